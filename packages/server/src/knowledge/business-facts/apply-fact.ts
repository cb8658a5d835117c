import type { StatedFact } from '@second-ring/contract';
import type { businesses } from '../../platform/database/schema/businesses.ts';

type StoredBusiness = typeof businesses.$inferSelect;
type Knowledge = Pick<
  StoredBusiness,
  | 'name'
  | 'primaryIndustry'
  | 'phoneNumber'
  | 'email'
  | 'address'
  | 'geographicServiceArea'
  | 'aboutUsText'
  | 'businessHours'
  | 'services'
  | 'commonQuestions'
>;

const columns = {
  name: 'name',
  primary_industry: 'primaryIndustry',
  phone_number: 'phoneNumber',
  email: 'email',
  address: 'address',
  geographic_service_area: 'geographicServiceArea',
  about_us_text: 'aboutUsText',
} as const;

/** What changes about a business when its owner accepts a fact: it takes its place. */
export function acceptFact(business: Knowledge, fact: StatedFact): Partial<Knowledge> {
  if (fact.kind === 'business_hours') return { businessHours: fact.value };
  if (fact.kind === 'service') return { services: withItem(business.services, fact.value) };
  if (fact.kind === 'question') {
    return { commonQuestions: withItem(business.commonQuestions, fact.value) };
  }
  return { [columns[fact.kind]]: fact.value };
}

/**
 * What changes when the owner drops it: it leaves the knowledge, unless the knowledge says something
 * else by now. A business keeps its name.
 */
export function dropFact(business: Knowledge, fact: StatedFact): Partial<Knowledge> {
  if (fact.kind === 'business_hours') {
    return same(business.businessHours, fact.value) ? { businessHours: null } : {};
  }
  if (fact.kind === 'service') return { services: withoutItem(business.services, fact.value) };
  if (fact.kind === 'question') {
    return { commonQuestions: withoutItem(business.commonQuestions, fact.value) };
  }
  const column = columns[fact.kind];
  return column !== 'name' && business[column] === fact.value ? { [column]: null } : {};
}

function withItem<Item extends { id: string }>(items: Item[] | null, item: Item): Item[] {
  const others = items ?? [];
  return others.some(({ id }) => id === item.id)
    ? others.map((other) => (other.id === item.id ? item : other))
    : [...others, item];
}

function withoutItem<Item extends { id: string }>(items: Item[] | null, item: Item): Item[] {
  return (items ?? []).filter((other) => !same(other, item));
}

/** The database keeps no order of keys, so equal is compared key by key. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(entries.map(([key, held]) => [key, sorted(held)]));
}
