import type { Act } from '../heard/acts.ts';
import type { HeardAct, SlotValues, Target } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { followed, settled } from './act-of-segment.ts';
import { asksWhatFirst } from './asks-what-first.ts';
import { allNamed } from './beside-one-another.ts';
import { halvesOf } from './both-halves.ts';
import { keptToPointedAt, sameOfAnother } from './carried-on.ts';
import { claimsGift } from './claims-gift.ts';
import { claimsPrice } from './claims-price.ts';
import { countOf } from './counted.ts';
import { withoutCountedOnly } from './counted-only.ts';
import { mayAskDoorHours } from './door-hours.ts';
import { askedOfAnotherDay, asksHoursOfDay } from './fact-on-another-day.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { asksOnlyToLook } from './look-first.ts';
import { meantInstead } from './meant-instead.ts';
import { asksApart, namedGoesFirst } from './named-goes-first.ts';
import { namedThings, nameInReply } from './names-and-things.ts';
import { optionThatFits } from './option-fits.ts';
import { asksOfOffers, namesMore, ownersAnswer } from './owners-answer.ts';
import { partOfWork } from './part-of-work.ts';
import { asksForPerson } from './person-asked.ts';
import { personWished, withoutPersonWished } from './person-for-visit.ts';
import { asksWhatIsPaid } from './price-of-named.ts';
import { asAQuestion, isPutAsQuestion } from './put-as-question.ts';
import {
  asksToCome,
  bareName,
  namedInstead,
  namesForDay,
  pickedOption,
  pressedFor,
  wantsNamed,
} from './put-right.ts';
import { readingsOf } from './readings.ts';
import type { Ranking } from './retrieve.ts';
import type { Segment } from './segments.ts';
import { countsWithin, slotsWithin } from './slots.ts';
import { missesDeal, servicesByOwnWord, sumAsked } from './sums.ts';
import { targetOf } from './targets.ts';
import { withTheirOwnThing } from './their-own-thing.ts';
import { type HeardWord, startOf } from './tokens.ts';
import { withoutKin, withoutWeaklyNamed } from './weak-words.ts';
import { askedInCase } from './with-neighbour.ts';

/** A turn's words as its stretches are read, one after another. */
export interface ReadingTurn extends HeardTurn {
  heard: readonly HeardWord[];
  ranking: Ranking;
  /** Services the words rule out, and where. */
  ruledOut: readonly { serviceId: string; at: number }[];
}

/** A stretch of a turn in which one thing is done, with what is known where it stands. */
interface Stretch {
  said: string;
  segment: Segment;
  values: SlotValues;
  heard: readonly HeardWord[];
  scene: Hearing;
}

/** What a stretch is taken for before anything is looked up. */
interface Taken {
  act: Act;
  target?: Target;
  /** What of a service is asked about, where it is a part of one. */
  thing?: string;
  /** Whoever says this asks for no sum. */
  noSum?: true;
  /** Whether what was just told is asked of again. */
  again?: true;
  /** How sure it is by its form alone. */
  certainty?: number;
  /** It is claimed what something costs: it is about what is priced, and about no answer with such a figure. */
  ofPrice?: true;
  /** Nor for an answer of the owner's. */
  noAnswer?: true;
}

/** What words plainly do is acted upon, however unsure the learned part was of something else. */
const leastFollowed = 0.4;
/** As sure as words are that say what they do. */
const plainly = 0.8;

