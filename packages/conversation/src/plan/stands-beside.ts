import type { Turn } from '../dialogue/turn.ts';
import type { RequestKind } from '../dialogue/wanted-state.ts';

/** Who complains, or calls another visit off, while a visit is being taken down still wants the visit. */
export function standsBeside({ state }: Turn, kind: RequestKind, open: RequestKind): boolean {
  const { items, existing } = state.wanted;
  if (items.length === 0) return false;
  if (open === 'booking' && kind === 'complaint') return true;
  // A model tells each wish by itself; of two that the rules hear, one may be misheard.
  if (state.model === null) return false;
  if (kind === 'booking') return open === 'complaint' || open === 'cancel';
  return open === 'booking' && kind === 'cancel' && existing !== null;
}

/** "He was late last time, anyway, book me in": a complaint in the same breath as a wish is told after it. */
export function placeOf({ state }: Turn, kind: RequestKind): number {
  const { requests } = state.wanted;
  const at = requests.findIndex((one) => one.kind === 'complaint' && !one.settled);
  const before = state.model?.before.wanted.requests ?? requests;
  const fresh = at >= 0 && !before.some((one) => one.kind === 'complaint');
  return kind === 'booking' && fresh ? at : requests.length;
}
