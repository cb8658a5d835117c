import { asideWords, contentStems, vagueWords } from '../knowledge/common-words.ts';
import { kindOfWork } from '../knowledge/service-index.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import type { Hearing } from './hearing.ts';
import { inOwnWords } from './own-words.ts';
import { summing } from './service-targets.ts';
import { termsAskedOf } from './terms.ts';

/** "She's seventy-one": what people of an age are called in what owners write. */
function withAge(said: string): string {
  const folded = fold(said);
  const aged = [...folded.matchAll(ofAge)].flatMap(([, words = '']) => [
    ...spokenNumbers(words).map(({ value }) => value),
    ...(words.match(/\d+/g) ?? []).map(Number),
  ]);
  return aged.some((age) => age >= leastSenior && age < 110) ? `${said} senior` : said;
}

const ofAge =
  /\b(?:i am|i'm|is|he's|she's|am|turn(?:s|ed|ing)?|be|at|j'ai|a|as|aged) ((?:[a-z]+[- ]?){1,3}|\d{2,3})\b(?! (?:dollars?|bucks?|minutes?|hours?|feet|foot|inch\w*|percent))/g;

const leastSenior = 60;

/** Words that name nothing are about what the whole turn, or the trouble told before, is about. */
export function askedAbout(said: string, text: string, hearing: Hearing): string {
  return withAge(askedOf(said, text, hearing));
}

function askedOf(
  said: string,
  text: string,
  { matter, terms, focus, receptionist }: Hearing,
): string {
  const under = termsAskedOf(said, terms ?? '');
  if (under && !namesService(said, receptionist) && !inOwnWords(said, receptionist))
    return `${said}. ${under}`;
  const stems = tellingStems(said);
  // "What would a clean like that cost": of what was told before it, and of no service that is called a clean.
  if (pointsBack.test(fold(said)) && namesOnlyWork(stems)) {
    if (tellingStems(text).size > stems.size) return text;
    return matter ? `${matter} ${said}` : said;
  }
  // "How much is a tarp?" names a service, whatever else the turn spoke of.
  if (stems.size > 1 || namesService(said, receptionist) || inOwnWords(said, receptionist))
    return said;
  if (tellingStems(text).size > stems.size) return text;
  return focus.length === 0 && matter ? `${matter} ${said}` : said;
}

const pointsBack =
  /\b(?:(?:like|similar to) (?:that|this|it)|(?:that|this) (?:kind|sort|type)(?: of)?|such an?|comme (?:ca|celle-la|celui-la)|(?:ce|cette) (?:genre|sorte|type)(?: de)?|de meme)\b/;

/** Whether all that words name is a kind of work, or nothing: "a clean", "a job". */
const namesOnlyWork = (stems: ReadonlySet<string>) =>
  [...stems].every(
    (one) => kindOfWork(one) !== undefined || vagueWords.has(one) || ofMatters.has(one),
  );
const ofMatters = contentStems(
  'job thing mess deal case situation affaire chose travail ouvrage cas',
);

/** "What would that cost me for both" tells nothing of what it is about. */
const tellingStems = (text: string) =>
  new Set([...contentStems(text)].filter((one) => !asideWords.has(one) && !summing.has(one)));

/** Whether a word of it stands in a service's name. */
export function namesService(said: string, { candidates }: Receptionist): boolean {
  const stems = [...contentStems(said)].filter((stem) => !summing.has(stem));
  return candidates.all.some(
    ({ kind, title }) => kind === 'service' && stems.some((stem) => title.has(stem)),
  );
}
