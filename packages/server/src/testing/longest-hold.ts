/**
 * The longest that this thread, which a server in a test shares with it, was held up while something
 * happened: in milliseconds of its own work, whatever else the machine does. Works in tests whose
 * `setInterval` is real.
 */
export async function longestHold(happens: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = worked();
  const note = () => {
    const now = worked();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const beat = setInterval(note, 5);
  await happens();
  clearInterval(beat);
  note();
  return longest;
}

/** Milliseconds this thread has worked so far. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
