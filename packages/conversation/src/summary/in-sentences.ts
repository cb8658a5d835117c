/** How a matter of its own begins: what they want, were told, ask, or have open, and whom to call. */
const ownMatter =
  /^(?:wants?|would like|needs?|asks?|asked|told|says?|said|promised|open|still open|(?:time|day|date|price|booking|visit) (?:is )?(?:still )?(?:open|to be confirmed)|to be (?:confirmed|called|reached|texted)|call(?: |ed|s)|answer by|not by call|does not|cannot|veut|voudrait|demande|a demandé|informée?|dit que|reste|à (?:confirmer|savoir|vérifier|rappeler)|appeler|rappeler|réponse par)(?!\p{L})/iu;
/** Fewer words than these make no sentence of their own. */
const fewestWords = 5;

/**
 * What was written of a call, broken where a person would break it: a new sentence where the writer set a semicolon,
 * and where a matter of its own begins.
 * @param told the clauses, which commas part.
 * @param written as it was written.
 */
export function inSentences(told: string, written: string): string {
  const begins = new Set(
    [...written.matchAll(/;\s*([^,;.]+)/g)].map(([, clause = '']) => clause.trim().toLowerCase()),
  );
  const clauses = told.split(/,\s+/);
  const joined: string[] = [];
  let words = 0;
  for (const [at, clause] of clauses.entries()) {
    const isNew =
      at > 0 &&
      (begins.has(clause.replace(/\..*$/s, '').toLowerCase()) ||
        (words >= fewestWords && ownMatter.test(clause)));
    const follows = clauses.slice(at).join(' ').split(/\s+/).length;
    if (isNew && follows > 1) {
      joined.push(`. ${clause.charAt(0).toUpperCase()}${clause.slice(1)}`);
      words = 0;
    } else joined.push(at === 0 ? clause : `, ${clause}`);
    const last = /[.!?]\s+([^.!?]*)$/.exec(clause)?.[1];
    words = (last === undefined ? words : 0) + (last ?? clause).split(/\s+/).length;
  }
  return joined.join('');
}
