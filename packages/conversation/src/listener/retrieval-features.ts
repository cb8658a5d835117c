import type { Act } from '../heard/acts.ts';
import type { ServiceRef } from '../heard/heard.ts';
import { inEnglish } from '../knowledge/in-english.ts';
import { likeness } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { amountsSaid } from './amounts-said.ts';
import {
  askingStems,
  type Candidate,
  type CandidateIndex,
  keysOf,
  lettersOf,
} from './candidates.ts';
import { hashText, mix } from './hash.ts';
import type { Likeness } from './likeness.ts';
import { addLikeness, likenessNames } from './likeness-features.ts';
import { mannerOf } from './manner.ts';
import { prefix, type RuleEvidence, ruleEvidence, sensesBeside } from './word-evidence.ts';

/** What words are to be compared with what is known, and what is being talked of. */
export interface Query {
  text: string;
  act: Act;
  language: 'en' | 'fr';
  focus: readonly ServiceRef[];
  focusFact: string | null;
  /** How like the text is to what is known; left out or null: words alone decide. */
  likeness?: Likeness | null;
}

/** Names of the dense features, in the order of their weights. */
const denseNames = [
  'title said',
  'title whole',
  'body said',
  'near miss',
  'rule service',
  'rule service sure',
  'rule service rival',
  'rule fact',
  'rule fact sure',
  'focus',
  'focus, nothing named',
  'focus, something named',
  'focus fact',
  'best title',
  'unsaid title',
  'hidden',
  'service',
  'fact',
  'none',
  'none, foreign share',
  'none, nothing named',
  'none, best title',
  'none, best rule',
  'none, focus',
  'none, asking',
  'none, telling',
  'none, choosing',
  'service, price',
  'fact, price',
  'fact, question',
  'service, question',
  'price said',
  'price said, asking what is in it',
  'amount said',
  'none, amount said',
  'title alike',
  'body alike',
  'title whole, alike',
  'none, best title, alike',
  'part said',
  'part whole',
  'letters of the title',
  'letters said',
  'words said',
  ...likenessNames,
] as const;

export const denseCount = denseNames.length;
const place = new Map(denseNames.map((name, index) => [name, index]));

export interface CandidateFeatures {
  candidate: Candidate | null;
  dense: Float64Array;
  /** Hashes that tell of the act and of what is being talked of. */
  own: readonly number[];
  /** Hashes of pairs of a said word and a known one: the same list for as long as the words are the same. */
  pairs: readonly number[];
}

/** More said words than this are not paired with what is known. */
const mostSaid = 14;

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

/** What the words alone say, whatever is asked with them. */
interface Evidence {
  key: string;
  rules: RuleEvidence;
  named: boolean;
  rows: readonly { dense: Float64Array; pairs: readonly number[] }[];
  none: { dense: Float64Array; pairs: readonly number[] };
}

/** One turn asks of the same few texts again and again, each time as another act. */
const remembered = 6;
const lately = new WeakMap<Receptionist, Evidence[]>();

function evidenceOf(receptionist: Receptionist, { text, language }: Query): Evidence {
  const key = `${language} ${text}`;
  const known = lately.get(receptionist) ?? [];
  const found = known.find((one) => one.key === key);
  if (found) return found;
  const made = gather(receptionist, text, language, key);
  lately.set(receptionist, [made, ...known].slice(0, remembered));
  return made;
}

function gather(
  receptionist: Receptionist,
  text: string,
  language: Query['language'],
  key: string,
): Evidence {
  const index = receptionist.candidates;
  const english = language === 'fr' ? inEnglish(text) : null;
  const whole = english === null ? text : `${text} ${english}`;
  const said = askingStems(whole);
  const saidKeys = keysOf(whole).slice(0, mostSaid);
  const rules = ruleEvidence(receptionist, text);
  const senses = sensesBeside(whole);
  const known = (one: string) =>
    index.weights.has(one) || [...(senses.get(one) ?? [])].some((each) => index.senses.has(each));
  const named = rules.services.size > 0 || said.some(known);
  const letters = lettersOf(text);
  const spokenWords = Math.min(said.length, mostCounted) / mostCounted;
  const rows = index.all.map((candidate) => {
    const dense = wordsFor(candidate, index, said, senses, rules);
    addParts(dense, candidate, index, said);
    const shared = [...candidate.letters].filter((one) => letters.has(one)).length;
    put(dense, 'letters of the title', shared / candidate.letters.size);
    put(dense, 'letters said', shared / letters.size);
    put(dense, 'words said', spokenWords);
    return { dense, pairs: pairsFor(candidate, saidKeys) };
  });
  const amounts = amountsSaid(text);
  const have = (at: number) => amounts.filter((one) => index.all[at]?.prices.has(one)).length;
  const write = (at: number) => amounts.filter((one) => index.all[at]?.amounts.has(one)).length;
  const priced = rows.filter((_, at) => have(at) > 0).length;
  const written = rows.filter((_, at) => write(at) > 0).length;
  rows.forEach(({ dense }, at) => {
    if (have(at) > 0) put(dense, 'price said', 1 / priced);
    if (write(at) > 0) put(dense, 'amount said', 1 / written);
  });
  const bestTitle = Math.max(0, ...rows.map(({ dense }) => dense[0] ?? 0));
  for (const { dense } of rows)
    put(dense, 'best title', (dense[0] ?? 0) >= bestTitle - 1e-6 && bestTitle > 0 ? 1 : 0);
  const dense = new Float64Array(denseCount);
  const foreign = said.filter((one) => !known(one)).length;
  put(dense, 'none', 1);
  put(dense, 'words said', spokenWords);
  put(dense, 'none, foreign share', said.length > 0 ? foreign / said.length : 0);
  put(dense, 'none, nothing named', named ? 0 : 1);
  put(dense, 'none, best title', bestTitle);
  const alike = place.get('title alike') ?? 0;
  put(
    dense,
    'none, best title, alike',
    Math.max(0, ...rows.map((row) => (row.dense[0] ?? 0) + (row.dense[alike] ?? 0))),
  );
  const rule = Math.max(
    0,
    ...[...rules.services.values()].map(({ score }) => score),
    ...[...rules.facts.values()].map(({ score }) => score),
  );
  put(dense, 'none, best rule', rule);
  put(dense, 'none, amount said', priced + written > 0 ? 1 : 0);
  const pairs = saidKeys.map((one) => mix(prefix.none, one));
  return { key, rules, named, rows, none: { dense, pairs } };
}

