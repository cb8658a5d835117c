import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyLexicon } from '../src/lexicon/lexicon.ts';
import { learnedText } from './learned-text.ts';
import { readCorpus } from './read-corpus.ts';
import { isMeasuredCase, readDanger } from './read-danger.ts';
import { readPairs } from './read-pairs.ts';
import { readPhrases } from './read-phrases.ts';
import { isMeasured } from './split.ts';
import { lessonsOf, trainListener } from './train.ts';

const corpus = join(import.meta.dirname, '../../../corpus');
const made: string[] = [];

/** A folder with these files in it, for as long as a test runs. */
function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  made.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

const shop = JSON.stringify({
  businessName: 'Alder Hair',
  phoneNumber: '6045550151',
  address: '12 Elm Street',
  businessHours: null,
  services: [
    {
      id: 's1',
      name: 'Haircut',
      description: null,
      pricingType: 'simple',
      basePrice: '40',
      options: [],
    },
  ],
  commonQuestions: [],
  operationalNotes: [],
});
const callsOf = (text: string) =>
  readCorpus(folderWith({ 'hair/shop.json': shop, 'hair/calls-1.txt': text }));

const call = `== asks for a cut
< Thanks for calling. [help]
> hi there | how much for a cut
  greet | ask.price @Haircut
`;

describe('a call of the corpus', () => {
  it('is read with its acts, what they are about, and where each begins', () => {
    const [trade] = callsOf(call);
    expect(trade?.turns).toMatchObject([
      {
        text: 'hi there how much for a cut',
        open: 'help',
        segments: [
          { start: 0, end: 8, label: { act: 'greet' } },
          { start: 9, end: 27, label: { act: 'ask.price', targets: ['Haircut'] } },
        ],
      },
    ]);
  });

  it.each([
    ['an act nobody knows', call.replace('greet', 'hello'), 'calls-1.txt:4: no such act: hello'],
    [
      'a question nobody asks',
      call.replace('[help]', '[mood]'),
      'calls-1.txt:2: no such question: mood',
    ],
    [
      'more parts than labels',
      call.replace('greet | ', ''),
      'calls-1.txt:4: 2 segments and 1 labels',
    ],
    [
      'a line without labels',
      `${call}> and a trim\n`,
      'calls-1.txt:6: the last line has no labels',
    ],
    ['two lines running', call.replace('  greet', '> oh\n  greet'), 'calls-1.txt:4: the caller'],
    ['a line of no kind', call.replace('> hi', '* hi'), 'calls-1.txt:3: no line of a call'],
  ])('is refused with its file and line for %s', (_why, text, message) => {
    expect(() => callsOf(text)).toThrow(message);
  });
});

describe('a phrase', () => {
  const phrasesOf = (text: string) => readPhrases(folderWith({ 'en-a-1.txt': text }));

  it('is read with what each part of it does', () => {
    expect(phrasesOf('ack | ask.price [else] okay | how much\n')).toMatchObject([
      { text: 'okay how much', open: 'else', segments: [{ act: 'ack' }, { act: 'ask.price' }] },
    ]);
  });

  it.each([
    ['ack okay', 'en-a-1.txt:2: not a phrase'],
    ['nod [else] okay', 'en-a-1.txt:2: no such act: nod'],
    ['ack [mood] okay', 'en-a-1.txt:2: not a phrase'],
    ['ack | bye [else] okay', 'en-a-1.txt:2: not a phrase'],
  ])('is refused with its file and line: %s', (line, message) => {
    expect(() => phrasesOf(`ack [else] okay\n${line}\n`)).toThrow(message);
  });
});

describe('a pair', () => {
  const pairsOf = (text: string) => readPairs(folderWith({ 'en-q-1.txt': text }));

  it('is read with all that callers say for it, or for nothing that is known', () => {
    expect(
      pairsOf('Parking = where do i leave the van | is it metered\n? = do you like jazz\n'),
    ).toMatchObject([
      { title: 'Parking', wordings: ['where do i leave the van', 'is it metered'], service: false },
      { title: null, wordings: ['do you like jazz'] },
    ]);
  });

  it.each(['Parking: where do i leave the van', 'Parking = '])(
    'is refused with its file and line: %s',
    (line) => {
      expect(() => pairsOf(`Parking = is it metered\n${line}\n`)).toThrow('en-q-1.txt:2');
    },
  );
});

describe('a case of danger', () => {
  const casesOf = (text: string) => readDanger(folderWith({ 'en-danger.txt': text }));

  it('is read with its kind and its turns', () => {
    expect(casesOf('burn | how late are you open // the fryer tipped on my arms\n')).toEqual([
      {
        kind: 'burn',
        turns: ['how late are you open', 'the fryer tipped on my arms'],
        danger: true,
        language: 'en',
      },
    ]);
  });

  it.each(['the fryer tipped on my arms', 'burn | ', 'burn | so // '])(
    'is refused with its file and line: %j',
    (line) => {
      expect(() => casesOf(`burn | it spat\n${line}\n`)).toThrow('en-danger.txt:2: not a case');
    },
  );
});

describe('the corpus', () => {
  it('keeps a part of the cases of danger from training, of both languages and both sorts', () => {
    const measured = Map.groupBy(
      readDanger(join(corpus, 'danger')).filter(isMeasuredCase),
      ({ language, danger }) => `${language} ${danger}`,
    );
    expect([...measured.values()].map((cases) => cases.length > 150)).toEqual(Array(4).fill(true));
  });

  it('is read whole: every trade, phrase and pair', () => {
    const trades = readCorpus(corpus);
    expect(trades.length).toBeGreaterThanOrEqual(30);
    expect(trades.flatMap(({ turns }) => turns).length).toBeGreaterThan(10_000);
    expect(readPhrases(join(corpus, 'phrases')).length).toBeGreaterThan(1_000);
    expect(readPairs(join(corpus, 'pairs')).length).toBeGreaterThan(100);
  });

  it('keeps a third of its trades from training, of both languages', () => {
    const measured = readCorpus(corpus).filter(({ name }) => isMeasured(name));
    expect(measured.length).toBeGreaterThanOrEqual(10);
    expect(measured.some(({ name }) => name.endsWith('-fr'))).toBe(true);
  });
});

describe('training', () => {
  it('gives the same bytes from the same corpus', () => {
    const some = readCorpus(corpus)
      .filter(({ name }) => name === 'garage')
      .map((trade) => ({ ...trade, turns: trade.turns.slice(0, 40) }));
    const phrases = readPhrases(join(corpus, 'phrases')).slice(0, 60);
    const pairs = readPairs(join(corpus, 'pairs')).slice(0, 12);
    const cases = readDanger(join(corpus, 'danger')).slice(0, 40);
    const lessons = lessonsOf(some, pairs, emptyLexicon);
    const vectorOf = (text: string) => new Float32Array([Math.sin(text.length), 0.5]);
    const learn = () => learnedText(trainListener(some, phrases, cases, lessons, vectorOf));
    expect(learn()).toBe(learn());
  });
});
