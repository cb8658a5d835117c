interface FoundAddress {
  address: string;
  start: number;
  end: number;
}

const cue =
  '(?:no|nope|non|sorry|excusez?(?:-moi)?|pardon|scuse[sz]?|wait|attende?[sz]|actually|en fait|plutôt|i mean(?:t)?|i (?:should|meant to) say|je veux dire|scratch that|make that|not that|pas ça)';
/** A correction right after what was said, and nothing else before what takes its place. */
const takenBack = new RegExp(
  `^[\\s,.…;-]*(?:(?:um|uh|oh|ah|euh|ben)[\\s,.]+)*(?:${cue}(?!\\p{L})[\\s,.…;-]*){1,4}(?:(?:it['’]s|that['’]s|c['’]est|at|au|on|sur|the|le|la)(?:\\s+|$))*`,
  'iu',
);
const eitherCase = (words: string) =>
  words.replace(/(?<=^|\|)\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
const kindsFirst = eitherCase('rue|avenue|boulevard|chemin|rang|montée|côte|allée|impasse|place');
const kindsLast = eitherCase(
  'street|avenue|ave|road|drive|crescent|lane|court|place|boulevard|terrace|trail|way|close|circle|grove|square|mews',
);
const name = "\\p{L}[\\p{L}'’-]*";
const streetAlone = `(?!(?:an?|the|my|our|your|this|that|it)\\s)(?:(?:${kindsFirst})\\s+(?:(?:de |du |des |de la |d['’]|l['’])?${name})(?:\\s\\p{Lu}[\\p{L}'’-]*)?|${name}(?:\\s+${name})?\\s+(?:${kindsLast}))(?!\\p{L})`;
const streetNext = new RegExp(`^${streetAlone}`, 'iu');
const house = /^\d+[a-z]?(?= )/i;

/**
 * What was said of an address, as it stands once the caller has taken it back: "forty-one Brentwood, no sorry, forty-one
 * Greenwood Drive" is the second, and of "340 rue Bowen, non, rue Brooks" the house stays.
 * @param read finds an address from a place on.
 */
export function asPutRight(
  text: string,
  found: FoundAddress,
  read: (from: number) => FoundAddress | null,
): FoundAddress {
  const back = takenBack.exec(text.slice(found.end));
  if (!back) return found;
  const from = found.end + back[0].length;
  const next = read(from);
  if (next && next.start === from) return asPutRight(text, next, read);
  const street = streetNext.exec(text.slice(from))?.[0];
  const number = house.exec(found.address)?.[0];
  if (!street || !number) return found;
  return { address: `${number} ${titled(street)}`, start: found.start, end: from + street.length };
}

const titled = (words: string) => words.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

/** "Not Brentwood, it's Greenwood Drive", "the street is Greenwood Drive": a street that takes the place of another. */
const large = "\\p{Lu}[\\p{L}'’-]*";
const another = new RegExp(
  `(?:(?<!\\p{L})(?:[Nn]ot|[Pp]as) (?:on |sur |the |la |le )?(?:${large}(?: ${large})?|${streetAlone})[\\s,.;]+(?:[^.?!]{0,40}?[\\s,])?(?:[Ii]t['’]s|it is|[Cc]['’]est|on|sur|but|mais)\\s+(?:on |sur |la |le )?|(?<!\\p{L})(?:[Tt]he street|[Ll]a rue)(?:['’]s| is| name is|, c['’]est| c['’]est)\\s+(?:actually |plutôt )?(?:la |le )?)(${streetAlone})`,
  'u',
);

/** The street alone that puts right the one which is known; null where none does. */
export function streetPutRight(text: string): FoundAddress | null {
  const found = another.exec(text);
  const street = found?.[1];
  if (!found || !street) return null;
  const start = found.index + found[0].length - street.length;
  return { address: titled(street), start, end: start + street.length };
}
