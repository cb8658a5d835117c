import { numberToCall } from '../dialogue/number-to-call.ts';
import type { Conversation } from '../dialogue/state.ts';
import type { Turn } from '../dialogue/turn.ts';
import { alertOwner } from './alarm.ts';

/** So often in a call an owner is told anew how its caller is reached: nobody has more numbers to give. */
const mostTold = 4;

/**
 * Tells an owner who was alerted how the caller is reached, as soon as that becomes known or is put right: the number,
 * where to come to, and the name where no number is known. A name beside a number can wait for the summary.
 * @param before the call as it stood when the turn began.
 */
export function tellReach(turn: Turn, before: Conversation): void {
  const { state } = turn;
  if (!before.urgent || !state.urgent || !isKnownAnew(state, before)) return;
  const alerted = turn.effects.some(
    (effect) => effect.type === 'request' && effect.request.kind === 'alertOwner',
  );
  const told = state.used.reachTold ?? 0;
  if (alerted || told >= mostTold) return;
  state.used.reachTold = told + 1;
  const { danger = 0, dangerToSelf = 0 } = state.used;
  alertOwner(turn, { toLife: danger + dangerToSelf > 0 });
}

function isKnownAnew(now: Conversation, before: Conversation): boolean {
  const number = numberToCall(now);
  if (number !== null && number !== numberToCall(before)) return true;
  const { name, address } = now.caller;
  if (address !== null && address.value !== before.caller.address?.value) return true;
  return number === null && name !== null && name.value !== before.caller.name?.value;
}
