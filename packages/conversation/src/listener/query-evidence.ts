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
import { denseCount, place, put } from './feature-layout.ts';
import { hashText, mix } from './hash.ts';
import type { Likeness } from './likeness.ts';
import { prefix, type RuleEvidence, ruleEvidence, sensesBeside } from './word-evidence.ts';
import { addWordings } from './wording-index.ts';

/** What the words alone say, whatever is asked with them. */
export interface Evidence {
  key: string;
  rules: RuleEvidence;
  named: boolean;
  rows: readonly { dense: Float64Array; pairs: readonly number[] }[];
  none: { dense: Float64Array; pairs: readonly number[] };
}

/** One turn asks of the same few texts again and again, each time as another act. */
const remembered = 6;

const lately = new WeakMap<Receptionist, Evidence[]>();

/** The evidence of a text, gathered once for the acts it may be. */
export function evidenceOf(receptionist: Receptionist, { text, language }: Query): Evidence {
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
  const none = new Float64Array(denseCount);
  addWordings(index.wordings[language], text, (at, name, value) =>
    put(at === null ? none : rows[at]?.dense, name, value),
  );
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
  const foreign = said.filter((one) => !known(one)).length;
  put(none, 'none', 1);
  put(none, 'words said', spokenWords);
  put(none, 'none, foreign share', said.length > 0 ? foreign / said.length : 0);
  put(none, 'none, nothing named', named ? 0 : 1);
  put(none, 'none, best title', bestTitle);
  const alike = place.get('title alike') ?? 0;
  put(
    none,
    'none, best title, alike',
    Math.max(0, ...rows.map((row) => (row.dense[0] ?? 0) + (row.dense[alike] ?? 0))),
  );
  const rule = Math.max(
    0,
    ...[...rules.services.values()].map(({ score }) => score),
    ...[...rules.facts.values()].map(({ score }) => score),
  );
  put(none, 'none, best rule', rule);
  put(none, 'none, amount said', priced + written > 0 ? 1 : 0);
  const pairs = saidKeys.map((one) => mix(prefix.none, one));
  return { key, rules, named, rows, none: { dense: none, pairs } };
}

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

/** More said words than this are not paired with what is known. */
const mostSaid = 14;

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
