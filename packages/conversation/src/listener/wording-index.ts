import { stem, wordsOf } from '../knowledge/words.ts';
import type { ShopWordings, Wordings } from '../lexicon/match-lexicon.ts';
import type { Steps } from '../steps.ts';
import { eachInSteps } from '../steps.ts';

/** Names of the dense features of callers' wordings, in the order of their weights. */
export const wordingNames = [
  'wording alike',
  'wording said',
  'wording odds',
  'wording lead',
  'wording odds lead',
  'wording best',
  'wordings known',
  'wording share',
  'none, best wording',
  'none, best wording odds',
  'none, wording lead',
  'none, other wording',
  'none, lead of another',
] as const;

type WordingName = (typeof wordingNames)[number];

/** What callers say for each thing a shop knows, in one language, taken apart for comparing. */
export interface WordingIndex {
  /** Each wording: the place of the candidate it is for; null: the shop has written of no such thing. */
  texts: readonly { at: number | null; length: number; sure: number }[];
  /** The places of texts in which a stem stands. */
  holding: ReadonlyMap<string, readonly number[]>;
  weights: ReadonlyMap<string, number>;
  /** The weight of a stem that stands in none. */
  foreign: number;
  /** By candidate: in how many of its texts a stem stands, by how surely they are its own. */
  own: readonly { counts: ReadonlyMap<string, number>; total: number; sure: number }[];
  /** The same of all of them. */
  counts: ReadonlyMap<string, number>;
  total: number;
}

/** A stem that tells less than this finds no text. */
const leastWeight = 0.7;
/** So many texts of the shop's whole are mixed into each thing's own. */
const smoothing = 4;
/** Odds lower than this tell no more. */
const leastOdds = -2;

function stemsOf(text: string): string[] {
  return [...new Set(wordsOf(text).map(({ text: word }) => stem(word)))];
}

/** Takes apart what callers say for each candidate, in the order of the candidates; in steps. */
export function* indexWordings(
  candidates: readonly { id: string }[],
  { of, others }: ShopWordings,
  language: 'en' | 'fr',
): Steps<WordingIndex> {
  // Several things may be called the same.
  const taken = new Map<string, readonly string[]>();
  const stemsOnce = (text: string) => {
    const stems = taken.get(text) ?? stemsOf(text);
    taken.set(text, stems);
    return stems;
  };
  const spoken = (wordings: readonly Wordings[], at: number | null) =>
    wordings
      .filter((one) => one.language === language)
      .flatMap(({ texts, sure }) => texts.map((text) => ({ at, sure, stems: stemsOnce(text) })));
  const given = (yield* eachInSteps(candidates, ({ id }, at) =>
    spoken(of.get(id) ?? [], at),
  )).flat();
  for (const other of others) {
    given.push(...spoken([other], null));
    yield;
  }
  const holding = new Map<string, number[]>();
  const counts = new Map<string, number>();
  const own = candidates.map(() => ({ counts: new Map<string, number>(), total: 0, sure: 0 }));
  let total = 0;
  given.forEach(({ at, sure, stems }, place) => {
    const mine = at === null ? null : own[at];
    if (mine) {
      total += 1;
      mine.total += sure;
      mine.sure = Math.max(mine.sure, sure);
    }
    for (const one of stems) {
      const places = holding.get(one);
      if (places) places.push(place);
      else holding.set(one, [place]);
      if (!mine) continue;
      counts.set(one, (counts.get(one) ?? 0) + 1);
      mine.counts.set(one, (mine.counts.get(one) ?? 0) + sure);
    }
  });
  const weightOf = (count: number) => Math.log((given.length + 1) / (count + 0.5));
  const weights = new Map(
    [...holding].map(([one, places]) => [one, Math.max(0.05, weightOf(places.length))]),
  );
  const foreign = Math.max(0.05, weightOf(0));
  return {
    texts: given.map(({ at, sure, stems }) => ({
      at,
      sure,
      length: lengthOf(stems, weights, foreign),
    })),
    holding,
    weights,
    foreign,
    own,
    counts,
    total,
  };
}

