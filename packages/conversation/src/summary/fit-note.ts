/** What an owner must not miss: what is open, who is to call, what does not suit, numbers and hours. */
const telling =
  /\d|\b(?:open|unanswered|ask\p{L}*|whether|call\p{L}*|ring\p{L}*|phone\p{L}*|text\p{L}*|never|not|no|before|after|by|until|only|must|except|owner|wants?|won't|refund|confirm\p{L}*|sans réponse|reste|demand\p{L}*|savoir|rappel\p{L}*|jamais|pas|avant|après|seulement|sauf|veut|rembours\p{L}*)(?!\p{L})/iu;
const least = 30;

/**
 * As much of a note as fits `most` characters: its first clause, then those an owner must not miss,
 * in the order they were written. What was left out shows as an ellipsis.
 */
export function fitNote(note: string, most: number): string {
  if (note.length <= most) return note;
  const clauses = note.split(/(?<=[,;.])\s+/);
  const ranked = clauses
    .map((text, at) => ({ text, at, worth: at === 0 ? 2 : telling.test(text) ? 1 : 0 }))
    .toSorted((a, b) => b.worth - a.worth || a.at - b.at);
  const kept: typeof ranked = [];
  let left = most - 1;
  let full = false;
  for (const clause of ranked) {
    // A clause goes on from the one before it: of those that say less, none stands without the last.
    full ||= clause.worth === 0 && clause.text.length + 1 > left;
    if (clause.text.length + 1 > left || (full && clause.worth === 0)) continue;
    kept.push(clause);
    left -= clause.text.length + 1;
  }
  if (!kept.some(({ at }) => at === 0)) return `${words(note, Math.max(least, most))}…`;
  const inOrder = kept.toSorted((a, b) => a.at - b.at);
  // A sentence whose last clause was left out ends where the one before it does.
  const told = inOrder.map(({ text, at }, place) => {
    const next = inOrder[place + 1]?.at ?? at;
    const ends = clauses.slice(at, next).some((clause) => /\.$/.test(clause));
    return ends ? text.replace(/[,;.]+$/, '.') : text;
  });
  return `${told.join(' ').replace(/[\s,;.]+$/, '')}…`;
}

function words(text: string, most: number): string {
  return text
    .slice(0, most - 1)
    .replace(/\s+\S*$/, '')
    .replace(/[\s,;.]+$/, '');
}
