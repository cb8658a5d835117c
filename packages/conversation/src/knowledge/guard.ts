import type { FaqItem, OperationsNote, Service } from './business.ts';
import { parsePrice } from './prices.ts';
import { spokenNumbers } from './spoken-numbers.ts';
import { fold } from './words.ts';

const digits =
  /\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:,\d{2})?(?=[ \u00a0\u202f]?\$)|\d+(?:[.,]\d{1,2})?(?!\d)/g;

interface Figure {
  value: number;
  start: number;
  end: number;
}

function figuresIn(text: string): Figure[] {
  return [...text.matchAll(digits)].map((found) => {
    const plain = /,\d{1,2}$/.test(found[0])
      ? found[0].replace(/[^\d,]/g, '').replace(',', '.')
      : found[0].replace(/[^\d.]/g, '');
    return { value: Number(plain), start: found.index, end: found.index + found[0].length };
  });
}

const currencyBefore = /\$\s?$|\b(cad|usd)\s?$/;
const currencyAfter = /^\s?(\$|dollars?\b|bucks?\b|piastres?\b|cad\b|usd\b)/;
const fraction = /^\s?(cents?\b|¢|sous\b)/;
const thousands = /^\s?(k|grand)\b/;
const cue =
  /\b(costs?|prices?|priced|charges?|charged|runs?|pay|quoted?|total|fee|rates?|goes for|start(s|ing)? (at|from)|from|only|just|between|prix|coute|a partir de)\b[^.!?\d]{0,24}$/;
const notMoney =
  /^[\s-]*(%|percent|hours?|hrs?|h\b|minutes?|mins?|days?|weeks?|months?|years?|am\b|pm\b|a\.m|p\.m|miles?|km|kilometres?|street|avenue|st\b|nd\b|rd\b|th\b|[-:/]\d|, \d{3}|heures?|jours?|semaines?|mois|ans?|gallons?|inch|feet|foot|square|people|cars|vehicles)/;

/**
 * Every amount of money a sentence speaks, in cents, in digits or in words, English or French. A
 * number without a currency counts where the words before it announce a price: what guards against
 * an invented price must rather see one too many.
 */
export function amountsIn(text: string): number[] {
  const folded = fold(text);
  const amounts: number[] = [];
  const figures: Figure[] = [...figuresIn(folded), ...spokenNumbers(folded)];
  figures.sort((a, b) => a.start - b.start);
  let dollarsEnd = -1;
  for (const { value, start, end } of figures) {
    const before = folded.slice(Math.max(0, start - 60), start);
    const scale = thousands.exec(folded.slice(end));
    const after = folded.slice(end + (scale?.[0].length ?? 0));
    const size = value * (scale ? 1000 : 1);
    const marked = currencyAfter.exec(after);
    if (fraction.test(after)) {
      const joined = dollarsEnd >= 0 && /^\s*(and|et)?\s*$/.test(folded.slice(dollarsEnd, start));
      const last = amounts.at(-1);
      if (joined && last !== undefined) amounts[amounts.length - 1] = last + Math.round(size);
      else amounts.push(Math.round(size));
      dollarsEnd = -1;
      continue;
    }
    if (marked || currencyBefore.test(before) || (cue.test(before) && !notMoney.test(after))) {
      amounts.push(Math.round(size * 100));
      dollarsEnd = marked ? end + (scale?.[0].length ?? 0) + marked[0].length : -1;
    }
  }
  return amounts;
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
  const known = new Set<number>();
  for (const price of services.flatMap(quotable).map(parsePrice))
    for (const amount of [price.amountCents, price.maxCents])
      if (amount !== null) known.add(amount);
  const told = [
    ...services.flatMap((one) => (one.pricingType === 'dont_say' ? [] : [one.description])),
    ...items.flatMap((item) =>
      item.answer === 'explain' ? [item.explanation, item.explanationFr] : [item.question],
    ),
    ...notes.flatMap((note) => [note.content, note.contentFr]),
  ];
  for (const text of told) for (const amount of amountsIn(text ?? '')) known.add(amount);
  return known;
}