/** What words are by their form, whatever was learned of such words: the first that fits. */
const forms: readonly ((stretch: Stretch) => Taken | null)[] = [
  ({ said, segment, values, scene }) => {
    const again = askedOfAnotherDay(segment.act, said, values, scene);
    if (again === null) return null;
    return {
      ...again,
      noSum: true,
      noAnswer: true,
      again: true,
      certainty: plainly,
    };
  },
  ({ said, segment, values, scene }) =>
    asksHoursOfDay(segment.act, said, values, scene)
      ? { act: 'ask.hours', noSum: true, noAnswer: true }
      : null,
  ({ said, segment, scene }) =>
    mayAskDoorHours(segment.act, said) && servicesByOwnWord(said, scene.receptionist).length === 0
      ? { act: 'ask.hours', noSum: true, noAnswer: true, certainty: plainly }
      : null,
  ({ said, segment, values, scene }) =>
    claimsPrice(segment.act, said, values, scene.lastActs)
      ? { act: 'claim', ofPrice: true, noSum: true, noAnswer: true }
      : null,
  ({ said, segment }) =>
    claimsGift(said, segment.act) ? { act: 'claim', noSum: true, certainty: plainly } : null,
  ({ heard, segment, said, scene }) =>
    wantsNamed(heard, segment, said, scene) ? { act: 'want.book', noSum: true } : null,
  ({ said, segment }) =>
    asksWhatIsPaid(said, segment) ? { act: 'ask.price', noSum: true, certainty: plainly } : null,
  ({ said, segment, scene }) => {
    const target = sameOfAnother(said, segment.act, scene);
    return target && { act: 'ask.fact', target, noSum: true };
  },
  ({ said, segment }) =>
    mayAskFirst.has(segment.act) && asksWhatFirst(said) ? { act: 'ask.fact', noSum: true } : null,
  ({ said, segment, scene }) => {
    const part = partOfWork(said, segment.act, scene);
    if (!part) return null;
    const target: Target = { kind: 'services', refs: [part.whole] };
    return { act: 'ask.includes', target, thing: part.thing, noSum: true, noAnswer: true };
  },
  ({ said, segment, values, scene }) => {
    const target =
      pickedOption(said, segment.act, values, scene) ?? namedInstead(said, segment, scene);
    return target && { act: 'correct', target };
  },
  ({ said, values, scene }) => {
    const target = pressedFor(said, values, scene);
    return target && { act: 'ask.price', target };
  },
  ({ said, segment, scene }) => {
    const ref = bareName(said, segment, scene);
    return ref && { act: lastAsked(scene), target: { kind: 'services', refs: [ref] } };
  },
];

/** What a question of what comes before a visit is taken for. */
const mayAskFirst: ReadonlySet<Act> = new Set([
  'ask.when',
  'ask.next',
  'ask.offer',
  'aside',
  'unclear',
]);

/** What a bare name asks: what was asked of the one before it. */
function lastAsked({ lastActs }: Hearing): Act {
  return lastActs.includes('ask.offer') ? 'ask.offer' : 'ask.price';
}

/** Plainly one of these, words ask for no answer of the owner's, whatever stands in it. */
const answersNothing: ReadonlySet<Act> = new Set(['ask.status', 'ask.you', 'want.cancel']);

function takenFor(stretch: Stretch, text: string): Taken {
  for (const form of forms) {
    const taken = form(stretch);
    if (taken) return taken;
  }
  const { heard, segment, said, values, scene } = stretch;
  const act = settled(segment, said, values, scene);
  const as = followed(heard, segment, { said, text }, act, values, scene);
  if (as === act) return { act: as };
  return { act: as, certainty: leastFollowed, ...(answersNothing.has(as) && { noAnswer: true }) };
}

/** "I'd like a rust treatment Friday": wished for, and none of the owner's words on it are asked for. */
function wishesForDay(act: Act, said: string, { times }: SlotValues): boolean {
  return act === 'want.book' && times?.some(({ date }) => date) === true && !isPutAsQuestion(said);
}

/** A telephone number or an address by itself is of no service, whatever its digits are like. */
function tellsNumberOnly(said: string, { phone, digits, address, email }: SlotValues, act: Act) {
  const tells = phone ?? digits ?? address ?? email;
  if (tells === undefined || !/^(?:give|correct|affirm|choose|ack|aside)$/.test(act)) return false;
  return address !== undefined || contentStems(said.replace(/[\d\W]+/g, ' ')).size === 0;
}

/**
 * What one stretch of a turn does and what about, in the light of `scene`: mostly one act; two where both
 * halves of a question are asked of different things.
 */
