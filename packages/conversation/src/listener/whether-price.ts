import type { Act } from '../heard/acts.ts';
import type { HeardAct } from '../heard/heard.ts';
import { spokenNumbers, withFigures } from '../knowledge/spoken-numbers.ts';
import { fold } from '../knowledge/words.ts';

/** What a question of a price with a figure in it is easily taken for. */
const askable: ReadonlySet<Act> = new Set(['ask.offer', 'ask.compare', 'ask.fact', 'ask.includes']);
const money = /\$\s?\d|\d\s?\$|\b(?:bucks?|dollars?|piastres?|quid|grand)\b/;
const bound =
  /\b(?:less|more|cheaper|lower|higher|under|below|over|above|within|at most|at least|tops|or so|moins|plus|en bas|sous|dessous|au-dessus|passe|maximum|pas plus)\b/;
/** Numbers of something else: a time, a length, an age. */
const ofElse =
  /\b(?:minutes?|hours?|days?|weeks?|months?|years?|feet|foot|inch\w*|people|persons?|kids?|litres?|pounds?|lbs?|kilos?|miles?|km|square|percent|heures?|jours?|semaines?|ans?|pieds?|pouces?|personnes?|enfants?)\b/;

/** Whether a question, however it was taken, is whether a price is so or so much: "do you do that for $90 or less". */
export function asksWhetherPrice({ act, words, target }: HeardAct): boolean {
  if (!askable.has(act) || (target?.kind !== 'services' && target !== null)) return false;
  const said = fold(words);
  if (money.test(said)) return bound.test(said) || /\b(?:for|at|pour|a)\b/.test(said);
  const figure =
    /\b\d{2,}\b/.test(said) || spokenNumbers(said).some(({ value }) => value >= leastPrice);
  return figure && bound.test(said) && !ofElse.test(said);
}

const leastPrice = 20;

const yesOrNo =
  /(?:\b(?:just|simply|please|a|simple|quick|juste|simplement|un simple)[ ,]{1,3}){0,4}(?:\b(?:say|tell me|answer(?: me)?|give me|dites(?:[- ]moi)?|répondez(?:[- ]moi)?)[ ,]+)?(?:\b(?:just|simply|a|simple|quick|straight|juste|par)[ ,]{1,3}){0,4}\b(?:yes or (?:a )?no|oui ou non)\b/giu;

/** Words without "yes or no": how an answer is wanted, and no yes. The length stays the same. */
export function withoutYesOrNo(text: string): string {
  const left = text.replace(yesOrNo, (said) => ' '.repeat(said.length));
  return /\p{L}/u.test(left) ? left : text;
}

/** Whether words name a sum that the thing may cost: "about two thousand, right", "for five hundred". */
export function namesSum({ slots, words }: HeardAct): boolean {
  const [sum] = bounded.exec(withFigures(fold(words)))?.slice(1) ?? [];
  if ((slots.amounts?.length ?? 0) > 0) return true;
  return !slots.address && Number((sum ?? '').replace(',', '')) >= leastSum;
}

const bounded =
  /\b(?:than|under|over|below|above|about|around|roughly|for|at|like|is|costs?|moins de|plus de|que|environ|autour de|pour|a)\s+(?:like |about |around |only |just |maybe |a |environ |juste )*\$?\s?(\d[\d,]*)(?![\d:]|\s*(?:am|pm|h|heures?|hours?|minutes?|days?|weeks?|months?|years?|feet|foot|ft|inch\w*|people|rooms?|[ap]\.m|o'clock|jours?|semaines?|mois|ans?|pieds?|pouces?|street|st|avenue|ave|road|rd|%|percent)\b)/;
const leastSum = 50;
