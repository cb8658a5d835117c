import { amountsIn } from '../knowledge/guard.ts';
import { contentOf } from '../knowledge/question-words.ts';
import { fold } from '../knowledge/words.ts';

/** How much of the telling words of an answer must be said for it to count as that answer. */
const enoughWords = 0.5;

const clock = /\b(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\b\.?|\b(noon|midnight)\b/g;
const weekday = /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/g;

/**
 * What an answer holds that can be right or wrong: amounts, times, weekdays, and other numbers such
 * as a percentage or a phone number. Each is written so that the same fact is the same text.
 */
function factsIn(text: string): Set<string> {
  let rest = fold(text).replace(/\b(mon|tues|wednes|thurs|fri|satur|sun)days\b/g, '$1day');
  const facts = new Set<string>();
  for (const cents of amountsIn(text)) facts.add(written(cents));
  rest = rest.replace(/\$ ?[\d,.]*\d|\d[\d,.]* ?(?:dollars|bucks)\b/g, ' ');
  for (const [, hour, minute, half, word] of rest.matchAll(clock))
    facts.add(word ?? `${Number(hour)}${minute ? `:${minute}` : ''} ${half}m`.replace(':00', ''));
  rest = rest.replace(clock, ' ');
  for (const [day] of rest.matchAll(weekday)) facts.add(day);
  for (const number of numbersIn(rest))
    if (!facts.has(written(Math.round(Number(number) * 100)))) facts.add(number);
  return facts;
}

/** An amount as people write it: two decimals where it is not whole. */
function written(cents: number): string {
  return cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`;
}

/** Fewer digits in a row than this are no phone number but numbers side by side. */
const phoneDigits = 7;

/** Numbers as digits; a phone number is one, however it is grouped. */
function numbersIn(text: string): string[] {
  return [...text.matchAll(/\+?\d(?:\d|[ .,()-]{1,2}(?=\d))*/g)].flatMap(([run]) => {
    const digits = run.replace(/\D/g, '');
    if (digits.length < phoneDigits) return run.match(/\d+(?:[.,]\d+)*/g) ?? [];
    return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  });
}

/** Whether one says yes, or open, and the other no, or closed. */
function isOpposite(wanted: string, said: string): boolean {
  const opens = (text: string) =>
    /\bclosed\b|\bnot open\b/i.test(text) ? 'closed' : /\bopen\b/i.test(text) ? 'open' : '';
  const agrees = (text: string) => /^\W*(yes|no)\b/i.exec(text)?.[1]?.toLowerCase() ?? '';
  const differ = (read: (text: string) => string) =>
    read(wanted) !== '' && read(said) !== '' && read(wanted) !== read(said);
  return differ(opens) || differ(agrees);
}

/**
 * What keeps `said` from being the answer `wanted`, as a sentence part; null where it is that
 * answer: every amount, time, day and number of it is said, not its opposite, and at least half of
 * its telling words.
 */
export function whyNotSameAnswer(wanted: string, said: string): string | null {
  if (said.trim() === '') return 'nothing was said';
  const spoken = [...factsIn(said)];
  const missing = [...factsIn(wanted)].filter(
    (fact) => !spoken.some((one) => one === fact || one === `${fact} am` || one === `${fact} pm`),
  );
  if (missing.length > 0)
    return `${missing.join(' and ')} ${missing.length > 1 ? 'were' : 'was'} not said`;
  if (isOpposite(wanted, said)) return 'the opposite was said';
  const telling = [...contentOf(wanted)].filter((word) => !/\d/.test(word));
  const heard = contentOf(said);
  const common = telling.filter((word) => heard.has(word)).length;
  return common >= telling.length * enoughWords ? null : 'it was said in quite other words';
}
