import type { Act } from '../heard/acts.ts';
import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { remembering } from '../remembering.ts';
import { asksDoorHours } from './door-hours.ts';
import type { HeardTurn } from './hearing.ts';
import type { Matter } from './matter.ts';
import { matters } from './matters-in-idioms.ts';
import { isPutAsQuestion } from './put-as-question.ts';
import { servicesByOwnWord } from './sums.ts';

/** What asks what becomes of something, in folded words. */
const asksWhatComes =
  /\b(?:what (?:happens|then|do|does|would|will|if|are)|what'?s (?:that|it|the)|whats|do (?:i|we|you|they)|am i|are we|will (?:i|you|he|she|they|we)|would (?:i|you|he|she|they|we)|can (?:i|you|he|she)|is (?:there|that|it|he|she)|how (?:much|bad|late)|costs?|charged?|pay|owe|lose|out of luck|qu'est-ce|quoi|ca (?:arrive|passe|coute|change)|(?:je|j'|on) (?:paye|paie|perd\p{L}*|dois)|des frais|combien|allez-vous|vous me|-tu)\b/u;

/** Acts that such a question is taken for where no word of it is known. */
const mistaken: ReadonlySet<Act> = new Set([
  'ask.fact',
  'ask.next',
  'ask.when',
  'ask.price',
  'ask.total',
  'ask.offer',
  'ask.includes',
  'ask.compare',
  'ask.discount',
  'ask.donow',
  'ask.hours',
  'ask.mine',
  'unclear',
  'aside',
]);

/** "Say it comes off again next week": asked, though it is put as no question. */
const supposes =
  /^(?:(?:and|so|but|ok|okay|um|uh|well|now|et|pis|mais|bon)[, ]+)*(?:if|say|suppose|what if|let's say|mettons|si|admettons)\b/;
const mayBeSupposed: ReadonlySet<Act> = new Set([
  'defer',
  'describe',
  'give',
  'claim',
  'ack',
  'want.move',
]);

/** What is asked by itself, and may be a question of what is talked of as well. */
const ofWhatIsTalkedOf: ReadonlySet<Act> = new Set([
  'ask.fact',
  'ask.next',
  'ask.donow',
  'ask.price',
  'ask.total',
]);

/**
 * "Can I just roll in or do I have to book", of what was written of walk-ins: what words ask of in an idiom, where
 * they name nothing known, and where one note or answer alone is of that.
 */
export function withIdioms(
  acts: readonly HeardAct[],
  { text, hearing: { receptionist } }: HeardTurn,
): HeardAct[] {
  const whole = fold(text);
  const spans: { at: number; end: number }[] = [];
  const asked = acts.map((act): HeardAct => {
    const own = fold(act.words);
    const supposed = mayBeSupposed.has(act.act) && supposes.test(own);
    // "Could you put it Friday instead": a wish, whatever is asked beside it.
    const wishes = arranges.test(act.act) && act.slots.times !== undefined && !everyTime.test(own);
    if (act.slots.ofLateness || asksDoorHours(act.words)) return act;
    const found = writtenOf(leansOnTurn(act) ? whole : own, whole, receptionist);
    const put = isPutAsQuestion(act.words) || (found !== null && asksWithin(act, found.matter));
    if (!(supposed || mistaken.has(act.act) || (put && !wishes))) return act;
    if (!found || !(isOpen(act, receptionist) || isOfElse(act, found) || givesWay(act, found)))
      return act;
    if (whole.length === text.length) spans.push(found);
    // "Do I call ahead" tells no number to be called at.
    const { thing: _, callerNumber: __, ...slots } = act.slots;
    const target = { kind: 'fact' as const, factId: found.factId };
    return { ...act, act: 'ask.fact', confidence: 1, target, slots };
  });
  // "He's not fixed": part of what is asked, and no "no" of theirs.
  return asked.filter(
    ({ act, start, end }) =>
      !ofReplies.has(act) || !spans.some((one) => start < one.end && end > one.at),
  );
}

/** "I can't do stairs, is that a problem": asked of what the turn tells. */
function leansOnTurn({ act, target, words }: HeardAct): boolean {
  const open = target === null || target.kind === 'unknown';
  return act.startsWith('ask.') && open && ofWhatIsTold.test(fold(words));
}

const ofWhatIsTold =
  /^(?:is|are|would|will|does|do) (?:that|this|it|you guys|you|those) (?:be |going to be |gonna be )?(?:an? |any )?(?:problem|issue|trouble|ok|okay|alright|all right|fine|doable|matter|manage)\W*$|^(?:c'est|ca)[- ](?:tu )?(?:un |une )?(?:probleme|correct|grave|derange|faisable)\W*$/;

/** "He's on crutches, are there steps": told first and asked then, in one breath. */
function asksWithin({ act, words }: HeardAct, { asks, outright }: Matter): boolean {
  const own = fold(words);
  const found = outright ? asks.exec(own) : null;
  if (!found) return false;
  if (act.startsWith('ask.')) return true;
  const end = found.index + found[0].length;
  const starts = [...own.slice(0, end).matchAll(/(?<![\p{L}'])\p{L}/gu)].map(({ index }) => index);
  return starts.some((at) => isPutAsQuestion(own.slice(at)));
}

/** "Each week" is of no visit to come at. */
const everyTime = /\b(?:each|every|always|toujours|chaque)\b/;
const arranges = /^(?:correct|choose|want\.(?:book|move))$/;
const ofReplies: ReadonlySet<Act> = new Set(['deny', 'affirm', 'ack', 'aside', 'unclear']);

/** Whether what words are about is not known, only guessed, or no more than what is talked of. */
function isOpen({ act, target, words }: HeardAct, receptionist: Receptionist): boolean {
  if (target === null || target.kind === 'unknown') return true;
  if (target.kind === 'fact') return target.unsure === true;
  if (target.kind === 'either' ? target.guessed : target.unsure) return true;
  if (!ofWhatIsTalkedOf.has(act)) return false;
  return act === 'ask.fact' || servicesByOwnWord(words, receptionist).length === 0;
}

/** "If I don't show up", taken for what is written of coming late: another answer, and none of this matter. */
function isOfElse({ target }: HeardAct, { matter, factId, here }: Found): boolean {
  return (
    here && matter.ofConsequence === true && target?.kind === 'fact' && target.factId !== factId
  );
}

interface Found {
  factId: string;
  /** All that is written of it. */
  factIds: string[];
  matter: Matter;
  /** The very words of the act ask of it, and not the turn alone. */
  here: boolean;
  at: number;
  end: number;
}

/** What is asked outright goes before what the words only sound like, but not before another answer on the same. */
function givesWay({ target }: HeardAct, { matter, factIds }: Found): boolean {
  if (!matter.outright) return false;
  return target?.kind !== 'fact' || !factIds.includes(target.factId);
}

/** Each turn looks through all that is written. */
const asWritten = remembering(fold);

/** What alone is written of the matter that words ask of, and where in the turn they do. */
function writtenOf(own: string, whole: string, { candidates }: Receptionist): Found | null {
  const matter = matters.find((one) => {
    const { asks, ofConsequence, outright } = one;
    if (ofConsequence) return asks.test(whole) && asksWhatComes.test(own);
    return asksOf(one, own) || (!outright && asksOf(one, whole));
  });
  const place = matter?.asks.exec(whole);
  if (!matter || !place) return null;
  const factual = candidates.all.filter(({ kind }) => kind !== 'service');
  const fits = (written: RegExp) => {
    const titled = factual.filter(({ compared }) => written.test(asWritten(compared.title)));
    if (titled.length > 0) return titled;
    return factual.filter(({ compared }) => written.test(asWritten(compared.full)));
  };
  const told = [matter.written].flat().map(fits);
  const [only, other] = told.find(({ length }) => length > 0) ?? [];
  if (!only || other) return null;
  return {
    factId: only.id,
    factIds: told.flat().map(({ id }) => id),
    matter,
    here: matter.asks.test(own),
    at: place.index,
    end: place.index + place[0].length,
  };
}

function asksOf({ asks, beside, never }: Matter, words: string): boolean {
  return asks.test(words) && (beside?.test(words) ?? true) && !never?.test(words);
}
