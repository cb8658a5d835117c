import { asideWords, audienceWords, vagueWords } from './common-words.ts';
import type { Term } from './phrases.ts';
import { kindOfWork, type ServiceEntry } from './service-index.ts';

/** A term of the caller's with the stems of the index it may stand for, and how surely. */
export interface HeardTerm extends Term {
  readonly readings: ReadonlyMap<string, number>;
}

/** A stretch of speech between pauses and conjunctions, with what every entry is scored against. */
export interface Stretch {
  readonly terms: readonly HeardTerm[];
  /** All stems in order, between spaces. */
  readonly said: string;
  /** The same up to the last word that may name something. */
  readonly ending: string;
  /** The kinds of work that were named. */
  readonly asked: ReadonlySet<string>;
}

export function stretchOf(terms: readonly HeardTerm[]): Stretch {
  const stems = terms.flatMap((term) => term.stems);
  const last = terms.findLastIndex((term) => !term.small);
  const upToLast = terms.slice(0, last + 1).flatMap((term) => term.stems);
  return {
    terms,
    said: ` ${stems.join(' ')} `,
    ending: ` ${upToLast.join(' ')}`,
    asked: new Set(stems.flatMap((one) => kindOfWork(one) ?? [])),
  };
}

export interface EntryScore {
  /** 0 to 1: how much of the name was said against what was said of something else. */
  score: number;
  /** Every word of the name was said, and nothing else with it. */
  whole: boolean;
  /** The words name another kind of work than the service does, or only for whom it would be. */
  doubtful: boolean;
  /** Said the thing itself, not only what qualifies it, and nothing foreign. */
  clear: boolean;
  /** The weight of what was said of the name. */
  said: number;
  first: number;
  last: number;
}

/** Unsaid words of a name count this much against it; foreign words beside it count in full. */
const unsaid = 0.35;

function matchedOf(terms: readonly HeardTerm[], entry: ServiceEntry) {
  const matched = new Map<string, number>();
  const positions: boolean[] = [];
  for (const [at, term] of terms.entries())
    for (const [reading, sureness] of term.readings) {
      if (!entry.weights.has(reading)) continue;
      matched.set(reading, Math.max(matched.get(reading) ?? 0, sureness));
      positions[at] = true;
    }
  return { matched, positions };
}

const isCount = ({ heard }: HeardTerm) => /^(one|two|three|four|five|six|\d+)$/.test(heard);
const isAudience = (one: string) => audienceWords.has(one);

/** How much of what stands beside the matched words speaks of something else. */
function foreignOf(
  terms: readonly HeardTerm[],
  entry: ServiceEntry,
  positions: readonly boolean[],
  { workOnly, headSaid }: { workOnly: boolean; headSaid: boolean },
): number {
  let foreign = 0;
  for (const [at, term] of terms.entries()) {
    if (positions[at] || term.small || term.stems.every((one) => vagueWords.has(one))) continue;
    if (term.stems.some((one) => entry.optionStems.has(one) || /^\d+$/.test(one))) continue;
    if (term.stems.every((one) => asideWords.has(one)) || term.hints.some(isAudience)) continue;
    if (term.stems.some((one) => kindOfWork(one))) foreign += 0.4;
    else if (workOnly) foreign += 1;
    else if (positions[at - 1]) foreign += positions[at + 1] ? 0.3 : 1;
    else if (positions[at + 1]) foreign += 0.55;
    else foreign += headSaid ? 0.1 : 0.25;
  }
  return foreign;
}

function isOtherWork(asked: ReadonlySet<string>, entry: ServiceEntry, headSaid: boolean): boolean {
  if (asked.size === 0) return false;
  for (const kind of asked) if (entry.kinds.has(kind)) return false;
  if (entry.kinds.size > 0 || (asked.has('install') && !headSaid)) return true;
  return [...asked].some((kind) => kind !== 'install' && kind !== 'inspect');
}

const inFullScore = 0.7;

/** A name of two words is said in full only at the end: a "window tint remover" is another thing. */
function isSaidInFull({ said, ending }: Stretch, { inFull }: ServiceEntry): boolean {
  if (inFull === null || !said.includes(` ${inFull} `)) return false;
  return inFull.split(' ').length > 2 || ending.endsWith(` ${inFull}`);
}

/** How well a stretch of speech names a service; null when it does not at all. */
export function scoreEntry(stretch: Stretch, entry: ServiceEntry): EntryScore | null {
  const { terms, asked } = stretch;
  if (entry.onlyWhole && !stretch.said.includes(` ${entry.onlyWhole} `)) return null;
  const { matched, positions } = matchedOf(terms, entry);
  if (matched.size === 0) return null;
  let said = 0;
  let workOnly = !entry.onlyWhole;
  let telling = entry.onlyWhole !== null;
  let audienceOnly = !telling;
  for (const [reading, sureness] of matched) {
    said += (entry.weights.get(reading) ?? 0) * sureness;
    if (vagueWords.has(reading)) continue;
    telling = true;
    if (!audienceWords.has(reading)) audienceOnly = false;
    if (!kindOfWork(reading)) workOnly = false;
  }
  if (!telling) return null;
  const headSaid = matched.has(entry.head);
  const foreign = foreignOf(terms, entry, positions, { workOnly, headSaid });
  const otherWork = isOtherWork(asked, entry, headSaid);
  if (otherWork && said < entry.total * 0.6) return null;
  const inFull = isSaidInFull(stretch, entry);
  const score = said / (said + unsaid * Math.max(entry.total - said, 0) + foreign);
  return {
    score: inFull ? Math.max(score, inFullScore) : score,
    whole: inFull || (said > entry.total * 0.999 && foreign === 0),
    doubtful: otherWork || (audienceOnly && (foreign > 0 || terms.some(isCount))),
    clear: (headSaid || audienceOnly) && !workOnly && foreign === 0,
    said: inFull ? Math.max(entry.total, said) + 1 : said,
    first: positions.indexOf(true),
    last: positions.lastIndexOf(true),
  };
}
