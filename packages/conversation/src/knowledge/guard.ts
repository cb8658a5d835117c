import { eachInSteps, inOneGo, type Steps } from '../steps.ts';
import type { FaqItem, OperationsNote, Service } from './business.ts';
import { parsePrice } from './prices.ts';
import { spokenNumbers } from './spoken-numbers.ts';
import { fold } from './words.ts';
import { priceWritten } from './written-range.ts';

const digits =
  /\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:,\d{2})?(?=[ \u00a0\u202f]?\$)|\d+(?:[.,]\d{1,2})?(?!\d)/g;

/** A number written in digits, and where it stands. */
export interface WrittenFigure {
  value: number;
  start: number;
  end: number;
}

/** Every number a folded text writes in digits. */
export function writtenFiguresIn(text: string): WrittenFigure[] {
  return [...text.matchAll(digits)].map((found) => {
    const plain = /,\d{1,2}$/.test(found[0])
      ? found[0].replace(/[^\d,]/g, '').replace(',', '.')
      : found[0].replace(/[^\d.]/g, '');
    return { value: Number(plain), start: found.index, end: found.index + found[0].length };
  });
}

const currencyBefore = /\$\s?$|\b(cad|usd)\s?$/;
const currencyAfter = /^\s?(\$|dollars?\b|bucks?\b|piastres?\b|piasses?\b|cad\b|usd\b)/;
const fraction = /^\s?(cents?\b|¢|sous\b)/;
const thousands = /^\s?(k|grand)\b/;
const cue =
  /\b(costs?|prices?|priced|charges?|charged|runs?|pay|quoted?|total|fee|rates?|goes for|start(s|ing)? (at|from)|prix|coute|a partir de)\b[^.!?\d]{0,24}$/;
/** After a number: it measures, counts or is a part of something longer. */
export const notMoney =
  /^[\s-]*(%|[-:/]\d|, \d{3}|(percent|hours?|hrs?|h|minutes?|mins?|days?|weeks?|months?|years?|am|pm|miles?|km|kilometres?|street|avenue|st|nd|rd|th|heures?|jours?|semaines?|mois|ans?|gallons?|inch|feet|foot|square|people|cars|vehicles)\b|a\.m|p\.m)/;
const joining = /^\s?(-|–|to|and|or|a|et|ou)\s?\$?$/;

/**
 * Every amount of money a sentence speaks, in cents, in digits or in words, English or French. A
 * number without a currency counts where the words before it announce a price: what guards against
 * an invented price must rather see one too many.
 */
export function amountsIn(text: string): number[] {
  return moneyIn(text).map(({ cents }) => cents);
}

/** A sum of money in a text. Offsets are those of the folded text. */
export interface SpokenMoney {
  cents: number;
  start: number;
  end: number;
}

/** So near a number stands what makes money of it, in characters; what is farther tells nothing. */
export const reach = 160;
/** The same of a currency's own sign. */
const signReach = 8;

/** What stands before a place: no more of it than tells, or each number would be read against them all. */
function before(text: string, at: number, reached = reach): string {
  return text.slice(Math.max(0, at - reached), at);
}

/** What follows the last of `stops` in a text. */
export function sinceLast(text: string, stops: string): string {
  return text.slice(Math.max(...Array.from(stops, (stop) => text.lastIndexOf(stop))) + 1);
}