function lengthOf(
  stems: readonly string[],
  weights: ReadonlyMap<string, number>,
  foreign: number,
): number {
  return Math.sqrt(stems.reduce((sum, one) => sum + (weights.get(one) ?? foreign) ** 2, 0));
}

/**
 * What callers' wordings say of a text for each thing, and for none of them.
 * @param put takes one feature of the candidate at a place, `null` for none of them.
 */
export function addWordings(
  index: WordingIndex,
  text: string,
  put: (at: number | null, name: WordingName, value: number) => void,
): void {
  if (index.total === 0) return;
  const said = stemsOf(text);
  const { alike, other } = alikeness(index, said);
  const odds = index.own.map((_, at) => oddsOf(index, said, at));
  const raised = odds.map((one) => Math.exp(2 * one));
  const sum = raised.reduce((whole, one) => whole + one, 0);
  const [bestAlike, secondAlike] = twoBest(alike);
  const [bestOdds, secondOdds] = twoBest(odds);
  const weigh = (one: string) => index.weights.get(one) ?? index.foreign;
  const mass = said.reduce((whole, one) => whole + weigh(one), 0) || 1;
  index.own.forEach(({ counts, sure, total }, at) => {
    if (total === 0) return;
    const like = alike[at] ?? 0;
    const odd = odds[at] ?? 0;
    const found = said.reduce(
      (whole, one) => whole + weigh(one) * Math.min(1, (counts.get(one) ?? 0) / 2),
      0,
    );
    put(at, 'wordings known', sure);
    put(at, 'wording alike', like);
    put(at, 'wording share', (raised[at] ?? 0) / sum);
    put(at, 'wording said', found / mass);
    put(at, 'wording odds', Math.max(leastOdds, odd));
    put(at, 'wording lead', like - (like === bestAlike ? secondAlike : bestAlike));
    put(
      at,
      'wording odds lead',
      Math.max(leastOdds, odd - (odd === bestOdds ? secondOdds : bestOdds)),
    );
    put(at, 'wording best', like === bestAlike && like > 0 ? 1 : 0);
  });
  put(null, 'none, best wording', bestAlike);
  put(null, 'none, best wording odds', bestOdds);
  put(null, 'none, wording lead', bestAlike - secondAlike);
  put(null, 'none, other wording', other);
  put(null, 'none, lead of another', other - bestAlike);
}

/** How like a text is to the likeliest wording of each candidate, and of what no candidate is. */
function alikeness(
  { texts, holding, weights, foreign, own }: WordingIndex,
  said: readonly string[],
): { alike: number[]; other: number } {
  const length = lengthOf(said, weights, foreign) || 1;
  const shared = new Map<number, number>();
  for (const one of said) {
    const weight = weights.get(one) ?? 0;
    if (weight < leastWeight) continue;
    for (const place of holding.get(one) ?? [])
      shared.set(place, (shared.get(place) ?? 0) + weight ** 2);
  }
  const alike = own.map(() => 0);
  let other = 0;
  for (const [place, both] of shared) {
    const { at = null, length: its = 1, sure = 0 } = texts[place] ?? {};
    const cosine = (both / (length * its || 1)) * Math.sqrt(sure);
    if (at === null) other = Math.max(other, cosine);
    else alike[at] = Math.max(alike[at] ?? 0, cosine);
  }
  return { alike, other };
}

/** How much likelier a text's words are among a candidate's wordings than among all: log odds. */
function oddsOf({ own, counts, total }: WordingIndex, said: readonly string[], at: number): number {
  const mine = own[at];
  if (!mine || mine.total === 0 || said.length === 0) return 0;
  let sum = 0;
  for (const one of said) {
    if (!counts.has(one)) continue;
    const usual = ((counts.get(one) ?? 0) + 0.3) / (total + 1);
    const here = ((mine.counts.get(one) ?? 0) + smoothing * usual) / (mine.total + smoothing);
    sum += Math.log(here / usual);
  }
  return sum / Math.sqrt(said.length) / 2;
}

function twoBest(values: readonly number[]): [number, number] {
  const [best = 0, second = 0] = [...values].sort((one, other) => other - one);
  return [best, second];
}