function pairsFor({ kind, titleKeys, bodyKeys }: Candidate, saidKeys: readonly number[]): number[] {
  const sort = hashText(kind === 'service' ? 'service' : 'fact');
  const pairs: number[] = [];
  for (const one of saidKeys) {
    pairs.push(mix(prefix.kindWord, sort, one));
    for (const known of titleKeys) pairs.push(mix(prefix.titlePair, one, known));
    for (const known of bodyKeys) pairs.push(mix(prefix.bodyPair, one, known));
  }
  return pairs;
}

function put(
  dense: Float64Array | undefined,
  name: (typeof denseNames)[number],
  value: number,
): void {
  if (dense) dense[place.get(name) ?? 0] = value;
}

function wordsFor(
  candidate: Candidate,
  index: CandidateIndex,
  said: readonly string[],
  senses: ReadonlyMap<string, ReadonlySet<number>>,
  rules: RuleEvidence,
): Float64Array {
  const dense = new Float64Array(denseCount);
  const isOf = (one: string, known: ReadonlySet<number>) =>
    [...(senses.get(one) ?? [])].some((each) => known.has(each));
  const weight = (one: string) => index.weights.get(one) ?? index.foreign;
  let total = 0;
  let inTitle = 0;
  let inBody = 0;
  let nearMiss = 0;
  let alikeTitle = 0;
  let alikeBody = 0;
  for (const one of said) {
    const worth = weight(one);
    total += worth;
    if (candidate.title.has(one)) inTitle += worth;
    else if (isOf(one, candidate.titled)) alikeTitle += worth;
    else if (candidate.body.has(one)) inBody += worth;
    else if (isOf(one, candidate.bodySenses)) alikeBody += worth;
    else if (!index.weights.has(one) && one.length > 3)
      for (const known of candidate.title) nearMiss = Math.max(nearMiss, likeness(one, known));
  }
  const spoken = new Set(said.flatMap((one) => [...(senses.get(one) ?? [])]));
  let title = 0;
  let meant = 0;
  for (const one of candidate.title) {
    title += weight(one);
    const called = [...(candidate.titleSenses.get(one) ?? [])].some((each) => spoken.has(each));
    if (called || said.includes(one)) meant += weight(one);
  }
  put(dense, 'title alike', total > 0 ? alikeTitle / total : 0);
  put(dense, 'body alike', total > 0 ? alikeBody / total : 0);
  put(dense, 'title whole, alike', title > 0 ? meant / title : 0);
  put(dense, 'title said', total > 0 ? inTitle / total : 0);
  put(dense, 'title whole', title > 0 ? inTitle / title : 0);
  put(dense, 'unsaid title', title > 0 && inTitle > 0 ? 1 - inTitle / title : 0);
  put(dense, 'body said', total > 0 ? inBody / total : 0);
  put(dense, 'near miss', nearMiss);
  const service = rules.services.get(candidate.id);
  if (service) {
    put(dense, 'rule service', service.score);
    put(dense, 'rule service sure', service.sure ? 1 : 0);
    put(dense, 'rule service rival', service.rival ? 1 : 0);
  }
  const fact = rules.facts.get(candidate.id);
  if (fact) {
    put(dense, 'rule fact', fact.score);
    put(dense, 'rule fact sure', fact.sure ? 1 : 0);
  }
  put(dense, 'hidden', candidate.hidden ? 1 : 0);
  put(dense, candidate.kind === 'service' ? 'service' : 'fact', 1);
  return dense;
}

/** How much of what was said stands in one part of what is written, and how much of that part it is. */
function addParts(
  dense: Float64Array,
  { parts }: Candidate,
  { weights, foreign }: CandidateIndex,
  said: readonly string[],
): void {
  const weight = (one: string) => weights.get(one) ?? foreign;
  const total = said.reduce((sum, one) => sum + weight(one), 0);
  let best = 0;
  let whole = 0;
  for (const part of parts) {
    let found = 0;
    for (const one of said) if (part.has(one)) found += weight(one);
    if (found <= best) continue;
    best = found;
    whole = found / [...part].reduce((sum, one) => sum + weight(one), 0);
  }
  put(dense, 'part said', total > 0 ? best / total : 0);
  put(dense, 'part whole', whole);
}

/** More words than these are as many. */
const mostCounted = 8;

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
