const otherDigits = /(?![0-9])\p{Nd}/gu;
const unseen = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;
const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCharCode(code));

/** Digits in circles, brackets and above the line: ④, ❹, ⑷, ⁴; and the frame of 4️⃣. */
const shapedDigits = /\p{No}/gu;
const frames = /[\uFE0F\u20E3]/gu;
/** Where those stand that no other form of the same character is known of. */
const shapedOnes = [0x2776, 0x2780, 0x278a, 0x24f5];
/** "4242x4242": in no size does a side have four digits. */
const crosses = /(?<=\d{4})[x×_|](?=\d{4})/giu;

function plainDigit(shaped: string): string {
  const digit = /^\D?(\d)\D?$/.exec(shaped.normalize('NFKC'))?.[1];
  if (digit !== undefined) return digit;
  const code = shaped.codePointAt(0) ?? 0;
  const one = shapedOnes.find((first) => code >= first && code < first + 9);
  return one === undefined ? shaped : String(code - one + 1);
}

/** The text with digits of every script as ours and a space for what cannot be seen; as long as before. */
export function withPlainDigits(text: string): string {
  return withPlainScripts(text)
    .replaceAll(shapedDigits, (shaped) => plainDigit(shaped).padEnd(shaped.length))
    .replaceAll(crosses, ' ');
}

function withPlainScripts(text: string): string {
  return text
    .replaceAll(unseen, ' ')
    .replaceAll(frames, ' ')
    .replaceAll(otherDigits, (digit) => {
      if (digit.length > 1) return plainDigit(digit).padEnd(digit.length);
      let value = 0;
      while (value < 9 && isDigit(digit.charCodeAt(0) - value - 1)) value += 1;
      return String(value);
    });
}
