/** Dots of other scripts, and what is put in the place of one, that a phone or its owner reads as one. */
const otherDots =
  /[\u3002\uFF61\u06D4\u0701\u0702\u1362\u22C5\u2219\u2022\u2027\u30FB\u00B7\u2E33\u2E3C\uA4F8\u0660\u06F0]|[([{<]\s*(?:\.|dot|point)\s*[)\]}>]/giu;
/** "Prize dot com"; a Polka Dot Bakery is none. */
const spelledDot =
  /(?<=[\p{L}\p{N}])[\s-]+(?:dot|point)[\s-]+(?=(?:com|net|org|ca|co|io|us|uk|fr|info|biz|xyz|app|online|site|link|gov|edu)(?!\p{L}))/giu;

/** What a phone makes something to tap of: a scheme, `www`, a host of any top-level domain, an address of mail. */
const link =
  /h\w{2}ps?\s*:|\w:\/\/|(?<![\p{L}\p{N}])www(?![\p{L}\p{N}])|[^\s.,;]\.(?:xn--|[\p{L}\p{M}]{2})|\b\d{1,3}(?:\.\d{1,3}){3}\b|\S@\S|(?:^|\s)@\p{L}/iu;
const wholeNumber = /(?<!\d)(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]{0,2}\d{3}[-. ]?\d{4}(?!\d)|\d{10,}/u;
/** In a name any seven digits are one, and so are letters on the keys and figures in words. */
const anyNumber =
  /(?:\d[\s().\-–—_/]*){7,}|\b(?:1[-. ]+)?(?:800|888|877|866|855|844|833|900|976)[-.](?=[\p{L}\d])[\p{L}\d-]{5,}|\b1[-. ]*(?:8\d\d|900)[-. ]|(?:(?<!\p{L})(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|un|deux|trois|quatre|cinq|sept|huit|neuf)(?!\p{L})[\s-]*){6,}|\bto \d{4,6}\b|\bau \d{4,6}\b/iu;
/** What nobody is called, and everybody is lured with. */
const bait =
  /(?<!\p{L})(?:click|tap here|cliquez|bitcoin|crypto wallet|gift cards?|free gifts?|cartes?[- ]cadeaux?|cadeaux? gratuits?|you(?:['’]ve| have)? (?:won|been (?:selected|chosen))|vous avez gagn\p{L}*|(?:call|text|dial|reply|visit|phone|whatsapp|appelez|textez|composez|visitez|répondez)(?:[- ]nous| us| me)? (?:now|here|at|to|on|today|maintenant|ici|au|le|\+?\d)|(?:claim|verify|confirm|unlock|reclamez|réclamez|vérifiez|confirmez) (?:your|my|an?|the|votre|vos)|log ?in)(?!\p{L})/iu;

/** Longer than this no name is. */
const longestName = 80;

function visible(words: string): string {
  return words
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Cc}\p{Cs}\p{Co}]/gu, (sign) => (/\s/u.test(sign) ? ' ' : ''))
    .replaceAll(otherDots, '.')
    .replaceAll(spelledDot, '.')
    .replaceAll(/\s+\.\s*(?=\p{L})/gu, '.')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/**
 * A name that a business gave itself or its work, for a text to somebody else's phone; null where it holds what a
 * phone would make a link of, a number to call, or a lure: then the text does without. Pure.
 */
export function nameForTexts(name: string | null | undefined): string | null {
  const seen = visible(name ?? '');
  const isUnfit = [link, wholeNumber, anyNumber, bait].some((one) => one.test(seen));
  return seen === '' || seen.length > longestName || isUnfit ? null : seen;
}

/** The same of an address, which may hold many figures. */
export function addressForTexts(address: string | null | undefined): string | null {
  const seen = visible(address ?? '');
  return seen === '' || [link, wholeNumber, bait].some((one) => one.test(seen)) ? null : seen;
}
