/** What an owner must not miss: what is open, who is to call, what does not suit, numbers and hours. */
const telling =
  /\d|\b(?:open|unanswered|ask\p{L}*|whether|call\p{L}*|ring\p{L}*|phone\p{L}*|text\p{L}*|never|not|no|before|after|by|until|only|must|except|owner|wants?|won't|refund|confirm\p{L}*|sans réponse|reste|demand\p{L}*|savoir|rappel\p{L}*|jamais|pas|avant|après|seulement|sauf|veut|rembours\p{L}*)(?!\p{L})/iu;
const least = 30;

/**
 * As much of a note as fits `most` characters, in whole sentences: its first, then those an owner must not miss, in
 * the order they were written. Of a sentence for which there is no room, no clause is left standing without those
 * before it. What was left out shows as an ellipsis.
 */
export function fitNote(note: string, most: number): string {
  if (note.length <= most) return note;
  const ranked = sentencesOf(note)
    .map((text, at) => ({ text, at, worth: at === 0 ? 2 : telling.test(text) ? 1 : 0 }))
    .toSorted((a, b) => b.worth - a.worth || a.at - b.at);
  const kept: typeof ranked = [];
  let left = most - 1;
  const must = ranked.filter(({ worth }) => worth === 1).map(({ text }) => text.length + 1);
  const beside = must.reduce((sum, length) => sum + length, 0);
  for (const one of ranked) {
    // The first sentence gives way to those that must not be missed as far as half of the room.
    const room = one.at === 0 ? Math.max(left - beside, Math.ceil(most / 2)) : left;
    const fits = one.text.length + 1 <= room;
    // A beginning of more than half of it says enough by itself.
    const text = fits ? one.text : beginning(one.text, room - 1);
    if (text === '' || (!fits && one.at > 0 && text.length < one.text.length / 2)) continue;
    kept.push({ ...one, text });
    left -= text.length + 1;
  }
  if (!kept.some(({ at }) => at === 0)) return `${words(note, Math.max(least, most))}…`;
  const told = kept.toSorted((a, b) => a.at - b.at).map(({ text }) => ended(text));
  return `${told.join(' ').replace(/[\s,;.]+$/, '')}…`;
}

const sentencesOf = (note: string) => note.split(/(?<=[.;])\s+(?=\p{L}|\d)/u);
const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text.replace(/[,;]+$/, '')}.`);

/** The first clauses of a sentence that fit. */
function beginning(text: string, most: number): string {
  let kept = '';
  for (const clause of text.split(/(?<=,)\s+/)) {
    const longer = kept ? `${kept} ${clause}` : clause;
    if (longer.length > most) break;
    kept = longer;
  }
  return kept.replace(/[,;]+$/, '');
}

function words(text: string, most: number): string {
  return text
    .slice(0, most - 1)
    .replace(/\s+\S*$/, '')
    .replace(/[\s,;.]+$/, '');
}
