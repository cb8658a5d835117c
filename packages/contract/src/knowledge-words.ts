import type { PriceText } from '@second-ring/conversation';
import type { z } from 'zod';
import type { businessHours, faqItem, promotion, service } from './business-knowledge.ts';
import { endsNextDay } from './knowledge-checks.ts';

type Service = z.infer<typeof service>;
type Day = z.infer<typeof businessHours>['monday'];

/** A time of day as people write it: `9:00 AM`. What is half typed stays as it is. */
function timeInWords(time: string): string {
  const read = /^(\d{2}):(\d{2})$/.exec(time);
  if (!read) return time || 'no time';
  const hour = Number(read[1]);
  return `${hour % 12 || 12}:${read[2]} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The hours of a day in words: `9:00 AM – 12:00 PM, 1:00 PM – 5:00 PM` or `Closed`. */
export function dayInWords(day: Day): string {
  if (day.isClosed) return 'Closed';
  return [day, ...(day.more ?? [])]
    .map((period) => {
      const span = `${timeInWords(period.open)} – ${timeInWords(period.close)}`;
      return endsNextDay(period) ? `${span} the next day` : span;
    })
    .join(', ');
}

/** A price as its owner typed it, a bare number as an amount of dollars; null: none is given. */
export function priceInWords(price: PriceText): string | null {
  const typed = String(price ?? '').trim();
  if (typed === '') return null;
  if (!/^[\d.,]+$/.test(typed)) return typed;
  return `$${typed}${/\d[.,]\d$/.test(typed) ? '0' : ''}`;
}

/** What callers are told a service costs. */
export function pricingInWords({ pricingType, basePrice, options }: Service): string {
  if (pricingType === 'dont_say') return 'No price is quoted';
  if (pricingType === 'simple') return priceInWords(basePrice) ?? 'No price yet';
  const priced = options.map(({ name, price }) =>
    [name.trim() || 'Unnamed option', priceInWords(price)].filter(Boolean).join(' '),
  );
  return priced.join(', ') || 'No options yet';
}

/** The owner's answer to a question. */
export function answerInWords({ answer, explanation }: z.infer<typeof faqItem>): string {
  if (answer === 'explain') return explanation?.trim() || 'Not answered yet';
  return answer === 'yes' ? 'Yes' : 'No';
}

/** How long something takes: `90 minutes`, `2 hours`, `7 days`. */
export function minutesInWords(minutes: number): string {
  if (minutes === 1440) return '1 day';
  if (minutes > 0 && minutes % 1440 === 0) return `${minutes / 1440} days`;
  if (minutes === 60) return '1 hour';
  if (minutes > 0 && minutes % 60 === 0) return `${minutes / 60} hours`;
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/** The days a promotion runs: `Dec 1, 2026 – Dec 24, 2026`, `Until Dec 24, 2026`; null: every day. */
export function daysInWords({ firstDay, lastDay }: Days): string | null {
  if (firstDay && lastDay) return `${dateInWords(firstDay)} – ${dateInWords(lastDay)}`;
  if (firstDay) return `From ${dateInWords(firstDay)}`;
  return lastDay ? `Until ${dateInWords(lastDay)}` : null;
}

type Days = Pick<z.infer<typeof promotion>, 'firstDay' | 'lastDay'>;

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** A calendar date, `YYYY-MM-DD`, as people write it: `Dec 25, 2026`. What is half typed stays. */
export function dateInWords(date: string): string {
  const read = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(read.getTime()) ? date || 'No date yet' : dateFormat.format(read);
}
