import { type Trade, trades } from './trades.ts';
import { folded } from './whole-words.ts';

/** Trades that one business often is at once: where its words name two as often, the first. */
const akin: readonly (readonly (keyof typeof trades)[])[] = [
  ['detailing', 'windowTint', 'autoRepair'],
  ['petGrooming', 'veterinary'],
  ['barber', 'salon'],
  ['plumbing', 'electrical', 'heating', 'roofing', 'landscaping', 'cleaning', 'contracting'],
];

/**
 * The trade that most of the words are of, such as a business's name or what it offers. Of two that are
 * named as often, the one whose words are its own; null where there is none, or where neither is nearer.
 */
export function tradeNamed(text: string): Trade | null {
  const key = tradeKeyNamed(text);
  return key && trades[key];
}

/** As {@link tradeNamed}, by its key. */
export function tradeKeyNamed(text: string): keyof typeof trades | null {
  let left = folded(text);
  // What names a narrower trade is not read again for a wider one: "dog salon".
  const take = (words: RegExp): number => {
    let count = 0;
    left = left.replace(words, () => {
      count += 1;
      return ' · ';
    });
    return count;
  };
  let most = 0;
  let best: (keyof typeof trades)[] = [];
  for (const key of Object.keys(trades) as (keyof typeof trades)[]) {
    const { words, wideWords }: Trade = trades[key];
    const own = take(words);
    const all = own + (wideWords ? take(wideWords) : 0);
    // A word of its own tips the balance between two that are named as often.
    const weight = all + own / (all + 1);
    if (weight > most) best = [];
    if (all > 0 && weight >= most) best.push(key);
    most = Math.max(most, weight);
  }
  const [first] = best;
  if (!first || best.length === 1) return first ?? null;
  const together = akin.find((group) => best.every((key) => group.includes(key)));
  return together?.find((key) => best.includes(key)) ?? null;
}