/** The same amounts with where they stand, the currency included. */
export function moneyIn(text: string): SpokenMoney[] {
  const folded = fold(text);
  const figures: WrittenFigure[] = [...writtenFiguresIn(folded), ...spokenNumbers(folded)];
  figures.sort((a, b) => a.start - b.start);
  const amounts: SpokenMoney[] = [];
  let dollars: Money | null = null;
  for (const [at, figure] of figures.entries()) {
    const money = moneyOf(folded, figure) ?? moneyByNext(folded, figure, figures[at + 1]);
    if (!money) {
      const paid = amounts.at(-1);
      if (paid && dollars && areCents(folded, dollars.end, figure)) {
        amounts[amounts.length - 1] = {
          ...paid,
          cents: paid.cents + figure.value,
          end: figure.end,
        };
        dollars = null;
      }
      continue;
    }
    const centsOfDollars =
      money.cents &&
      dollars &&
      /^(?:and|et)?$/.test(folded.slice(dollars.end, figure.start).trim());
    const whole = centsOfDollars ? amounts.pop() : undefined;
    const sign = currencyBefore.exec(before(folded, figure.start, signReach))?.[0] ?? '';
    amounts.push({
      cents: (whole?.cents ?? 0) + money.amount,
      start: whole?.start ?? figure.start - sign.length,
      end: money.end,
    });
    dollars = money.cents ? null : money;
  }
  return amounts;
}

