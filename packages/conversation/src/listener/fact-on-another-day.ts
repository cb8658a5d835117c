import type { Act } from '../heard/acts.ts';
import type { SlotValues, Target } from '../heard/heard.ts';
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
    'come instead rather same about okay then case weekend drop place pareil meme plutot arrive passe passais viens venait jamais mettons disons jy jirai jirais jarrive jarrivais',
  ),
]);
/** What one hears of another day is asked: supposed, or added to what was told. */
const supposes = /\b(?:if|what about|how about|same|si|pis|et|and|meme (?:chose|affaire)|pareil)\b/;

const ofClocks = /\b(?:before|after|until|till|by|from|avant|apres|jusqu'a|a partir de)\s+\d/;
/** "At two", "vers trois heures": an hour that nobody was asked for. */
const bareHour =
  /(?:^|\s)(?:at|around|by|like|before|after|a|vers|avant|apres)\s+(?:\p{L}+(?:\s(?:thirty|fifteen))?|\d{1,2}(?::\d\d)?)(?:\s?(?:am|pm|o'?clock|heures?|h))?$/u;
/** What a price is told to. */
const pricedBy: ReadonlySet<Act> = new Set(['ask.price', 'ask.offer', 'ask.total']);

/** What is asked of again, for another day or hour. */
interface AskedAgain {
  act: 'ask.fact' | 'ask.price';
  target: Target;
}

/**
 * "And if I come on a Friday", "and at two", "pis le samedi c'est pareil": of the answer that was just told, where
 * that speaks of days or hours, or of a price that differs by them; null elsewhere.
 */
export function askedOfAnotherDay(
  act: Act,
  said: string,
  { times = [] }: SlotValues,
  { lastActs, open, focusFact, focus, receptionist }: Hearing,
): AskedAgain | null {
  const folded = fold(said);
  if (open === 'time' || !mayAskAgain.has(act) || !supposes.test(folded)) return null;
  const onDay = times.some(({ date, beside }) => date ?? beside);
  const atHour = times.some(({ time }) => time) || (times.length === 0 && bareHour.test(folded));
  if (!onDay && !atHour) return null;
  const unsaid = times.length === 0 ? folded.replace(bareHour, ' ') : said;
  const rest = times.reduce((left, { text }) => left.replace(text, ' '), unsaid);
  if (![...contentStems(rest)].every((stem) => ofComing.has(stem))) return null;
  if (focusFact !== null && lastActs.some((one) => toldOf.has(one))) {
    const fact = receptionist.candidates.all.find(({ id }) => id === focusFact);
    const written = fact ? fold(fact.compared.full) : '';
    const speaks = (onDay && ofDays.test(written)) || (atHour && ofClocks.test(written));
    return speaks ? { act: 'ask.fact', target: { kind: 'fact', factId: focusFact } } : null;
  }
  const [ref, other] = focus;
  if (!ref || other || !lastActs.some((one) => pricedBy.has(one))) return null;
  const differs = receptionist.conditions.some(
    ({ serviceIds, days, hours }) =>
      (serviceIds?.has(ref.serviceId) ?? true) && ((onDay && days) || (atHour && hours)),
  );
  return differs ? { act: 'ask.price', target: { kind: 'services', refs: [ref] } } : null;
}

const bareAsks: ReadonlySet<Act> = new Set([
  'ask.fact',
  'ask.includes',
  'ask.offer',
  'ask.price',
  'ask.compare',
  'ask.when',
  'unclear',
  'aside',
  'ack',
  'give',
  'choose',
]);

/** "And the next day", "pis le lendemain": a day and nothing else, after the hours of another were asked for. */
export function asksHoursOfDay(
  act: Act,
  said: string,
  { times = [] }: SlotValues,
  { lastActs, open }: Pick<Hearing, 'lastActs' | 'open'>,
): boolean {
  if (!bareAsks.has(act) || !lastActs.includes('ask.hours') || open === 'time') return false;
  if (!times.some(({ date, beside }) => date ?? beside)) return false;
  const rest = times.reduce((left, { text }) => left.replace(text, ' '), said);
  return contentStems(rest.replace(leadsOn, ' ')).size === 0;
}

const leadsOn = /(?<!\p{L})(?:pis|puis|d['’]abord|alors|then|instead|even|maybe)(?!\p{L})/giu;
