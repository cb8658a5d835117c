import type { Service, ServiceOption } from './business.ts';
import type { ServiceEntry, ServiceIndex } from './service-index.ts';
import { type HeardTerm, type Stretch, scoreEntry, stretchOf } from './service-score.ts';

/** `near` is worth a question ("Did you mean …?"), never an answer. */
export type MatchKind = 'exact' | 'strong' | 'near';

const strongFrom = 0.62;
/** Enough where the thing itself was named and nothing else was. */
const clearFrom = 0.45;
const nearFrom = 0.4;
/** Candidates this close to the best fit as well as it does. */
const tie = 0.1;

/** A service a stretch of speech may name. */
export interface Candidate {
  entry: ServiceEntry;
  score: number;
  kind: MatchKind;
  option: ServiceOption | null;
  /** Whether only an option was named: "a cat", where several services are priced by animal. */
  byOption: boolean;
  /** The weight of what was said of the name. */
  said: number;
  /** Which terms of the stretch, and which words, name it. */
  first: number;
  last: number;
  from: number;
  to: number;
}

/** A service found by its option alone: "tankless". One word of it is only worth a question. */
function byOption({ terms }: Stretch, entry: ServiceEntry): Candidate | null {
  if (entry.optionStems.size === 0) return null;
  const said = new Set(terms.flatMap((term) => [...term.readings.keys()]));
  const named = entry.options.filter(
    ({ stems }) => stems.length > 0 && stems.every((one) => said.has(one)),
  );
  for (const { option, stems } of named) {
    const uses = (term: HeardTerm) => [...term.readings.keys()].some((one) => stems.includes(one));
    const [first, last] = [terms.findIndex(uses), terms.findLastIndex(uses)];
    const several = stems.length > 1;
    return {
      entry,
      option: named.length === 1 ? option : null,
      byOption: true,
      score: several ? 0.8 : 0.5,
      kind: several ? 'strong' : 'near',
      said: stems.length,
      first,
      last,
      from: terms[first]?.from ?? 0,
      to: terms[last]?.to ?? 0,
    };
  }
  return null;
}

function candidateOf(stretch: Stretch, entry: ServiceEntry): Candidate | null {
  const { terms } = stretch;
  const scored = scoreEntry(stretch, entry);
  if (!scored || scored.score < nearFrom) return byOption(stretch, entry);
  const { score, whole, doubtful, clear, said, first, last } = scored;
  const sure = !doubtful && score >= (clear ? clearFrom : strongFrom);
  const kind = !sure ? 'near' : whole ? 'exact' : 'strong';
  return {
    entry,
    score: doubtful ? Math.min(score, strongFrom - 0.01) : whole ? 1 : Math.min(score, 0.99),
    kind,
    option: null,
    byOption: false,
    said,
    first: Math.max(first, 0),
    last: Math.max(last, 0),
    from: terms[first]?.from ?? 0,
    to: terms[last]?.to ?? 0,
  };
}

/** The services a stretch of speech names about equally well, best first. */
export function candidatesFor(index: ServiceIndex, terms: readonly HeardTerm[]): Candidate[] {
  const stretch = stretchOf(terms);
  const touched = new Set<number>();
  for (const term of terms)
    for (const one of new Set([...term.readings.keys(), ...term.stems]))
      for (const at of index.postings.get(one) ?? []) touched.add(at);
  const found: Candidate[] = [];
  for (const at of touched) {
    const entry = index.entries[at];
    const candidate = entry && candidateOf(stretch, entry);
    if (candidate) found.push(candidate);
  }
  found.sort((a, b) => b.score - a.score);
  const bestOf = new Map<Service, Candidate>();
  for (const one of found) if (!bestOf.has(one.entry.service)) bestOf.set(one.entry.service, one);
  const each = [...bestOf.values()];
  const best = each[0];
  if (!best) return [];
  const fuller = each.find(({ said, score }) => said > best.said + 0.3 && score > 0.9);
  if (fuller) return [fuller];
  if (best.kind === 'exact') return each.filter(({ kind }) => kind === 'exact');
  const sameWords = ({ said, first, kind }: Candidate) =>
    said === best.said && first === best.first && kind === best.kind;
  // What has fewer of its words said gives way: "move a piano" is no local move.
  const asMuch = ({ said }: Candidate) => said > best.said - 0.3;
  return each.filter((one) => (one.score > best.score - tie && asMuch(one)) || sameWords(one));
}
