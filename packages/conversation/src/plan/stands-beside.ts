import type { Turn } from '../dialogue/turn.ts';
import type { RequestKind } from '../dialogue/wanted-state.ts';
import { ofOneVisit } from './wanted.ts';

/**
 * Who complains, or calls another visit off, while a visit is being taken down still wants the visit; and who
 * is in trouble over what they complain of still complains.
 */
export function standsBeside({ state }: Turn, kind: RequestKind, open: RequestKind): boolean {
  const { items, existing } = state.wanted;
  const urges = [kind, open].includes('emergency') && [kind, open].includes('complaint');
  if (urges) return state.model !== null;
  // A model tells apart the visit that is moved and the work that is complained of, or the goods that are brought.
  if (state.model !== null && [kind, open].some((one) => ofOther.has(one)))
    if ([kind, open].some((one) => ofOneVisit.has(one))) return true;
  // Whoever asks after a job and wants something done on a day wants both, listed or not.
  if (state.model !== null && kind === 'booking' && open === 'status') return true;
  if (items.length === 0) return false;
  if (open === 'booking' && kind === 'complaint') return true;
  // A model tells each wish by itself; of two that the rules hear, one may be misheard.
  if (state.model === null) return false;
  if (kind === 'booking') return besideVisit.has(open);
  return open === 'booking' && kind === 'cancel' && existing !== null;
}

/** Matters that are of no visit to come. */
const ofOther: ReadonlySet<RequestKind> = new Set(['complaint', 'supplier']);

/** What a visit that a model hears wanted as well takes the place of none of: matters of their own. */
const besideVisit: ReadonlySet<RequestKind> = new Set([
  'complaint',
  'cancel',
  'status',
  'emergency',
]);

/** "He was late last time, anyway, book me in": a complaint in the same breath as a wish is told after it. */
export function placeOf({ state }: Turn, kind: RequestKind): number {
  const { requests } = state.wanted;
  // Of trouble that was told just now the details are asked first.
  const trouble = requests.findIndex((one) => one.kind === 'emergency' && !one.settled);
  if (kind === 'booking' && trouble >= 0 && state.model?.urgentBefore === false) return trouble;
  const at = requests.findIndex((one) => one.kind === 'complaint' && !one.settled);
  const before = state.model?.before.wanted.requests ?? requests;
  const fresh = at >= 0 && !before.some((one) => one.kind === 'complaint');
  return kind === 'booking' && fresh ? at : requests.length;
}
