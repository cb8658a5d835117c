import { lastSaid, type Turn } from '../dialogue/turn.ts';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { areaSentences, coversPlace, placesNamed, townsIn } from '../knowledge/place.ts';
import { kindOfWork } from '../knowledge/service-index.ts';
import { fold } from '../knowledge/words.ts';
import { serviceNames, stemOf, tellingStems } from '../listener/service-names.ts';
import { rememberingOf } from '../remembering.ts';
import { lookUpAll } from './refs.ts';

/** Bringing things is work of its own, whatever the services are called. */
const ofDelivery = contentStems('delivery deliver delivering delivered livraison livrer livrez');
const only = /(?<!\p{L})(?:only|seulement|uniquement|exclusivement)(?!\p{L})/u;

/** What the caller's work goes by: the words of this turn, and the names of what is talked of or wanted. */
function workTalkedOf(turn: Turn): ReadonlySet<string> {
  const { focus, wanted } = turn.state;
  const refs = [...focus.refs, ...wanted.items.map(({ ref }) => ref)];
  const names = lookUpAll(turn, refs).map(({ service }) => service.name);
  return new Set([lastSaid(turn), ...names].flatMap((text) => stemsIn(text)));
}

const stemsIn = (text: string) => [...contentStems(text), ...tellingStems(text)];

/** The words of a text that are of some work only: of one service's name, or of bringing things. */
function ownWorkIn(text: string, { profile: { knowledge } }: Turn['receptionist']): string[] {
  const { own } = serviceNames(knowledge);
  return [...contentStems(text)].filter((one) => ofDelivery.has(one) || own.has(stemOf(one)));
}

/**
 * Without what is asked for going somewhere with other work than what is talked of: of "Mulch delivery is 65 dollars.
 * Outside town add 30" nobody pays for a cleanup. What names the `place` that is asked about is of it, whatever work the
 * title is of.
 */
export function ofWorkTalkedOf(
  turn: Turn,
  title: string,
  said: string,
  place: string | null,
): string {
  const talkedOf = workTalkedOf(turn);
  const isOther = (work: readonly string[]) =>
    work.length > 0 && !work.some((one) => talkedOf.has(one) || sharesDelivery(one, talkedOf));
  let limit = ownWorkIn(title, turn.receptionist);
  return areaSentences(said)
    .filter((sentence) => {
      const work = ownWorkIn(sentence, turn.receptionist);
      if (work.length > 0) limit = [...limit, ...work];
      const isOfPlace = place !== null && coversPlace(sentence, null, place) === 'yes';
      return !/\d/.test(sentence) || !isOther(isOfPlace ? work : limit);
    })
    .join(' ');
}

const sharesDelivery = (one: string, talkedOf: ReadonlySet<string>) =>
  ofDelivery.has(one) && [...ofDelivery].some((other) => talkedOf.has(other));

/** A sentence that keeps some work to some towns: "Snow is Guelph only", "Orillia for installs only". */
interface Limited {
  said: string;
  towns: readonly string[];
  work: ReadonlySet<string>;
  /** Whether it names more than work and towns: "bridal & seniors residences", where any work may be meant. */
  ofMore: boolean;
}

/** What is said of going anywhere, and names no work. */
const going = contentStems(
  'go goes going come comes travel drive service cover only do does offer out town area va vient seulement',
);

const workWords = rememberingOf(({ services }: BusinessKnowledge): ReadonlySet<string> => {
  return new Set(services.flatMap(({ name, nameFr }) => stemsIn(`${name} ${nameFr ?? ''}`)));
});

function limitsIn({ receptionist }: Turn, said: string): Limited[] {
  const known = workWords(receptionist.profile.knowledge);
  return areaSentences(said).flatMap((sentence) => {
    if (!only.test(fold(sentence))) return [];
    const towns = townsIn(sentence);
    const ofTowns = new Set(towns.flatMap((town) => stemsIn(town)));
    const work = stemsIn(sentence).filter(
      (one) =>
        !ofTowns.has(one) &&
        (known.has(one) || kindOfWork(one) !== undefined || ofDelivery.has(one)),
    );
    const ofMore = [...contentStems(sentence)].some(
      (one) => !ofTowns.has(one) && !work.includes(one) && !going.has(one) && !/\d/.test(one),
    );
    return towns.length > 0 && work.length > 0
      ? [{ said: sentence, towns, work: new Set(work), ofMore }]
      : [];
  });
}

const meets = (work: ReadonlySet<string>, stems: ReadonlySet<string>) =>
  [...work].some((one) => stems.has(one));

/** What the owner wrote of a town for some work only, held against the work that is talked of. */
export function limitedTo(
  turn: Turn,
  place: string,
  texts: readonly { said: string }[],
): { said: string; covers: 'yes' | 'no' } | null {
  const { focus } = turn.state;
  const said = new Set(stemsIn(lastSaid(turn)));
  const names = lookUpAll(turn, focus.refs).map(({ service }) => new Set(stemsIn(service.name)));
  const { services } = turn.receptionist.profile.knowledge;
  const mayBeMeant = services
    .map(({ name }) => new Set(stemsIn(name)))
    .filter((stems) => meets(stems, said));
  const known = workWords(turn.receptionist.profile.knowledge);
  const isTown = placesNamed(turn.receptionist.places, place).length > 0;
  const isKnown = focus.refs.length > 0 || [...said].some((one) => known.has(one));
  for (const { said: sentence, towns, work, ofMore } of texts.flatMap((text) =>
    limitsIn(turn, text.said),
  )) {
    const isSaid = meets(work, said);
    if (placesNamed(towns, place).length > 0) {
      const isOther =
        isKnown &&
        !isSaid &&
        !ofMore &&
        ![...names, ...mayBeMeant].some((stems) => meets(work, stems));
      return { said: sentence, covers: isOther ? 'no' : 'yes' };
    }
    // Of several things that are talked of, what is written of one is not of all.
    const isOfAll = names.length > 0 && names.every((stems) => meets(work, stems));
    if (isTown && (isSaid || isOfAll)) return { said: sentence, covers: 'no' };
  }
  return null;
}
