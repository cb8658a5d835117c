import type { Act } from '../heard/acts.ts';
import type { Receptionist } from '../receptionist.ts';
import type { Candidate } from './candidates.ts';
import type { Query } from './query-evidence.ts';
import { type CandidateFeatures, featuresOf } from './retrieval-features.ts';
import { headScore, type RetrievalHead } from './retrieval-head.ts';

/** What was learned of pairs of a said word and a known one, each hashed to a row. */
export interface PairTable {
  rows: number;
  pairs: Int8Array;
  scale: number;
}

/** What ranks candidates: pairs of words, and a calibrated head over them and all else. */
export interface RetrievalModel extends PairTable {
  head: RetrievalHead;
}

export interface Ranked {
  /** Null: none of what is known. */
  candidate: Candidate | null;
  probability: number;
}

/** Ranks everything a shop knows for words of a caller's. */
export type Ranking = (query: Query) => Ranked[];

/** What words are about, likeliest first: probabilities over everything known and over none of it. */
export function rank(model: RetrievalModel, receptionist: Receptionist, query: Query): Ranked[] {
  const rows = featuresOf(receptionist, query);
  const scores = rows.map((row) => headScore(model.head, row.dense, pairEvidence(model, row)));
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const sum = raised.reduce((total, one) => total + one, 0);
  return rows
    .map(({ candidate }, at) => ({ candidate, probability: (raised[at] ?? 0) / sum }))
    .sort((one, other) => other.probability - one.probability);
}

/** The same where it is not sure what is asked: each reading weighs as much as it is likely. */
export function rankOver(
  ranking: Ranking,
  query: Query,
  readings: readonly { act: Act; weight: number }[],
): Ranked[] {
  const [only, second] = readings;
  if (!second) return ranking({ ...query, act: only?.act ?? query.act });
  const total = readings.reduce((sum, { weight }) => sum + weight, 0);
  const mixed = new Map<Candidate | null, number>();
  for (const { act, weight } of readings)
    for (const { candidate, probability } of ranking({ ...query, act }))
      mixed.set(candidate, (mixed.get(candidate) ?? 0) + (probability * weight) / total);
  return [...mixed]
    .map(([candidate, probability]) => ({ candidate, probability }))
    .sort((one, other) => other.probability - one.probability);
}

/** Sums over lists of pairs that stay the same while one turn's words are ranked again and again. */
const sums = new WeakMap<readonly number[], Map<Int8Array, number>>();

function sumOf(table: Int8Array, mask: number, pairs: readonly number[]): number {
  const known = sums.get(pairs) ?? new Map<Int8Array, number>();
  const found = known.get(table);
  if (found !== undefined) return found;
  let sum = 0;
  for (const pair of pairs) sum += table[pair & mask] ?? 0;
  sums.set(pairs, known.set(table, sum));
  return sum;
}

/** How much the pairs of words speak for a candidate. */
export function pairEvidence(
  { rows, pairs: table, scale }: PairTable,
  { own, pairs }: Pick<CandidateFeatures, 'own' | 'pairs'>,
): number {
  let sum = sumOf(table, rows - 1, pairs);
  for (const pair of own) sum += table[pair & (rows - 1)] ?? 0;
  return sum * scale * pairNorm(own.length + pairs.length);
}

/** Many pairs are no more evidence than a few good ones. */
export function pairNorm(count: number): number {
  return 1 / (count || 1) ** pairPower;
}

const pairPower = 0.5;
