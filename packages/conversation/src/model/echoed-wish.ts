import { dayNames } from '../knowledge/words.ts';
import type { Grounds } from './grounds.ts';
import { numbersIn } from './numbers-in.ts';

/**
 * Whether a sentence only says back the time the caller has just named: "Thursday after four instead, then". It tells
 * nothing of the shop, neither that the time is free nor that it is kept.
 */
export function echoesWish(folded: string, { caller, lastWords }: Grounds): boolean {
  const words = (folded.match(/[a-z]+|\d+/g) ?? []).filter((word) => !beside.has(word));
  const numbers = new Set([...numbersIn(caller)].map((value) => value % halfDay));
  const isTheirs = (word: string) => new RegExp(`\\b${word}s?\\b`).test(caller);
  const isTime = (word: string) => {
    const [value] = numbersIn(word);
    return value === undefined
      ? timeWords.test(word) && isTheirs(word)
      : numbers.has(value % halfDay);
  };
  return words.length > 0 && words.every(isTime) && words.some((word) => lastWords.includes(word));
}

const halfDay = 12;

const timeWords = new RegExp(
  `^(?:${dayNames}|today|tonight|tomorrow|morning|afternoon|evening|noon|lunch|week|weekend|next|early|late|quarter|half|past|aujourd|hui|demain|matin|matinee|midi|soir|soiree|semaine|prochaine?|tot|tard|demie|quart)s?$`,
);

/** What may stand beside a time without telling anything of it. */
const beside = new Set(
  `after before around at on by for from to in of then instead rather than not it is that s got okay ok so sure thanks
  thank you right alright all perfect no yes and or the a am pm o clock h heure heures
  le la les vers apres avant au aux lieu plutot que donc alors c est bien ca parfait d accord merci et ou pas de du des
  pour dans l en oui non tres`.split(/\s+/),
);
