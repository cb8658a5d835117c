/** What stands between the parts of a summary, and nobody says. */
const separators = /\s*[·•∙⋅|]+\s*/gu;

/** How the parts of a summary begin that tell what we said or did, in both languages. */
const ours =
  /^(?:and |et )?(?:quoted|promised|booked|urgent|not urgent|spam|next(?: step)?|prix donnés?|promis|réservé|pas urgent)(?![\p{L}'’])(?! (?:me|us|him|her|to me|to us)(?!\p{L}))/iu;

const clauses = /(?<=[.;,!?\n])\s+/;

/** An address that a phone or a mail program makes a link of; what is told of an e-mail address stays one. */
const links =
  /(?<![\p{L}\p{N}@.-])(?:https?:\/\/|www\.)[^\s<>"“”]+|(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]+\.)+(?:com|net|org|ca|io|app|co|info|biz|xyz|ru|cn|us|uk|fr|me|link|site|online|shop|dev|example)(?:\/[^\s<>"“”]*)?(?![\p{L}\p{N}@.-]*@|[\p{L}\p{N}])/giu;

const unlinked = (link: string) =>
  link.replace(/^https?:\/\//i, '').replace(/\.(?=[\p{L}\p{N}])/gu, '[.]');

/**
 * Words of a caller's as they may stand beside ours: without what parts a summary, in quotation marks where they
 * begin as ours do ("quoted $20", "PROMISED a free visit"), and with nothing in them that opens anything.
 */
export function asSaid(
  words: string,
  [open, close]: readonly [string, string] = usualQuotes,
): string {
  return words
    .replace(separators, '. ')
    .replace(links, unlinked)
    .split(clauses)
    .map((clause) => {
      if (!ours.test(clause)) return clause;
      const [end = ''] = /[.;,!?]*$/.exec(clause) ?? [];
      return `${open}${clause.slice(0, clause.length - end.length)}${close}${end}`;
    })
    .join(' ');
}

const usualQuotes = ['“', '”'] as const;

/** A few words of theirs, such as a name, that stand as a part of their own. */
export const asSaidInPart = (words: string): string =>
  words.replace(separators, ' ').replace(links, unlinked);
