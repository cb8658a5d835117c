import type { Conversation } from './state.ts';
import type { PreferredTime, RequestItem } from './wanted-state.ts';

type Wanted = Conversation['wanted'];

/** What is wanted at one time, and when; null: no time was told of it. */
export interface WantedVisit {
  items: RequestItem[];
  time: PreferredTime | null;
}

/** What is wanted, by when: one visit, unless things have times of their own. */
export function visitsOf({ items, time }: Pick<Wanted, 'items' | 'time'>): WantedVisit[] {
  const visits: WantedVisit[] = [];
  for (const item of items) {
    const own = item.time ?? time;
    const same = visits.find((one) => one.time?.spoken === own?.spoken);
    if (same) same.items.push(item);
    else visits.push({ items: [item], time: own });
  }
  return visits;
}

/** Whether things are wanted at several times. */
export function areSeveral(wanted: Pick<Wanted, 'items' | 'time'>): boolean {
  return visitsOf(wanted).length > 1;
}

/** Whether it was told of everything that is wanted when it is. */
export function isTimed({ items, time }: Pick<Wanted, 'items' | 'time'>): boolean {
  return time !== null || (items.length > 0 && items.every((item) => item.time));
}
