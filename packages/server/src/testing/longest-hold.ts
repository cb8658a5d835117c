/**
 * The longest that the one thread of a server was held up while something happened, in milliseconds.
 * Works in tests whose `setInterval` is real.
 */
export async function longestHold(happens: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await happens();
  clearInterval(beat);
  return Math.max(longest, performance.now() - last);
}
