import { sentences } from '../../speaking/sentences.ts';

/** The statements of a text, those joined in one sentence apart: "sedans $299, SUVs $399" is two. */
export function clausesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap(sentences)
    .flatMap((sentence) => sentence.split(/[;,](?=\s)|\s(?:and|but|et|mais)\s/i))
    .map((clause) => clause.trim())
    .filter(Boolean);
}
