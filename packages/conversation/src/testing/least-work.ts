/**
 * The least that this thread worked at something in some tries: milliseconds of its own processor
 * time. Tests of other files run on threads beside it; they and the collection of garbage only add.
 */
export function leastWork(tries: number, work: () => void): number {
  const each = Array.from({ length: tries }, () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...each);
}
