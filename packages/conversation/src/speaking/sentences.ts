const abbreviations =
  /(?:^|\s|\()(?:mr|mrs|ms|dr|st|ave|blvd|rd|no|vs|approx|apt|inc|ltd|co|min|max|e\.g|i\.e|a\.m|p\.m|m|mme)\.$/i;

/** Whether a text ends with a word cut short, as "for Mrs." does: the sentence goes on. */
export function endsShortened(text: string): boolean {
  return abbreviations.test(text.trimEnd());
}

/**
 * Splits text into sentences, keeping their marks. A full stop within a price, a time, an address
 * or after a common abbreviation does not end one.
 */
export function sentences(text: string): string[] {
  const found: string[] = [];
  let start = 0;
  const stopOfAll = text.trimEnd().length;
  for (const end of text.matchAll(/[.!?…]+["')\]»]*(?=\s|$)|\n+/g)) {
    const stop = end.index + end[0].length;
    const piece = text.slice(start, stop);
    const continues = /^\s+[a-zà-ÿ]/.test(text.slice(stop)) || endsShortened(piece);
    if (continues && !end[0].includes('\n') && stop < stopOfAll) continue;
    if (piece.trim()) found.push(piece.trim());
    start = stop;
  }
  const rest = text.slice(start).trim();
  return rest ? [...found, rest] : found;
}

/**
 * At most `max` characters of `text`: whole sentences where one fits, otherwise whole words and an
 * ellipsis.
 */
export function shorten(text: string, max: number): string {
  const whole = text.trim();
  if (whole.length <= max) return whole;
  let kept = '';
  for (const sentence of sentences(whole)) {
    const longer = kept ? `${kept} ${sentence}` : sentence;
    if (longer.length > max) break;
    kept = longer;
  }
  if (kept) return kept;
  if (max < 1) return '';
  const cut = whole.slice(0, max - 1);
  const words = /\s/.test(whole.charAt(max - 1)) ? cut : cut.replace(/\s+\S*$/, '');
  return `${words.replace(/[\s,;:–-]+$/, '')}…`;
}

/** `text` with every line a sentence: begun with a capital, ended with a mark, on one line. */
export function asSentences(text: string): string {
  return text
    .split(/\n+/)
    .map((line) =>
      line
        .replace(/^\s*[-*•]\s*/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .map((line) => line.charAt(0).toUpperCase() + line.slice(1))
    .map((line) => (/[.!?…]["')\]»]*$/.test(line) ? line : `${line.replace(/[,;:]$/, '')}.`))
    .join(' ');
}
