import type { Act } from '../heard/acts.ts';
import type { Receptionist } from '../receptionist.ts';
import type { Candidate } from './candidates.ts';
import { denseCount, place, put } from './feature-layout.ts';
import { hashText, mix } from './hash.ts';
import { addLikeness } from './likeness-features.ts';

import { type Evidence, evidenceOf, type Query } from './query-evidence.ts';
import { prefix } from './word-evidence.ts';

export interface CandidateFeatures {
  candidate: Candidate | null;
  dense: Float64Array;
  /** Hashes that tell of the act and of what is being talked of. */
  own: readonly number[];
  /** Hashes of pairs of a said word and a known one: the same list for as long as the words are the same. */
  pairs: readonly number[];
}

/** What speaks for each candidate, and for none of them (the last). */
export function featuresOf(receptionist: Receptionist, query: Query): CandidateFeatures[] {
  const index = receptionist.candidates;
  const evidence = evidenceOf(receptionist, query);
  const rows = index.all.map((candidate, at) => featuresFor(candidate, at, evidence, query));
  const none = noneOf(evidence, query);
  if (query.likeness) {
    const services = index.all.map(({ kind }) => kind === 'service');
    addLikeness(query.likeness, mannerOf(query.act), services, (at, name, value) =>
      put((at === null ? none : rows[at])?.dense, name, value),
    );
  }
  return [...rows, none];
}

function featuresFor(
  candidate: Candidate,
  at: number,
  { rows, rules, named }: Evidence,
  query: Query,
): CandidateFeatures {
  const { dense: words, pairs = [] } = rows[at] ?? {};
  const dense = Float64Array.from(words ?? new Float64Array(denseCount));
  const inFocus = query.focus.some(({ serviceId }) => serviceId === candidate.id);
  put(dense, 'focus', inFocus ? 1 : 0);
  put(dense, 'focus, nothing named', inFocus && !named ? 1 : 0);
  put(dense, 'focus, something named', inFocus && rules.services.size > 0 ? 1 : 0);
  put(dense, 'focus fact', query.focusFact === candidate.id ? 1 : 0);
  if (query.act === 'ask.includes' || query.act === 'ask.total' || query.act === 'claim')
    put(dense, 'price said, asking what is in it', dense[place.get('price said') ?? 0] ?? 0);
  const sort = candidate.kind === 'service' ? 'service' : 'fact';
  const manner = pricing.has(query.act) ? 'price' : 'question';
  if (mannerOf(query.act) === 'asking') put(dense, `${sort}, ${manner}`, 1);
  const act = hashText(query.act);
  const own = [mix(prefix.kindAct, hashText(sort), act)];
  if (inFocus) own.push(mix(prefix.kindAct, hashText('focus'), act));
  return { candidate, dense, own, pairs };
}

const pricing: ReadonlySet<Act> = new Set([
  'ask.price',
  'ask.total',
  'ask.offer',
  'ask.compare',
  'claim',
]);

function noneOf({ none }: Evidence, query: Query): CandidateFeatures {
  const dense = Float64Array.from(none.dense);
  put(dense, 'none, focus', query.focus.length > 0 ? 1 : 0);
  put(dense, `none, ${mannerOf(query.act)}`, 1);
  return {
    candidate: null,
    dense,
    own: [mix(prefix.noneAct, hashText(query.act))],
    pairs: none.pairs,
  };
}

const telling: ReadonlySet<Act> = new Set(['describe', 'give', 'complain', 'aside', 'ask.status']);

/** Who asks means something; who tells of themselves often means nothing that is listed. */
function mannerOf(act: Act): 'asking' | 'telling' | 'choosing' {
  if (act.startsWith('ask.') || act === 'claim') return telling.has(act) ? 'telling' : 'asking';
  return telling.has(act) ? 'telling' : 'choosing';
}
