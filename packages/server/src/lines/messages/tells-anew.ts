/** So many words that were not read yet make another alert of it, or so large a part of all its words. */
const mostOfTheSame = 2;
const leastShare = 0.5;
const shortest = 4;

/**
 * Whether an alert says what those an owner was sent already do not: of another danger, or of somebody else. "The line
 * dropped, the pipe burst" after "a pipe burst" says no more.
 * @param told the texts that were sent already.
 */
export function tellsAnew(text: string, told: readonly string[]): boolean {
  const known = new Set(told.flatMap((one) => [...wordsOf(one)]));
  const words = [...wordsOf(text)];
  const news = words.filter((word) => !known.has(word));
  return (
    news.length > mostOfTheSame || (news.length > 1 && news.length >= words.length * leastShare)
  );
}

/** The words of a text that tell something, without the numbers in it. */
function wordsOf(text: string): ReadonlySet<string> {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return new Set(plain.match(/\p{L}+/gu)?.filter((word) => word.length >= shortest) ?? []);
}

/** Whether a text says nothing but what one that was sent already does, word for word in whatever order. */
export function saysTheSame(text: string, told: readonly string[]): boolean {
  const words = [...allWordsOf(text)];
  return told.some((one) => {
    const known = allWordsOf(one);
    return words.every((word) => known.has(word));
  });
}

function allWordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
