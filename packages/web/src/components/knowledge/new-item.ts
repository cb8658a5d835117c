/**
 * A new item's id. `crypto.randomUUID` is missing on pages served without TLS elsewhere than
 * localhost; random bytes are not.
 */
export function newId(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte, index) => {
      if (index === 6) return (byte & 0x0f) | 0x40;
      return index === 8 ? (byte & 0x3f) | 0x80 : byte;
    })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** `name`, or with the first number behind it that none of `taken` has: `New Service 2`. */
export function freeName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((each) => each.trim().toLowerCase()));
  let free = name;
  for (let number = 2; known.has(free.toLowerCase()); number += 1) free = `${name} ${number}`;
  return free;
}
