/** 32-bit FNV-1a over UTF-16 units. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** One hash out of several, in order. */
export function mix(first: number, second: number, third = 0x9e3779b9): number {
  let hash = Math.imul(first ^ 0x85ebca6b, 0xc2b2ae35) ^ second;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ third;
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}
