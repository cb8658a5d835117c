import { fold } from '../words/tokens.ts';
import { particles } from './name-words.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** One word of a name: "o'brien" as O'Brien, "l'heureux" as L'Heureux, "mckay" as McKay, "jean-luc" as Jean-Luc. */
function writeWord(word: string): string {
  if (word.includes('-')) return word.split('-').map(writeWord).join('-');
  const irish = /^([odlmn])['’](\p{L}.*)$/iu.exec(word);
  if (irish) return `${capital((irish[1] ?? '').toLowerCase())}'${writeWord(irish[2] ?? '')}`;
  const scottish = /^mc(\p{L}{2,})$/iu.exec(word);
  if (scottish) return `Mc${capital((scottish[1] ?? '').toLowerCase())}`;
  const mac = /^mac(donald|gregor|intyre|leod|millan|neil|pherson)$/i.exec(word);
  if (mac) return `Mac${capital((mac[1] ?? '').toLowerCase())}`;
  return capital(word.toLowerCase());
}

/** "l'Heureux", "n'Diaye": nobody writes their name so. */
const isHalfLarge = /^[lmn]['’]/;
const isMixedCase = (word: string) => /\p{Lu}/u.test(word) && /\p{Ll}/u.test(word);

/**
 * A name as its bearer writes it, from words in any case. Words that come in mixed case are taken
 * as they are; "o" joins what follows (O'Brien), and particles stay small inside a surname
 * ("Jan van der Berg", "van der Berg").
 */
export function writeName(words: readonly string[]): string {
  const joined: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const next = words[index + 1];
    const folded = fold(word);
    if (next !== undefined && folded === 'o') {
      joined.push(writeWord(`o'${next}`));
      index += 1;
    } else if (next !== undefined && folded === 'mc') {
      joined.push(writeWord(`mc${next}`));
      index += 1;
    } else if (isMixedCase(word) && !isHalfLarge.test(word)) joined.push(word.replace('’', "'"));
    else if (next !== undefined && particles.has(folded)) joined.push(word.toLowerCase());
    else joined.push(writeWord(word));
  }
  return joined.join(' ');
}
