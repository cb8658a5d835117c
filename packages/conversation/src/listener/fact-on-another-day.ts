import type { Act } from '../heard/acts.ts';
import type { SlotValues } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import type { Hearing } from './hearing.ts';

/** Acts that "and if I come on a Friday" is easily taken for. */
const mayAskAgain: ReadonlySet<Act> = new Set([
  'ask.fact',
  'ask.price',
  'ask.area',
  'ask.includes',
  'ask.offer',
  'ask.hours',
  'ask.when',
  'ask.next',
  'unclear',
  'aside',
  'ack',
  'give',
  'choose',
  'correct',
  'describe',
  'want.book',
]);

/** What an owner's answer is told to. */
const toldOf: ReadonlySet<Act> = new Set(['ask.fact', 'ask.offer', 'ask.discount']);

const ofDays =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week ?days?|weekends?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|semaine|fin de semaine)\b/;

/** Words beside the day that say no more than that one would come then. */
const ofComing = new Set([
  ...contentStems(
    'come instead rather same case weekend drop place pareil meme plutot arrive passe passais viens venait jamais mettons disons jy jirai jirais jarrive jarrivais',
  ),
]);
/** What one hears of another day is asked: supposed, or added to what was told. */
const supposes = /\b(?:if|what about|how about|same|si|pis|et|and|meme (?:chose|affaire)|pareil)\b/;

/**
 * "And if I come on a Friday", "pis le samedi c'est pareil": of the answer that was just told, where that speaks
 * of days of the week; null elsewhere.
 */
export function factOnAnotherDay(
  act: Act,
  said: string,
  { times = [] }: SlotValues,
  { lastActs, open, focusFact, receptionist }: Hearing,
): string | null {
  const told = lastActs.some((one) => toldOf.has(one));
  if (focusFact === null || !told || open === 'time' || !mayAskAgain.has(act)) return null;
  if (!times.some(({ date, beside }) => date ?? beside) || !supposes.test(fold(said))) return null;
  const rest = times.reduce((left, { text }) => left.replace(text, ' '), said);
  if (![...contentStems(rest)].every((stem) => ofComing.has(stem))) return null;
  const fact = receptionist.candidates.all.find(({ id }) => id === focusFact);
  return fact && ofDays.test(fold(fact.compared.full)) ? focusFact : null;
}
