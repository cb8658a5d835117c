import { type DigitRun, digitRuns } from './words/digit-runs.ts';
import { numberWords } from './words/number-words.ts';
import { type Token, tokenize } from './words/tokens.ts';

const extensions = new Set(['x', 'ext', 'extn', 'extension', 'poste']);

export function extensionAfter(tokens: readonly Token[], run: DigitRun, runs: readonly DigitRun[]) {
  let at = run.next;
  while (/^[,.)]$/.test(tokens[at]?.word ?? '')) at += 1;
  if (!extensions.has(tokens[at]?.word ?? '')) return null;
  while (/^[.:#]$/.test(tokens[at + 1]?.word ?? '')) at += 1;
  const found = runs.find((other) => other.first === at + 1);
  return found && found.digits.length <= 7 ? found : null;
}

const beforeExtension = new Set(
  "is number numero the le la c it s , . : # est and my oh uh um actually it's cest".split(' '),
);

const spokenExtensions = new Set(['ext', 'extn', 'extension', 'poste']);

/** "Extension 6", "the extension is six oh two", "poste 12": told without its number. */
export function findExtension(
  text: string,
  language: 'en' | 'fr',
): { digits: string; start: number; end: number } | null {
  const tokens = tokenize(text);
  const runs = digitRuns(tokens, numberWords(language));
  for (const [index, token] of tokens.entries()) {
    if (!spokenExtensions.has(token.word)) continue;
    let at = index + 1;
    while (beforeExtension.has(tokens[at]?.word ?? '')) at += 1;
    const run = runs.find(({ first }) => first === at);
    if (run && run.digits.length <= longestExtension)
      return { digits: run.digits, start: token.start, end: run.end };
  }
  return null;
}

const longestExtension = 6;
