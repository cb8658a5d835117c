/** A stretch of an utterance that says one thing: UTF-16 offsets, end exclusive. */
export interface Clause {
  text: string;
  start: number;
  end: number;
}

/** Splits an utterance into its clauses, in order; never inside a noun pair ("cut and colour"). */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  for (const match of text.matchAll(/[^.?!]+[.?!]*/g)) {
    const clause = match[0].trim();
    if (clause === '') continue;
    const start = match.index + match[0].indexOf(clause);
    clauses.push({ text: clause, start, end: start + clause.length });
  }
  return clauses;
}
