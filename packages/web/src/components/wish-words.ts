import { quoted } from '@second-ring/conversation';

/** How a call's log notes each wish, and how a person would say it. */
const wishes: readonly (readonly [noted: RegExp, said: string])[] = [
  [/^book (?=\S)/, 'wants to book '],
  [/^book$/, 'wants to book'],
  [/^move the appointment/, 'wants to move the appointment'],
  [/^cancel the appointment/, 'wants to cancel the appointment'],
  [/^running late/, 'is running late'],
  [/^call back (?=\S)/, 'wants a call back about '],
  [/^call back$/, 'wants a call back'],
  [/^question to answer (?=\S)/, 'has a question about '],
  [/^question to answer$/, 'has a question'],
  [/^update on a job (?=\S)/, 'wants an update on '],
  [/^update on a job$/, 'wants an update on a job'],
  [/^message (?=\S)/, 'left a message about '],
  [/^message$/, 'left a message'],
  [/^wants to speak to a person (?=\S)/, 'wants to speak to a person about '],
  [/^wants to speak to a person$/, 'wants to speak to a person'],
  [/^for (?=\p{Lu})/u, 'wants to speak to '],
  [/^returning our call/, 'is returning your call'],
  [/^complaint \(((?:[^()]|\([^)]*\))*)\)/, 'complains about $1'],
  [/^complaint (?=\S)/, 'complains about '],
  [/^complaint$/, 'has a complaint'],
  [/^job enquiry/, 'asks about a job with you'],
  [/^supplier/, 'calls as a supplier'],
  [/^urgent (?=\S)/, 'urgently needs '],
  [/^urgent$/, 'needs somebody urgently'],
];

/** What is noted beside a wish and belongs to it; everything else is the caller's own words. */
const besideIt =
  /^(?:from|with|instead of|extension|at|to call:|to call instead:|other contact:|on behalf of|in the name of) /;

/**
 * Why somebody called, as the log notes it, in words a person would use: the wish in English, the
 * caller's own words in quotation marks, in whatever language they spoke. Anything else stays as it is.
 */
export function wishInWords(noted: string): string {
  const [first = '', ...rest] = noted.split('; ');
  const wish = sayWish(first);
  if (wish === null) return noted;
  const beside = rest.filter((part) => besideIt.test(part));
  const own = rest.filter((part) => !besideIt.test(part)).join('; ');
  const told = [capital(wish), ...beside].join(', ');
  return own ? `${told}: ${quoted(own)}` : told;
}

/** The same where it stands under the word "Wanted". */
export function wantedInWords(noted: string): string {
  return capital(wishInWords(noted).replace(/^Wants /, ''));
}

function sayWish(noted: string): string | null {
  const known = wishes.find(([pattern]) => pattern.test(noted));
  if (!known) return null;
  // Several are told one after the other: "book Ceramic Coating, complaint".
  const [wish = '', ...others] = noted.split(/, (?=[a-z])/);
  const first = wish.replace(...known);
  return [first, ...others.map((other) => sayWish(other) ?? other)].join(', ');
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
