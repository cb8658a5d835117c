/**
 * A text in which what was begun and said again from its beginning is blank: of "oh one... oh one six eight" the
 * second is left. Of the same length, so that what is found in it stands where it stood.
 */
export function withoutRestarts(text: string): string {
  return text.replace(restarted, (begun) => ' '.repeat(begun.length));
}

/** One to four words, what people break off with, and the same words anew. */
const restarted =
  /(?<![\p{L}\d])((?:[\p{L}\d]+[ -]){0,3}[\p{L}\d]+)(?:\.{2,}|…|--|—|,? (?:uh|um|euh)(?!\p{L}),?)\s*(?=\1(?![\p{L}\d]))/giu;

/** The groups of digits of a text without those that were broken off ("oh one...") and said again from their beginning. */
export function keptOfRestarts<Group extends { digits: string; start: number; end: number }>(
  text: string,
  groups: readonly Group[],
): Group[] {
  const kept: Group[] = [];
  const joined = (some: readonly Group[]) => some.map(({ digits }) => digits).join('');
  groups.forEach((group, at) => {
    const breaksOff = /\.\.|…|--|—/.test(
      text.slice(groups[at - 1]?.end ?? group.start, group.start),
    );
    const rest = joined(groups.slice(at));
    for (let back = 1; breaksOff && back <= Math.min(mostBegun, kept.length); back += 1) {
      const begun = joined(kept.slice(-back));
      if (rest.length <= begun.length || !rest.startsWith(begun)) continue;
      kept.splice(-back);
      break;
    }
    kept.push(group);
  });
  return kept;
}

/** Nobody begins more groups of a number anew than these. */
const mostBegun = 4;
