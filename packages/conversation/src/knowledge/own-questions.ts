import type { FaqItem } from './business.ts';
import { stem, wordsOf } from './words.ts';

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Words a question asks the same without: articles, auxiliaries, whom it is put to, hesitations. */
const unneeded: ReadonlySet<string> = new Set(
  list(`
a an the any some do does did is are was be will would you u ya yall we our your they there guys folks please just
actually maybe even ever also um uh er erm hmm like so well okay ok by chance at all kind of for that those these
le la les l un une des du de est ce que qu y il tu vous votre vos nous notre nos on donc euh ben bien s'il plait svp
`),
);

/** Words that only lead up to a question, and leave it what it is. */
const leading: ReadonlySet<string> = new Set([
  ...unneeded,
  ...list(`
hi hello hey good morning afternoon evening there yes yeah oh and but sorry excuse me thanks thank i im am was were
had have got wondering wonder curious know if whether question quick another other one to ask asking calling call can could
tell about want wanted need like id wanna right now then anyway sir maam listen see let think alright all
bonjour allo salut oui et mais alors excusez moi merci je j voulais voudrais aimerais savoir si demande demander dites
dire pouvez question petite appelle pour autre aussi
`),
]);

/** Before a question these make it another: "how much do you charge for stairs". */
const otherQuestion: ReadonlySet<string> = new Set(
  list(
    'how what when where which who why much many long combien quand comment pourquoi ou quel quelle quels quelles qui',
  ),
);

/** Forms in which the same is asked. */
const sameForm: ReadonlyMap<string, string> = new Map([
  ['could', 'can'],
  ['may', 'can'],
  ['got', 'have'],
  ['has', 'have'],
  ['puis', 'peux'],
  ['pourrais', 'peux'],
  ['pourrai', 'peux'],
  ['avons', 'avez'],
  ['cant', 'can not'],
  ['couldnt', 'can not'],
  ['dont', 'not'],
  ['doesnt', 'not'],
  ['didnt', 'not'],
  ['isnt', 'not'],
  ['arent', 'not'],
  ['wont', 'not'],
  ['wouldnt', 'not'],
]);

interface Token {
  /** Empty where a question asks the same without the word. */
  key: string;
  text: string;
  start: number;
  end: number;
}

function tokensOf(text: string): Token[] {
  return wordsOf(text).map(({ text: word, start, end }) => ({
    key: unneeded.has(word) ? '' : stem(sameForm.get(word) ?? word),
    text: word,
    start,
    end,
  }));
}

const keyOf = (tokens: readonly Token[]): string =>
  [...new Set(tokens.flatMap(({ key }) => key.split(' ')).filter(Boolean))].sort().join(' ');

const lineOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** The questions an owner answered, by what they ask however they are put. */
export interface OwnQuestions {
  readonly byKey: ReadonlyMap<string, FaqItem>;
  /** Word for word: the only way for one with a single word that counts ("Cancellation?"). */
  readonly byWords: ReadonlyMap<string, FaqItem>;
  /** How many words that count the questions have, longest first. */
  readonly lengths: readonly number[];
}

/** Prepares answered questions for `findOwnQuestions`. Keep the result while they are unchanged. */
export function compileOwnQuestions(items: readonly FaqItem[]): OwnQuestions {
  const byKey = new Map<string, FaqItem>();
  const byWords = new Map<string, FaqItem>();
  const lengths = new Set<number>();
  for (const item of items)
    for (const question of [item.question, item.questionFr ?? '']) {
      const words = tokensOf(question);
      const tokens = words.filter(({ key }) => key !== '');
      const key = keyOf(tokens);
      const line = lineOf(words);
      if (line && !byWords.has(line)) byWords.set(line, item);
      if (tokens.length < 2 || byKey.has(key)) continue;
      byKey.set(key, item);
      lengths.add(tokens.length);
    }
  return { byKey, byWords, lengths: [...lengths].sort((a, b) => b - a) };
}

/** An owner's question in a caller's words: UTF-16 offsets, end exclusive. */
export interface OwnQuestion {
  item: FaqItem;
  start: number;
  end: number;
}

/** Longer questions than this, in words that count, are rambling nobody says twice alike. */
const longestQuestion = 24;

/**
 * The owner's questions that `text` asks as they were written, or nearly: articles, order, number,
 * contractions and what leads up to them may differ. `ends` are the offsets at which a clause ends;
 * only there may a question end, for what follows in the same breath narrows it.
 */
export function findOwnQuestions(
  questions: OwnQuestions,
  text: string,
  ends: readonly number[],
): OwnQuestion[] {
  const tokens = tokensOf(text);
  const whole = wordForWord(questions, tokens);
  if (whole) return [{ item: whole, start: 0, end: text.length }];
  const found: OwnQuestion[] = [];
  let from = 0;
  for (const end of ends) {
    const to = tokens.findLastIndex((token) => token.end <= end) + 1;
    const match = endingAt(questions, tokens, from, to, ends);
    if (!match) continue;
    found.push(match);
    from = to;
  }
  return found;
}

function wordForWord({ byWords }: OwnQuestions, tokens: readonly Token[]): FaqItem | null {
  for (let first = 0; first < tokens.length && first < longestQuestion; first += 1) {
    const item = byWords.get(lineOf(tokens.slice(first)));
    if (item) return item;
    if (!leading.has(tokens[first]?.text ?? '')) return null;
  }
  return null;
}

/** The longest question that ends before token `to` and begins at `from` or later. */
function endingAt(
  { byKey, lengths }: OwnQuestions,
  tokens: readonly Token[],
  from: number,
  to: number,
  ends: readonly number[],
): OwnQuestion | null {
  const counted: number[] = [];
  for (let at = to - 1; at >= from && counted.length < longestQuestion; at -= 1)
    if (tokens[at]?.key) counted.push(at);
  for (const length of lengths) {
    const first = counted[length - 1];
    if (first === undefined) continue;
    const item = byKey.get(keyOf(tokens.slice(first, to)));
    const start = tokens[first]?.start ?? 0;
    const clauseFrom = ends.findLast((end) => end <= start) ?? 0;
    const before = tokens.slice(from, first).filter((token) => token.start >= clauseFrom);
    if (item && leadsUp(before)) return { item, start, end: tokens[to - 1]?.end ?? start };
  }
  return null;
}

function leadsUp(before: readonly Token[]): boolean {
  return before.every(({ text }) => leading.has(text) && !otherQuestion.has(text));
}
