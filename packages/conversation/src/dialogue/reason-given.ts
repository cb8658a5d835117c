const about =
  /\b(?:about|regarding|concerning|in regards? to|with regards? to|to (?:discuss|talk about|ask about)|au sujet d[eu']s?|à propos d[eu']s?|concernant)\s+(.+)|\bpour ((?:un|une|mon|ma|mes|le|la|les|du|des)\s.+)/i;
const told =
  /\b(?:tell|let) (?:him|her|them|the (?:owner|boss|team|manager)|\p{Lu}\p{Ll}+)(?: know)?(?: that)?\s+(.+)|\b(?:dites[- ](?:lui|leur)) que?\s*(.+)/iu;
const aboutThemselves =
  /[,.;]?\s*(?:and )?\b(?:my (?:name|number|phone|cell)|it'?s \p{L}+[,.]|this is|i'?m \p{Lu}|you can (?:reach|call)|call me|mon (?:nom|numéro))\b.*$/iu;
const noReason =
  /^(?:it|that|this|something|anything|a few things|some stuff|my (?:call|question))\W*$/i;

/** Why the caller wants to be called back or leaves a message, where the same breath says it. */
export function reasonGiven(words: string): string | null {
  const found = told.exec(words) ?? about.exec(words);
  const given = (found?.[1] ?? found?.[2] ?? '').split(/[?!]|\.(?=\s|$)/)[0] ?? '';
  const reason = given
    .replace(aboutThemselves, '')
    .replace(/[\s,;]+$/, '')
    .trim();
  return reason === '' || noReason.test(reason) ? null : reason;
}
