/** `name`, or with the first number behind it that none of `taken` has: `New Service 2`. */
export function freeName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((each) => each.trim().toLowerCase()));
  let free = name;
  for (let number = 2; known.has(free.toLowerCase()); number += 1) free = `${name} ${number}`;
  return free;
}
