import { contentStems } from '../knowledge/common-words.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold } from '../knowledge/words.ts';
import { lookUp } from '../plan/refs.ts';
import type { DropReason } from './drop-reason.ts';
import type { Grounds } from './grounds.ts';
import { saidStems } from './in-both.ts';
import { numbersIn } from './numbers-in.ts';
import type { ModelSentence } from './resolve-sentence.ts';
import { timeWord } from './standing-words.ts';

/**
 * "Three apple and two pecan come to …" is worked out with three of the one and two of the other, and no price is
 * added to itself where nobody spoke of two.
 */
export function checkSums(sentence: ModelSentence, grounds: Grounds): DropReason | null {
  const { folded, references } = sentence;
  return references.some((one) => isMiscounted(one, folded, grounds)) ? 'amount' : null;
}

function isMiscounted(expression: string, folded: string, grounds: Grounds): boolean {
  const terms = expression.split('+').map((term) => /^\s*(f\d+)(?:\s*\*\s*(\d+))?\s*$/i.exec(term));
  if (terms.length < 2) return false;
  const ids = terms.map((term) => term?.[1]?.toLowerCase());
  const isTwice = ids.some((id, at) => id !== undefined && ids.indexOf(id) !== at);
  if (isTwice && !saysTwo.test(folded) && !grounds.counts.has(2)) return true;
  // "Three seats" of "first seat" and "each further seat" counts the two rows together.
  const services = ids.map((id) => serviceOf(id ?? '', grounds));
  if (services.some((one, at) => one !== null && services.indexOf(one) !== at)) return false;
  const counted = terms.map((term) => {
    const said = saidOf(term?.[1]?.toLowerCase() ?? '', folded, grounds);
    const times = Number(term?.[2] ?? 1);
    return said === null ? null : said === times || lastsSo(times, folded);
  });
  return counted.every((one) => one !== null) && counted.includes(false);
}

/** "Twelve months of management for a house": as often as its price is asked in that time. */
function lastsSo(times: number, folded: string): boolean {
  return spokenNumbers(folded).some(({ value, end }) => {
    const [, unit = ''] = /^[ -]([a-z]+)/.exec(folded.slice(end)) ?? [];
    return value === times && (timeWord.test(unit) || nights.test(unit));
  });
}

const nights = /^(?:nights?|nuits?)$/;

function serviceOf(id: string, { brief }: Grounds): string | null {
  const source = brief.figures.get(id)?.source;
  return source?.kind === 'row' ? source.ref.serviceId : null;
}

const saysTwo = /\b(?:two|both|twice|each|pair|2|deux|paire|chacune?|double)\b/;

/** How many of a row's thing a sentence speaks of, by the number right before it; null: it does not say. */
function saidOf(id: string, folded: string, grounds: Grounds): number | null {
  const source = grounds.brief.figures.get(id)?.source;
  const row = source?.kind === 'row' ? lookUp(grounds, source.ref) : null;
  if (!row) return null;
  const name = fold(row.option?.name ?? row.service.name);
  const stems = saidStems(name);
  const own = numbersIn(name);
  const one = [...folded.matchAll(/\b(?:an?|one|une?)\b/g)].map(({ index, 0: word }) => ({
    value: 1,
    end: index + word.length,
  }));
  const numbers = [...one, ...spokenNumbers(folded)].filter(({ value }) => !own.has(value));
  const found = numbers.flatMap(({ value, end }) => {
    const [next = ''] = /^ (?:dozen )?[a-z]+/.exec(folded.slice(end)) ?? [];
    return [...contentStems(next)].some((word) => stems.has(word)) ? [value] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
