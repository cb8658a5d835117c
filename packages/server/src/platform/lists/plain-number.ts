/**
 * The digits of what looks like a telephone number or a part of one, such as `(604) 555-0142`: lists
 * show numbers as people write them, and hold them in one piece. Null: it does not look like one.
 */
export function plainNumber(words: string): string | null {
  if (!/^\+?[\d\s().\u00a0-]+$/.test(words)) return null;
  const digits = words.replaceAll(/\D/g, '');
  return digits.length >= 3 ? digits : null;
}
