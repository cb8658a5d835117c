import {
  type Candidate,
  isCapitalised,
  isNameWord,
  nameEnd,
  pastMarks,
  type Sentence,
  wordCount,
} from './candidates.ts';
import { firstNames, particles } from './name-words.ts';

/** "Tom. Tom Brandvold", "Tremblay, Luc Tremblay": the name said again, this time whole. */
export function saidWhole(
  sentence: Sentence,
  candidate: Candidate,
  farthest = farthestSaidAgain,
): Candidate {
  const { tokens } = sentence;
  const said = tokens[candidate.first]?.word;
  const count = wordCount(sentence, candidate.first, candidate.next);
  const after = pastMarks(sentence, candidate.next);
  const last = Math.min(tokens.length, Math.max(after + 1, candidate.next + farthest));
  for (let first = after; first < last; first += 1) {
    const isFirst = tokens[first]?.word === said;
    if (!isFirst && first > after) continue;
    const next = nameEnd(sentence, first, isFirst);
    const isLast = count === 1 && tokens[next - 1]?.word === said;
    if ((isFirst || isLast) && wordCount(sentence, first, next) > count)
      return { ...candidate, first, next };
  }
  return candidate;
}

/** "Teresa, with no H, Teresa Bianchi": a name is said again at most so many words later. */
const farthestSaidAgain = 6;

/** "Rick, Rick Sandhu": nobody says a first name twice and a surname after it, but to tell their name. */
export function saidTwice(sentence: Sentence): Candidate[] {
  const { tokens } = sentence;
  for (let at = 0; at < tokens.length - 2; at += 1) {
    if (!isNameWord(sentence, at) || particles.has(tokens[at]?.word ?? '')) continue;
    const once = { first: at, next: at + 1, confidence: sureTwice };
    const known = firstNames.has(tokens[at]?.word ?? '');
    // "Bruno Ferrara, of Ferrara Custom Homes" says a surname again, and not for the caller's name.
    const whole = saidWhole(sentence, once, known ? farthestSaidAgain : 0);
    if (whole.first === at) continue;
    if (known || sentence.expecting || isCapitalised(sentence, whole.next - 1)) return [whole];
  }
  return [];
}

const sureTwice = 0.85;
