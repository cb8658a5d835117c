import { withApostrophes } from '../understanding/apostrophes.ts';

/** "i" by itself and before an apostrophe; a letter that was spelled stands between others. */
const alone = /(?<![\p{L}\p{N}'’.-])i(?=$|[\s,.;:!?]|['’](?:m|ve|ll|d)(?!\p{L}))/gu;
const spelled = /(?:^|\s)\p{L}[\s,]+i(?=[\s,]+\p{L}(?:[\s,]|$))/u;

const days = /(?<![\p{L}'’-])(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})/gu;

/**
 * A sentence that was taken down without apostrophes and large letters, as it is written: "I've", "it's",
 * "Thursday". What may be another word, or another language's, stays.
 */
export function asWritten(text: string): string {
  const dated = withApostrophes(text).replace(
    days,
    (day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`,
  );
  return spelled.test(dated) ? dated : dated.replace(alone, 'I');
}
