import type { Act } from '../heard/acts.ts';
import { type HeardAct, refsMeant, type ServiceRef, type Target } from '../heard/heard.ts';
import type { Service } from '../knowledge/business.ts';
import { asideWords, smallWords, vagueWords } from '../knowledge/common-words.ts';
import { allErrands, type Errand, errands, errandsOf } from '../knowledge/kinds-of-work.ts';
import { sensedWords } from '../knowledge/senses.ts';
import { kindOfWork } from '../knowledge/service-index.ts';
import { fold, stem } from '../knowledge/words.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { calledStems, namedOutright } from './named-outright.ts';
import { withOption } from './service-targets.ts';

/** Acts that are of the work that ends a trouble, where they tell one. */
const ofWork: ReadonlySet<Act> = new Set([
  'ask.price',
  'ask.total',
  'ask.offer',
  'ask.when',
  'ask.includes',
  'want.book',
  'describe',
]);

/**
 * The kind of trouble tells the kind of work: of a thing that quit, the repair is meant and not the yearly
 * tune-up; who is locked out wants no lock put in; what was ruined is corrected; "a peek at them" is the inspection.
 */
export function withErrands(acts: readonly HeardAct[], { text, hearing }: HeardTurn): HeardAct[] {
  const ofTurn = errandsTold(text);
  const before = ofTurn.length > 0 ? [] : errandsTalkedOf(hearing);
  if (ofTurn.length === 0 && before.length === 0) return [...acts];
  return acts.map((act) => {
    if (!ofWork.has(act.act)) return act;
    const own = errandsTold(act.words);
    const named = namedOutright(act.words, hearing.receptionist).length > 0;
    const carried = carries(act, hearing) ? before : [];
    const told = own.length > 0 ? own : named ? [] : [...ofTurn, ...carried];
    const target = told.length > 0 ? forErrand(told, act, text, hearing) : act.target;
    if (target === act.target) return act;
    // "And to rent one, what's that come to": the price of that, and no sum with what was talked of.
    return { ...act, act: act.act === 'ask.total' ? 'ask.price' : act.act, target };
  });
}

/** "And the air conditioner too", of a tune-up that is talked of: the same is meant for another thing. */
function errandsTalkedOf({ focus, receptionist }: Hearing): Errand[] {
  const [only, other] = focus;
  const service = only && !other ? receptionist.serviceById.get(only.serviceId) : undefined;
  return service ? errandsOf(service) : [];
}

function carries(act: HeardAct, hearing: Hearing): boolean {
  const said = fold(act.words);
  return carriesOn.test(said) && !otherWork.test(said) && namesItsThing(act, hearing);
}

function namesItsThing({ words, target }: HeardAct, { receptionist }: Hearing): boolean {
  const said = new Set(calledStems(words));
  return refsMeant(target).some(({ serviceId }) =>
    calledStems(receptionist.serviceById.get(serviceId)?.name ?? '').some((one) => said.has(one)),
  );
}

/** "And to put a new one in": another kind of work is named. */
const otherWork =
  /\b(?:new|neufs?|neuves?|nouve\w+|install\w*|pos(?:e[rz]?|ent)|replac\w*|remplac\w*|change[rz]?|changing)\b/;

const carriesOn =
  /^(?:(?:okay|ok|oh|so|um|uh|well|alors|bon)[ ,]+)*(?:and|plus|what about|how about|same for|et|pis|puis)\b|\b(?:too|as well|also|aussi)\b/;

function errandsTold(words: string): Errand[] {
  const folded = fold(words);
  return allErrands.filter((one) => errands[one].told.test(folded));
}

interface Thing {
  root: string;
  senses: ReadonlySet<number>;
}

/** The words that name a thing, and no kind of work. */
function thingsIn(text: string): Thing[] {
  return sensedWords(text).filter(({ text: word, root }) => {
    const one = stem(word);
    const isErrand = allErrands.some((errand) => errands[errand].called.test(word));
    if (isErrand || kindOfWork(one) || vagueWords.has(one) || asideWords.has(one)) return false;
    return root.length > 2 && !smallWords.has(word);
  });
}

const thingsOf = ({ name, nameFr }: Service) => thingsIn(`${name} ${nameFr ?? ''}`);

const isAlike = (one: Thing, other: Thing) =>
  one.root === other.root || [...one.senses].some((sense) => other.senses.has(sense));

const shared = (some: readonly Thing[], others: readonly Thing[]) =>
  some.filter((one) => others.some((other) => isAlike(one, other))).length;

function forErrand(
  told: readonly Errand[],
  { act, target, words, slots }: HeardAct,
  text: string,
  hearing: Hearing,
): Target | null {
  const { receptionist, focus, excluded } = hearing;
  if (target?.kind === 'fact') return target;
  const { services } = receptionist.profile.knowledge;
  const meant = target === null ? focus : refsMeant(target);
  if (act === 'describe' && meant.length === 0) return target;
  const serviceOf = ({ serviceId }: ServiceRef) => receptionist.serviceById.get(serviceId);
  const present = meant.flatMap((ref) => serviceOf(ref) ?? []);
  // "The tune-up, since it quit": what is called by all of its name, or by its work, is meant all the same.
  const spoken = sensedWords(words);
  const works = new Set(spoken.flatMap(({ text: word }) => kindOfWork(stem(word)) ?? []));
  const isAskedFor = ({ name }: Service) => {
    const own = sensedWords(name).filter(({ text: word }) => !smallWords.has(word));
    return (
      own.every(({ root }) => spoken.some((one) => one.root === root)) ||
      own.some(({ text: word }) => works.has(kindOfWork(stem(word)) ?? ''))
    );
  };
  const here = thingsIn(text);
  for (const errand of told) {
    const right = present.filter((one) => errandsOf(one).includes(errand));
    if (right.length === 0) continue;
    // "Looked at and cleaned": what shares no more than its work with the words is none of it.
    const others = present.filter((one) => !right.includes(one));
    const apart =
      target?.kind === 'services'
        ? others.every((one) => shared(thingsOf(one), here) === 0)
        : right.length === 1;
    const refs = meant.filter((ref) => right.some(({ id }) => id === ref.serviceId));
    return others.length > 0 && apart ? { kind: 'services', refs } : target;
  }
  if (present.some(isAskedFor)) return target;
  for (const errand of told) {
    const fits = (service: Service) => errandsOf(service).includes(errand);
    const beside = present.flatMap(thingsOf);
    const ranked = services
      .filter((service) => fits(service) && !excluded?.has(service.id))
      .map((service) => {
        const own = thingsOf(service);
        return {
          service,
          score: shared(own, here) * 2 + shared(own, beside),
          bare: own.length === 0,
        };
      })
      .filter(
        ({ score, bare }) => score > 0 || (bare && (errand === 'unlock' || present.length === 0)),
      )
      .sort((one, other) => other.score - one.score);
    const [best, second] = ranked;
    if (!best || (second && second.score === best.score)) continue;
    return {
      kind: 'services',
      refs: [withOption(receptionist, best.service.id, [words, text], slots, hearing)],
    };
  }
  return target;
}
