import type { Word } from './words.ts';
import { wordsOf } from './words.ts';

/** A stretch of an utterance that says one thing: UTF-16 offsets, end exclusive. */
export interface Clause {
  text: string;
  start: number;
  end: number;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const subjects = set('i you we they he she it there that my your je vous tu on il elle');
const auxiliaries = set(
  'do does did are is can could would will should was were am have has may est avez pouvez faites',
);
const questions = set(
  'what when where how who why which combien quand comment ou quel quelle quels quelles pourquoi',
);
const commands = set(
  'call tell book cancel change move give let send put take make text leave transfer schedule ' +
    'reschedule push repeat say stop never rappelez dites',
);
const conjunctions = set('and but or so also plus then because et mais ou puis pis donc car');
const interjections = set(
  'yes yeah yep no nope hi hello hey thanks thank sorry okay ok great perfect bye goodbye sure ' +
    'alright oui non merci bonjour allo salut',
);
/** Written short before a name, with a dot. */
export const titles = set('mr mrs ms dr prof rev st mme mlle');
const verbs = set(
  'is are was were am do does did has can could would will should need want like ' +
    'know tell wondering cost costs take takes charge charges book cancel move said est ai ' +
    'voudrais veux faut coute faites avez',
);

/** Whether a new thought can begin with this word, seen with the word after it. */
function begins(word: string, next: string | undefined): boolean {
  if (questions.has(word) || auxiliaries.has(word) || commands.has(word)) return true;
  return subjects.has(word) && next !== undefined;
}

/** Whether the clause so far already has the verb a second question would need. */
function isComplete(words: Word[], from: number, to: number): boolean {
  for (let at = to - 1; at >= from; at -= 1) {
    const text = words[at]?.text ?? '';
    if (questions.has(text)) return false;
    if (verbs.has(text)) return to - from > 2 && at < to - 1;
  }
  return false;
}

function breaksBefore(words: Word[], from: number, at: number, gap: string): boolean {
  const word = words[at]?.text ?? '';
  const next = words[at + 1]?.text;
  const previous = words[at - 1]?.text ?? '';
  // "Mrs. Dole": the dot is of the title.
  if (/^\.\s+$/.test(gap) && titles.has(previous)) return false;
  if (/[?!;…]|\.(\s|$)|\.{2,}|\s[-–—]\s|—|\n/.test(gap)) return true;
  if (/,\s/.test(gap)) {
    if (conjunctions.has(word)) return begins(next ?? '', words[at + 2]?.text);
    return begins(word, next) || interjections.has(word) || interjections.has(previous);
  }
  if (conjunctions.has(word)) return at - from > 1 && begins(next ?? '', words[at + 2]?.text);
  // "While you have it": the verb of the subject before it, and no question.
  const ownsIt = word === 'have' && next === 'it' && /^(i|you|we|they)$/.test(previous);
  const asks = auxiliaries.has(word) && next !== undefined && subjects.has(next) && !ownsIt;
  return (asks || (questions.has(word) && auxiliaries.has(next ?? ''))) &&
    isComplete(words, from, at)
    ? !conjunctions.has(previous) &&
        !/^(know|wondering|tell|ask|sure|see|if|me|about|and)$/.test(previous)
    : false;
}

/** The words of each clause, as ranges of `words`, end exclusive. Together they are all of them. */
function clauseRanges(text: string, words: Word[]): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = [];
  let from = 0;
  for (let at = 1; at < words.length; at += 1) {
    const gap = text.slice(words[at - 1]?.end, words[at]?.start);
    if (words[at - 1]?.start === words[at]?.start || !breaksBefore(words, from, at, gap)) continue;
    ranges.push({ from, to: at });
    from = at;
  }
  if (words.length > 0) ranges.push({ from, to: words.length });
  return ranges;
}

/**
 * Splits an utterance into its clauses, in order: at sentence ends, and where a new question,
 * command or subject begins, also in speech that came without punctuation. A noun pair stays whole
 * ("cut and colour"). Linear in the length of the text.
 */
export function clausesOf(text: string): Clause[] {
  const words = wordsOf(text);
  return clauseRanges(text, words).flatMap(({ from, to }) => {
    const start = words[from]?.start;
    const end = words[to - 1]?.end;
    if (start === undefined || end === undefined) return [];
    return [{ text: text.slice(start, end), start, end }];
  });
}