export function readStretch(
  { text, slots, heard, ranking, ruledOut }: ReadingTurn,
  learned: Segment,
  scene: Hearing,
): HeardAct[] {
  const { receptionist, focus } = scene;
  const start = startOf(text, heard[learned.from], 0);
  const end = startOf(text, heard[learned.to], text.length);
  const whole = text.slice(start, end).trim();
  const said = withoutPersonWished(whole, scene);
  const counts = countsWithin(slots, start, end);
  const told = slotsWithin(slots, start, end);
  const segment = asAQuestion(learned, said, ranking, told, scene);
  const several = countOf(counts, segment.act, null, focus, receptionist);
  const values = several === undefined ? told : { ...told, count: several };
  const without = ruledOut.flatMap(({ serviceId, at }) =>
    at >= start && at < end ? serviceId : [],
  );
  const taken = takenFor({ said, segment, values, heard, scene }, text);
  const offers = asksOfOffers(said, taken.act, receptionist);
  const answers =
    (namesMore(heard, segment) || taken.act === 'ask.place') &&
    !offers &&
    !taken.noAnswer &&
    !wishesForDay(taken.act, said, told) &&
    !asksForPerson(said, receptionist.staff) &&
    personWished(whole, scene) === null;
  const written = answers ? ownersAnswer(ranking, said, taken.act, values, scene) : null;
  const own =
    taken.act === 'ask.discount' && missesDeal(written, said, receptionist) ? null : written;
  const heardAs = offers ? 'ask.discount' : own ? 'ask.fact' : taken.act;
  const sum = offers || taken.noSum ? null : sumAsked(said, heardAs, scene, segment.confidence);
  const act = sum?.act ?? heardAs;
  const asked = askedInCase(withoutKin(said, act), act, receptionist);
  const name = nameInReply(heard, segment, act, values, scene, slots, text);
  const aboutAs = taken.ofPrice ? 'ask.price' : act;
  const found =
    taken.target ??
    (sum ? null : own) ??
    targetOf(
      ranking,
      {
        said: asked,
        text: asked === whole ? text : asked,
        act: aboutAs,
        readings: readingsOf(segment, aboutAs),
        words: heard.slice(learned.from, learned.to),
      },
      values,
      scene,
    );
  // A price that is claimed is held against nothing that only resembles what it is claimed of.
  const isNamed = servicesByOwnWord(said, receptionist).length > 0;
  const meant = taken.ofPrice && !(found?.kind === 'services' && isNamed) ? null : found;
  const pointedAt = keptToPointedAt(said, act, meant, scene);
  // "Just to have somebody look at a stove": the stove is not to be mended yet.
  const looked = asksOnlyToLook(asked, pointedAt, receptionist);
  const fitting = looked ? pointedAt : optionThatFits(asked, act, pointedAt, scene);
  const named = allNamed(asked, act, fitting, scene, sum !== null);
  const strong = withoutWeaklyNamed(
    withTheirOwnThing(
      asked,
      act,
      looked ? pointedAt : namedGoesFirst(asked, act, named, values, scene),
      values,
      ranking,
      scene,
    ),
    asked,
    scene,
  );
  const target = withoutCountedOnly(asked, act, strong, values, scene);
  const stretch = { start, end, words: whole.replace(/\s{2,}/g, ' ') };
  const instead = target ? null : meantInstead({ said, text, act }, values, ranking, scene);
  if (instead)
    return [{ ...stretch, act: 'ask.price', confidence: 1, target: instead, slots: told }];
  const only = tellsNumberOnly(whole, told, act) ? null : target;
  const count = told.count ?? countOf(counts, act, only, focus, receptionist);
  const read: HeardAct = {
    ...stretch,
    act,
    confidence: offers ? 1 : Math.max(segment.confidence, taken.certainty ?? 0),
    target: only,
    slots: {
      ...told,
      ...(count === undefined ? {} : { count }),
      ...(name ? { name } : {}),
      ...namedThings(heard, { ...segment, act }, target, text, receptionist),
      ...(taken.again && { again: taken.again }),
      ...(taken.thing === undefined ? {} : { thing: taken.thing }),
      ...(without.length > 0 ? { without } : {}),
      ...(act === 'ask.price' && asksApart(text) ? { apart: true as const } : {}),
      ...(sum?.adds ? { adds: sum.adds } : {}),
      ...(sum?.toLast ? { toLast: sum.toLast } : {}),
      ...(sum?.cheaper ? { cheaper: sum.cheaper } : {}),
      ...(sum?.saves ? { saves: sum.saves } : {}),
    },
  };
  const query = { act: 'ask.fact' as const, language: scene.language, focus: [], focusFact: null };
  const ofHalf = (half: string) => ranking({ ...query, text: half });
  const halves = halvesOf(said, act, target, ofHalf, receptionist);
  if (halves.length > 0) return halves.map((half) => ({ ...read, act: 'ask.fact', target: half }));
  const books = namesForDay(read) || asksToCome(read);
  return [books ? { ...read, act: 'want.book', confidence: 1 } : read];
}
