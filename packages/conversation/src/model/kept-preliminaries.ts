import { mayBeMoneyIn } from '../knowledge/bare-amounts.ts';
import type { Service } from '../knowledge/business.ts';
import { parsePrice } from '../knowledge/prices.ts';
import { fold } from '../knowledge/words.ts';

/** What comes before the work, or is paid ahead of it, and has a price of its own. */
const preliminary =
  '(?:fittings?|consultations?|consults?|estimates?|assessments?|inspections?|evaluations?|site visits?|visits?|measur(?:e|es|ing|ements?)|diagnos(?:is|tics?)|tastings?|trials?|first looks?|viewings?|deposits?|essayages?|estimations?|visites?|soumissions?|mesures?|diagnostics?|degustations?|essais?|depots?|acomptes?)';
const before = new RegExp(
  `\\b(${preliminary})(?: (?:fee|charge|is|are|costs?|runs?|of|at|est|sont|coute|a|de))*:? ?\\$?$`,
);
const after = new RegExp(
  `^ ?(?:\\$|dollars?|piastres?)? ?(?:(?:for|pour) (?:the |an? |any |la |le |l'|une? )?(${preliminary})|(${preliminary}) (?:fee|charge|deposit)|(deposits?|depots?|acomptes?))\\b`,
);

/** An amount of a description that is the price of what comes before the work. */
export interface Preliminary {
  start: number;
  end: number;
  cents: number;
  /** What it is of, folded, as the owner wrote it: "fitting". */
  thing: string;
}

/**
 * The amounts in the description of a service whose price is kept that are of no part of that price: "fitting is 35 and
 * comes off". They lie below the kept price, where there is one.
 */
export function preliminariesOf({ basePrice }: Service, description: string): Preliminary[] {
  const folded = fold(description);
  if (folded.length !== description.length) return [];
  const kept = parsePrice(basePrice).amountCents ?? 0;
  return mayBeMoneyIn(description).flatMap(({ cents, start, end }) => {
    if (kept > 0 && cents >= kept) return [];
    const [, told] = before.exec(folded.slice(0, start)) ?? [];
    const thing = told ?? after.exec(folded.slice(end))?.slice(1).find(Boolean);
    return thing === undefined ? [] : [{ start, end, cents, thing }];
  });
}
