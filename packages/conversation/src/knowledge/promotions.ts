import type { Instant, Language } from '../conversation.ts';
import { type LocalDate, localDateTime } from '../understanding/slots/time-zone.ts';
import type { BusinessKnowledge, Promotion, Service } from './business.ts';
import { amountsIn } from './guard.ts';
import { readDay } from './hours.ts';
import { topicsOf } from './topics.ts';
import { fold, stem, wordsOf } from './words.ts';

/** Where a promotion stands on a day: before its first, within its days, or after its last. */
export type Standing = 'coming' | 'running' | 'over';

/** Where a promotion stands on `day`, `YYYY-MM-DD` local to its business. */
export function standingOf(
  { firstDay, lastDay }: Pick<Promotion, 'firstDay' | 'lastDay'>,
  day: string,
): Standing {
  if (lastDay && lastDay < day) return 'over';
  return firstDay && day < firstDay ? 'coming' : 'running';
}

/** The promotions that may be told at `now`, as the owner ordered them; the coming ones soonest first. */
export function promotionsAt(
  { promotions = [], timeZone }: BusinessKnowledge,
  now: Instant,
): Record<Exclude<Standing, 'over'>, Promotion[]> {
  if (promotions.length === 0) return { running: [], coming: [] };
  const today = dayAt(now, timeZone);
  const standing = (wanted: Standing) =>
    promotions.filter((each) => isTold(each) && standingOf(each, today) === wanted);
  const firstOf = ({ firstDay = '' }: Promotion) => firstDay;
  return {
    running: standing('running'),
    coming: standing('coming').sort((a, b) => (firstOf(a) < firstOf(b) ? -1 : 1)),
  };
}

function isTold({ title, offer }: Promotion): boolean {
  return title.trim() !== '' && offer.trim() !== '';
}

/** The day it is in `timeZone` at `now`: `2026-03-01`. */
export function dayAt(now: Instant, timeZone: string): string {
  const { year, month, day } = localDateTime(now, timeZone);
  const [mm, dd] = [month, day].map((part) => String(part).padStart(2, '0'));
  return `${year}-${mm}-${dd}`;
}

/** How many days `day` is away from the day of `now`; negative: it is past. */
export function daysUntil(
  day: string,
  { timeZone }: Pick<BusinessKnowledge, 'timeZone'>,
  now: Instant,
): number {
  const midnight = (date: LocalDate) => Date.UTC(date.year, date.month - 1, date.day);
  return (midnight(readDay(day)) - midnight(localDateTime(now, timeZone))) / 86_400_000;
}

const asksForDeals =
  /\b(discounts?|specials?|deals?|promos?|promotions?|coupons?|sales?|offers|(special|any|an|current|this) offer|vouchers?|groupons?|rabais|escomptes?|reductions?|aubaines?|soldes?|speciaux|offres?)\b|\b(money|dollars|bucks|percent) off\b|(\$ ?\d+|\d ?%) off\b/;
/** "I have a coupon" asks whether it is taken, which only the owner knows. */
const bringsOne =
  /\b(i|we) (have|got|ve got|have got|found) (a|an|this|your|the) (\w+ )?(coupons?|vouchers?|groupons?|code|promo code)\b|\bj ?'?ai (un|une|votre) (coupon|bon|code|groupon)\b/;

/** Whether words ask what a business gives just now, rather than to beat or lower a price. */
function asksOfDeals(words: string): boolean {
  const folded = fold(words);
  return asksForDeals.test(folded) && !bringsOne.test(folded);
}

/**
 * Whether a promotion may answer these words about deals: not where they ask for a discount of one
 * kind (for seniors, for students, on several cars) that it says nothing about.
 */
export function fitsKindAsked(promotion: Promotion, words: string): boolean {
  if (!asksOfDeals(words)) return false;
  const kinds = kindsIn(words);
  if (kinds.length === 0) return true;
  const { title, offer, titleFr = '', offerFr = '' } = promotion;
  const told = new Set(kindsIn(`${title} ${offer} ${titleFr} ${offerFr}`));
  return kinds.some((kind) => told.has(kind));
}

/** Whether words call a promotion by its title, in either language, all of its telling words. */
export function isTitledIn({ title, titleFr = '' }: Promotion, words: string): boolean {
  const said = new Set(wordsOf(words).map(({ text }) => stem(text)));
  return [title, titleFr].some((called) => {
    const telling = wordsOf(called).flatMap(({ text }) => (text.length > 2 ? [stem(text)] : []));
    return telling.length > 1 && telling.every((word) => said.has(word));
  });
}

function kindsIn(text: string): string[] {
  return [...topicsOf(text).topics].filter((topic) => topic.endsWith('-discount'));
}

/** Whether a promotion was made for this service: by its id or its name. */
export function belongsTo(promotion: Promotion, { id, name }: Service): boolean {
  const keys = [id, name].map((key) => key.trim().toLowerCase());
  return (promotion.goesWith ?? []).some((key) => keys.includes(key.trim().toLowerCase()));
}

/** A promotion in its owner's words, as part of a sentence: "Fall tint special: $50 off any full tint". */
export function sayPromotion(promotion: Promotion, language: Language): string {
  const french = language === 'fr';
  const title = (french && promotion.titleFr?.trim()) || promotion.title;
  const offer = (french && promotion.offerFr?.trim()) || promotion.offer;
  const plain = (words: string) => words.replace(/\s+/g, ' ').trim();
  const end = french ? ' : ' : ': ';
  return `${plain(title).replace(/[.:]+$/, '')}${end}${plain(offer).replace(/[.!]+$/, '')}`;
}

/** Every amount, in cents, that the promotions to be told at `now` speak of, and no other's. */
export function amountsOnOffer(knowledge: BusinessKnowledge, now: Instant): number[] {
  const { running, coming } = promotionsAt(knowledge, now);
  return [...running, ...coming].flatMap((promotion) =>
    (['en', 'fr'] as const).flatMap((language) => amountsIn(sayPromotion(promotion, language))),
  );
}
