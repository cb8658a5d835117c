import { contentStems, smallWords } from '../knowledge/common-words.ts';
import { tellingOf } from '../knowledge/question-words.ts';
import { frenchRoot, sensedWords } from '../knowledge/senses.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import type { Candidate } from './candidates.ts';

/** Something the owner wrote that words have in common with nothing else of theirs. */
export interface OwnWords {
  candidate: Candidate;
  /** How many of the telling words stand in it and nearly nowhere else. */
  shared: number;
  /** How much of what tells anything among the words stands in it, 0 to 1. */
  share: number;
}

/** A word that stands in more of what the owner wrote than this tells none of it. */
const mostOwners = 2;

/** What is less than this much behind the best is as likely meant. */
const clearly = 0.7;

/** Words of asking, of speech and of times, which are about nothing. */
const ofSpeech = contentStems(
  'book booking appointment schedule reserve reservation rendez-vous reserver visit mondays tuesdays wednesdays thursdays fridays saturdays sundays weekends mornings afternoons evenings nights lundis mardis mercredis jeudis vendredis samedis dimanches matins soirs open opens close closes somewhere anywhere along gonna wanna gotta madame monsieur temps longtemps environ fois genre sorte vraiment dollars dollar bucks piasses piastres percent',
);

/** "Posez", "vendez": what a shop is asked to do tells less than what with. */
const doneByYou = /^\p{L}{3,}ez$/u;

/** The stems of a text that tell what it is about, as candidates have them. */
export function tellingStems(text: string): string[] {
  const stems = [...contentStems(text)].filter(
    (stem) =>
      tellingOf(stem) === 1 && !ofSpeech.has(stem) && !/^\d/.test(stem) && !doneByYou.test(stem),
  );
  return [...new Set(stems.map(frenchRoot))];
}

const holds = ({ title, body, titled }: Candidate, { stem, senses }: Telling) =>
  title.has(stem) || body.has(stem) || senses.some((sense) => titled.has(sense));

/** A telling word; what it is also called, where the owner never wrote the word itself. */
interface Telling {
  stem: string;
  senses: readonly number[];
}

function tellingWords(said: string, { candidates: { uses } }: Receptionist): Telling[] {
  const senses = new Map(sensedWords(said).map((word) => [word.root, [...word.senses]]));
  return tellingStems(said).map((stem) => ({
    stem,
    senses: uses.has(stem) ? [] : (senses.get(stem) ?? []),
  }));
}

/** Whether any word that tells something is of this, or is what a word of its title is also called. */
export function isToldOf(said: string, candidate: Candidate, receptionist: Receptionist): boolean {
  return tellingWords(said, receptionist).some((word) => holds(candidate, word));
}

/**
 * The one service, question or note that holds words of a caller's which hardly anything else of the owner's
 * holds: the strongest evidence there is, whatever the words sound like. Null where none does, or several do.
 */
export function inOwnWords(said: string, receptionist: Receptionist): OwnWords | null {
  const { candidates } = receptionist;
  const stems = tellingWords(said, receptionist);
  const rare = stems.filter((word) => {
    const owners = candidates.all.filter((one) => holds(one, word)).length;
    return owners > 0 && owners <= mostOwners;
  });
  if (rare.length === 0) return null;
  const worth = (all: readonly Telling[]) =>
    all.reduce((sum, { stem }) => sum + (candidates.weights.get(stem) ?? candidates.foreign), 0);
  const [best, second] = candidates.all
    .map((candidate) => ({ candidate, own: rare.filter((word) => holds(candidate, word)) }))
    .filter(({ own }) => own.length > 0)
    .map((one) => ({ ...one, worth: worth(one.own) }))
    .sort((one, other) => other.worth - one.worth);
  if (!best || (second && second.worth >= best.worth * clearly)) return null;
  // Another name of a thing is it where nothing else is said.
  const written = best.own.some(({ senses }) => senses.length === 0);
  if (!written && !stems.every((word) => holds(best.candidate, word))) return null;
  const held = stems.filter((word) => holds(best.candidate, word));
  return {
    candidate: best.candidate,
    shared: best.own.length,
    share: worth(held) / worth(stems),
  };
}

/** Words this much of which stand in something the owner wrote are about it. */
const mostly = 0.6;

/** The same, where it is enough by itself: most of the words, or several of them, stand in it. */
export function surelyInOwnWords(said: string, receptionist: Receptionist): Candidate | null {
  const found = inOwnWords(said, receptionist);
  return found && (found.shared > 1 || found.share >= mostly) ? found.candidate : null;
}

/** What asks whether anything is to be paid, and what tells of it. */
export const ofPaying =
  /\b(?:pay|pays|payments?|paiements?|paid|paying|charged?|charges|charging|owe|fees?|free|dinged|extra|costs?|paye[rsz]?|payes?|facture[rs]?|frais|gratuit\w*|gratis|coute\w*|deduit\w*)\b/;

/** The one service named in a question of paying of which the owner wrote what is paid, and when: "free if we do the brakes". */
export function termsOfNamed(
  said: string,
  { candidates, serviceById }: Receptionist,
): Candidate | null {
  if (!ofPaying.test(fold(said))) return null;
  const stems = tellingStems(said);
  const [only, other] = candidates.all.filter(
    ({ kind, id, title }) =>
      kind === 'service' &&
      stems.some((stem) => title.has(stem)) &&
      waived.test(fold(serviceById.get(id)?.description ?? '')),
  );
  return only && !other ? only : null;
}

const waived =
  /\b(?:free|waived|no charge|credited|comes? off|deducted|gratuit\w*|sans frais|deduit\w*|credite\w*)\b/;

/** Of what has a price only in a note or an answer, several words must be said. */
const leastShared = 2;

/** "The old ones, I want to get rid of all four": the one note or answer with a sum in it that several words are of. */
export function pricedInWords(said: string, { candidates }: Receptionist): Candidate | null {
  const words = sensedWords(said).filter(({ text }) => text.length > 2 && !smallWords.has(text));
  const [best, second] = candidates.all
    .filter(({ kind, amounts }) => kind !== 'service' && amounts.size > 0)
    .map((candidate) => {
      const found = words.flatMap(({ root, senses }) => {
        if (candidate.title.has(root) || candidate.body.has(root)) return root;
        const [alike] = [...senses].filter(
          (one) => candidate.titled.has(one) || candidate.bodySenses.has(one),
        );
        return alike === undefined ? [] : `sense ${alike}`;
      });
      return { candidate, shared: new Set(found).size };
    })
    .sort((one, other) => other.shared - one.shared);
  if (!best || best.shared < leastShared || second?.shared === best.shared) return null;
  return best.candidate;
}

const paying = /\b(?:pay|pays|paying|paid|paye[rsz]?)\b/;
const titledPaying = /\b(?:pay\w*|paid|paiements?|paye\w*)\b/;

/** "Do I pay right then": the one note or question of the owner's that is titled by paying. */
export function aboutPaying(said: string, { candidates }: Receptionist): Candidate | null {
  if (!paying.test(fold(said))) return null;
  const [only, other] = candidates.all.filter(
    ({ kind, compared }) => kind !== 'service' && titledPaying.test(fold(compared.title)),
  );
  return only && !other ? only : null;
}
