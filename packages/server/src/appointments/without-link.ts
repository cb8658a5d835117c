/** A scheme, `www.`, or a name a phone turns into something to tap: `shop.example/x`, `1.2.3.4`. */
const link = /\w+:\/\/|\bwww\.|[\p{L}\p{N}-]+\.\p{L}{2,}(?![\p{L}.])|\b\d{1,3}(?:\.\d{1,3}){3}\b/iu;

/** Dots of other scripts that phones read as dots. */
const otherDots = /[\u3002\uFF0E\uFF61\u2024]/gu;

/**
 * Words a business gave, for a text to somebody else's phone; null where they hold what a phone
 * would make a link of. Pure.
 */
export function withoutLink(words: string | null | undefined): string | null {
  if (!words) return null;
  const visible = words.replaceAll(/[\p{Cf}\p{Cc}]/gu, '').replaceAll(otherDots, '.');
  return link.test(visible) ? null : visible;
}
