import type { TranscriptEntry } from '../conversation.ts';
import { fold } from '../knowledge/words.ts';
import { isPhoneNumber } from '../understanding/slots/cards/issuers.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** What has a number of its own that an owner looks something up by. */
const labels = words(
  'invoice order serial model vin permit claim case policy microchip chip tag certificate account membership member meter reference confirmation tracking plate ticket file quote estimate po registration warranty odometer facture commande serie modele permis reclamation dossier police puce medaille certificat certificat-cadeau cadeau compte membre compteur confirmation suivi plaque billet soumission garantie',
);
/** Verbs and everyday words as well: of a short number, it must be called one. */
const unsure = words(
  'order model case chip tag member file quote estimate claim ticket account plate cadeau dossier police commande billet',
);
/** What stands between the name of a number and the number. */
const fillers = words(
  "is was it it's its are number numbers numero no nr the a an says reads said shows ends ending in with on of that s my your his her um uh ok like actually here porte le la les c'est est que de d du mon ma son sa euh",
);
const naming = words(
  "is was it's its number numbers numero no nr says reads ends # c'est est porte",
);
const digitWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    oh: '0',
    zero: '0',
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    un: '1',
    deux: '2',
    trois: '3',
    quatre: '4',
    cinq: '5',
    sept: '7',
    huit: '8',
    neuf: '9',
  }),
);
/** Words of a number that is told as more than its digits. */
const counting = words(
  'double triple ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent mille',
);
const dashes = words('- dash tiret hyphen');
/** What makes it a sum, a time or a count. */
const units = words(
  '$ dollars dollar bucks percent am pm hours minutes days weeks months years km miles people guests piastres heures jours mois ans personnes',
);
const mostFillers = 6;
const leastDigits = 3;
const surelyDigits = 5;
/** Nobody leaves more of them. */
const mostNumbers = 8;
const year = /^(?:19|20)\d\d$/;

interface Word {
  text: string;
  folded: string;
  start: number;
  end: number;
}

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’]*(?:-cadeau)?|[#$-]/gu)].map(
    ({ 0: found, index }) => ({
      text: found,
      folded: fold(found),
      start: index,
      end: index + found.length,
    }),
  );

/** The numbers that a caller named and left, as "invoice 20418837": each once, in the order they were told. */
export function numbersTold(transcript: readonly TranscriptEntry[]): string[] {
  const found = new Map<string, string>();
  for (const { role, content } of transcript) {
    if (role !== 'user') continue;
    for (const told of namedIn(content)) found.set(bare(told.value), `${told.label} ${told.value}`);
  }
  return [...found.values()].slice(0, mostNumbers);
}

/** Those that a text does not hold already, however they are written there. */
export function notIn(numbers: readonly string[], text: string): string[] {
  const held = bare(text);
  return numbers.filter((one) => !held.includes(bare(one.slice(one.indexOf(' ')))));
}

const bare = (text: string) => fold(text).replace(/[^a-z\d]/g, '');

function namedIn(content: string): { label: string; value: string }[] {
  const said = wordsIn(content);
  const named: { label: string; value: string }[] = [];
  for (let at = 0; at < said.length; at += 1) {
    const label = said[at];
    if (!label || !labels.has(label.folded)) continue;
    let first = at + 1;
    while (first <= at + mostFillers && isFiller(said, first)) first += 1;
    const calledOne = said.slice(at + 1, first).some(({ folded }) => naming.has(folded));
    const next = endOfValue(said, first);
    const value = writtenValue(content, said.slice(first, next));
    if (value === null || units.has(said[next]?.folded ?? '')) continue;
    const digits = value.replace(/\D/g, '');
    if (year.test(value) || isPhoneNumber(digits)) continue;
    if (unsure.has(label.folded) && !calledOne && digits.length < surelyDigits) continue;
    named.push({ label: label.folded === 'vin' ? 'VIN' : label.text.toLowerCase(), value });
    at = next - 1;
  }
  return named;
}

function isFiller(said: readonly Word[], at: number): boolean {
  const word = said[at];
  if (!word || isOfNumber(said, at)) return false;
  return fillers.has(word.folded) || word.folded === '#';
}

const hasDigit = (word: Word | undefined) => word !== undefined && /\d/.test(word.text);
const isDigitWord = (word: Word | undefined) =>
  word !== undefined && (digitWords.has(word.folded) || counting.has(word.folded));

/** A digit, a letter that is spelled, or the few letters that a number begins with. */
function isOfNumber(said: readonly Word[], at: number): boolean {
  const word = said[at];
  const next = said[at + 1];
  if (!word) return false;
  if (hasDigit(word) || isDigitWord(word)) return true;
  const isLetter = /^\p{L}$/u.test(word.text);
  const goesOn = hasDigit(next) || isDigitWord(next) || /^\p{L}$/u.test(next?.text ?? '');
  if (isLetter) return goesOn;
  return /^\p{L}{2,4}$/u.test(word.text) && hasDigit(next) && !fillers.has(word.folded);
}

function endOfValue(said: readonly Word[], first: number): number {
  let next = first;
  for (;;) {
    const isLetter = /^[b-hj-nqrt-xz]$/iu.test(said[next]?.text ?? '');
    const isLast = isLetter && next > first && hasDigit(said[next - 1]);
    const joins =
      dashes.has(said[next]?.folded ?? '') && next > first && isOfNumber(said, next + 1);
    const begins = next === first || !/^\p{L}{2,4}$/u.test(said[next]?.text ?? '');
    const isWord = isDigitWord(said[next]) || begins;
    if (!(isOfNumber(said, next) && isWord) && !joins && !isLast) return next;
    next += 1;
  }
}

/** "1 f t f w 1" as one, "TRU 8842 1190" as it was said; null where there is no number. */
function writtenValue(content: string, value: readonly Word[]): string | null {
  const [first, last] = [value[0], value.at(-1)];
  if (!first || !last) return null;
  const spelled = value.map(({ text, folded }) =>
    dashes.has(folded) ? '-' : (digitWords.get(folded) ?? text),
  );
  const isCounted = value.some(({ folded }) => counting.has(folded));
  const digits = value.filter((word) => hasDigit(word) || isDigitWord(word));
  const count = isCounted ? digits.length : spelled.join('').replace(/\D/g, '').length;
  if (count < leastDigits) return null;
  if (isCounted) return content.slice(first.start, last.end);
  const joined = spelled.every((one) => one.length === 1);
  if (joined) return spelled.join('').toUpperCase();
  return spelled.join(' ').replaceAll(' - ', '-').toUpperCase();
}