const fewestCents = 5;
const aDollar = 100;
/** What may follow an amount that ends there, so that its last number counts nothing. */
const amountEnds =
  /^\s*(?:$|[.,;:!?)]|(?:par|chaque|chacune?|le|la|l'|de plus|en plus|each|per|an?|apiece|more|extra|plus)\b)/;

/** "Un dollar cinquante", "two dollars fifty": the cents are said without their name. */
function areCents(
  folded: string,
  dollarsEnd: number,
  { value, start, end }: WrittenFigure,
): boolean {
  if (value < fewestCents || value >= aDollar || !Number.isInteger(value)) return false;
  if (!/(?:dollars?|piastres?|piasses?)$/.test(before(folded, dollarsEnd, reach))) return false;
  return (
    /^\s$/.test(folded.slice(dollarsEnd, start)) && amountEnds.test(folded.slice(end, end + reach))
  );
}

/** Before a bare number of an owner's: what it is the price of was just named. */
const priced =
  /\b(?:is|are|costs?|for|at|of|adds?|add|extra|plus|est|sont|coutent?|pour|ajoute[rz]?)\s?$/;
/** "Add 20 if it is on rims": what is added to a price is paid, whatever follows. */
const adding = /\b(?:adds?|ajoute[rz]?)\s?$/;
/** After one: it is added, or paid for one of something. */
export const addedOrEach =
  /^\s?(?:more\b|extra\b|on top\b|additional\b|off\b|each\b|apiece\b|per \w|an? (?:month|week|day|year|hour|lesson|visit|piece|person|side|time|trip|night|room|item|stop|window|tooth|nail|foot|metre|bag|box)\b|de plus\b|en plus\b|chacune?\b|chaque\b|par \w)/;
/** In clauses of these a bare number counts or measures something. */
const measuring =
  /\b(?:ages?d?|years? old|at least|at most|up to|min(?:imum)?|max(?:imum)?|limit\w*|within|seats?|capacity|people|numbers?|unit|suite|model|until|open\w*|clos\w+|before|after|by|since|from|size|weigh\w*|ans|moins de|plus de|jusqu'a|avant|apres|depuis|numero)\b/;

/** What an owner takes money for apart from a price: a number that is of one of these is an amount. */
const fee =
  '(?:(?:trip|travel|delivery|call[- ]?out|service|rush|cleaning|minimum|booking|cancellation|no[- ]?show|late|weekend|holiday|mileage|disposal|set[- ]?up|after[- ]hours) )?(?:fees?|charges?|surcharges?|deposits?|frais|supplements?|depots?|acomptes?)';
/** Before a number: what is taken for something apart from its price. */
export const ofFee = new RegExp(
  `\\b(?:${fee}\\b[^.;,()\\d]{0,30}\\b(?:is|are|of|est|sont|de)|(?:visits?|trips?|call[- ]?outs?|deliver(?:y|ies)|pick[- ]?ups?|deplacements?|livraisons?|visites?)\\b[^.;,()\\d]{0,30}\\b(?:is|are|est|sont))\\s?$`,
);
/** After a number: what it is taken for. */
export const feeAfter = new RegExp(
  `^\\s(?:(?!for\\b|pour\\b|to\\b|a\\b)(?:[a-z-]+ )?${fee}|(?:de )?(?:travel|mileage|delivery|drive|deplacement|livraison))\\b`,
);
/** "95 and it comes off nothing": what counts nothing follows. */
const goesOn =
  /^\s?(?:$|[.;,)!?](?!\d)|(?:and|but|or(?! more| less)|plus|on|for|per|each|with|in|inside|within|outside|unless|if|needs?|gets?|takes?|requires?|et|mais|ou(?! plus| moins)|pour|par|chacune?|si|sauf)\b)/;
/** "175 after hours": asked for coming when others do not. */
const oddHours =
  /^\s?(?:after[- ]hours|on (?:weekends?|sundays?|saturdays?|holidays?|evenings?)\b|le (?:soir|week-?end|dimanche)\b|les (?:soirs|fins de semaine|dimanches)\b)/;
/** What is paid, or paid with: a bare number beside "over" or "up to" is a sum of it. */
export const paid =
  /\b(?:jobs?|work|purchases?|bills?|invoices?|totals?|quotes?|repairs?|projects?|spend\w*|visa|mastercard|cards?|credit|cheques?|financ\w*|upholstery|travaux|achats?|factures?|cartes?|soumissions?|contrats?)\b/;
/** Before a number: it is a bound of something. */
export const bound =
  /\b(?:over|above|under|below|up to|less than|more than|at least|from|plus de|moins de|au-dessus de|en haut de|en bas de|jusqu'a|a partir de)\s?$/;
/** Fewer are as likely to be things. */
const leastBound = 100;
const paidWords = (sentence: string, value: number) => value >= leastBound && paid.test(sentence);
const leastPaid = /\bmin(?:imum)?(?: (?:charge|order|fee|visit|job|de|of|is|est))*\s?$/;
const ofEach =
  /^\s?(?:per|a|an|par|la|le) (?:visit|job|order|trip|call|stop|visite|commande|fois)\b/;

/**
 * Whether a bare number of an owner's is one that is paid, by what stands around it: "every visit is
 * 95 and", "175 after hours", "a 40 deposit", "jobs over 3000", "minimum 120 a visit".
 */
function isPaid(value: number, clause: string, after: string, sentence: string): boolean {
  const rest = after.replace(/^\s?(?:to|or|and|-|a|ou|et) ?\d+(?:[.,]\d+)?/, '');
  if (notMoney.test(rest) || notMoney.test(after)) return false;
  if (ofFee.test(clause) && goesOn.test(after)) return true;
  if (feeAfter.test(after) && value >= leastFee && !measuring.test(clause)) return true;
  if (oddHours.test(after) && value >= leastFee && !untilHour.test(clause)) return true;
  if (leastPaid.test(clause) && ofEach.test(after)) return true;
  return bound.test(clause) && goesOn.test(after) && paidWords(sentence, value);
}

/** Smaller numbers before such a word count it: "2 visits". */
const leastFee = 5;
const untilHour =
  /\b(?:at|by|until|till|before|after|past|from|open\w*|clos\w+|a|vers|avant|apres|des)\s?$/;

/**
 * The amounts of an owner's own words, those too that leave the currency out: "each further door is
 * 45", "30 more for a rush". Never to judge what others say: there a bare number is no amount.
 */
export function ownersMoneyIn(text: string): SpokenMoney[] {
  const told = moneyIn(text);
  const folded = fold(text);
  let next = 0;
  const bare = writtenFiguresIn(folded).flatMap(({ value, start, end }): SpokenMoney[] => {
    // Both are in the order of the text, and no two amounts overlap.
    while ((told[next]?.end ?? end) <= start) next += 1;
    if ((told[next]?.start ?? end) < end) return [];
    const [near, after] = [before(folded, start), folded.slice(end, end + reach)];
    const clause = sinceLast(near, '.;,()');
    const amount = { cents: Math.round(value * 100), start, end };
    const sentence = `${sinceLast(near, '.;')} ${after.split(/[.;]/)[0] ?? ''}`;
    if (isPaid(value, clause, after, sentence)) return [amount];
    const ends = /^\s?(?:$|[.;,)])/.test(after) && !/^[.,]\d/.test(after);
    const added = addedOrEach.test(after);
    const stands =
      (adding.test(clause) && goesOn.test(after)) ||
      (priced.test(clause) && (added || (ends && !/\b(?:for|at|of|pour)\s?$/.test(clause)))) ||
      (added && /^\s?(?:more|extra|on top|each way|de plus|en plus)\b/.test(after));
    const counted = after.replace(/^\s?(?:more|extra|additional|de plus)\b/, '');
    if (!stands || notMoney.test(counted) || measuring.test(`${clause} ${after.split(/[.;,]/)[0]}`))
      return [];
    return [amount];
  });
  return [...told, ...bare].sort((one, other) => one.start - other.start);
}

interface Money {
  amount: number;
  cents: boolean;
  end: number;
}

function moneyOf(text: string, { value, start, end }: WrittenFigure): Money | null {
  const near = before(text, start, 60);
  const scale = thousands.exec(text.slice(end, end + reach))?.[0] ?? '';
  const after = text.slice(end + scale.length, end + scale.length + reach);
  const ofDollar = fraction.exec(after)?.[0];
  if (ofDollar) return { amount: Math.round(value), cents: true, end: end + ofDollar.length };
  const marked = currencyAfter.exec(after);
  const announced = cue.test(near) && !notMoney.test(after);
  if (!marked && !currencyBefore.test(near) && !announced) return null;
  const amount = Math.round(value * (scale ? 1000 : 1) * 100);
  return { amount, cents: false, end: end + scale.length + (marked?.[0].length ?? 0) };
}

/** Of "fifty to eighty dollars" both are money. */
function moneyByNext(
  text: string,
  figure: WrittenFigure,
  next: WrittenFigure | undefined,
): Money | null {
  if (!next || next.start - figure.end > reach) return null;
  if (!joining.test(text.slice(figure.end, next.start))) return null;
  const money = moneyOf(text, next);
  if (!money) return null;
  return {
    amount: Math.round(figure.value * (money.cents ? 1 : 100)),
    cents: money.cents,
    end: figure.end,
  };
}

/** The price texts of a service that may be spoken: none where the owner keeps them to a person. */
function quotable(service: Service) {
  if (service.pricingType === 'simple') return [service.basePrice];
  return service.pricingType === 'options' ? service.options.map((option) => option.price) : [];
}

/**
 * Every amount, in cents, that may be spoken for a business. The price of a `dont_say` service is
 * never among them, unless the owner states the same amount elsewhere.
 */
export function pricesKnown(
  services: readonly Service[],
  items: readonly FaqItem[],
  notes: readonly OperationsNote[],
): ReadonlySet<number> {
  return inOneGo(pricesKnownInSteps(services, items, notes));
}

/** The same in steps. */
export function* pricesKnownInSteps(
  services: readonly Service[],
  items: readonly FaqItem[],
  notes: readonly OperationsNote[],
): Steps<ReadonlySet<number>> {
  const known = new Set<number>();
  const meant = services.flatMap((one) => (one.pricingType === 'simple' ? priceWritten(one) : []));
  for (const price of [...services.flatMap(quotable).map(parsePrice), ...meant])
    for (const amount of [price.amountCents, price.maxCents])
      if (amount !== null) known.add(amount);
  const told = [
    ...services.flatMap((one) => (one.pricingType === 'dont_say' ? [] : [one.description])),
    ...items.flatMap((item) =>
      item.answer === 'explain' ? [item.explanation, item.explanationFr] : [item.question],
    ),
    ...notes.flatMap((note) => [note.content, note.contentFr]),
  ];
  const sums = yield* eachInSteps(told, (text) => ownersMoneyIn(text ?? ''));
  for (const { cents } of sums.flat()) known.add(cents);
  return known;
}
