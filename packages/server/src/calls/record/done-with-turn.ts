import type { Effect, Request } from '@second-ring/conversation';
import { alertOwner } from '../../lines/messages/alert-owner.ts';
import { stopTexts } from '../../lines/messages/stop-texts.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { type ClaimedCall, toldOf } from './claim-call.ts';

/** What is done as part of storing the turn that asks for it: it is never lost, and nobody waits for it. */
type DoneWithTurn = Extract<Request, { kind: 'alertOwner' | 'stopTexts' }>;

export function isDoneWithTurn(request: Request): request is DoneWithTurn {
  return request.kind === 'alertOwner' || request.kind === 'stopTexts';
}

/** Whether any of these effects has to be done together with storing them. */
export function asksWithTurn(effects: readonly Effect[]): boolean {
  return effects.some((effect) => effect.type === 'request' && isDoneWithTurn(effect.request));
}

/** Alerts the owner and stops texts where effects ask for that, as part of `transaction`. */
export async function doWithTurn(
  transaction: Transaction,
  jobs: Jobs,
  call: ClaimedCall,
  effects: readonly Effect[],
): Promise<void> {
  for (const effect of effects) {
    if (effect.type !== 'request' || !isDoneWithTurn(effect.request)) continue;
    const { request, id: key } = effect;
    if (request.kind === 'stopTexts') await stopTexts(transaction, jobs, { call, key });
    else {
      const text = toldOf(call, request.text);
      await alertOwner(transaction, jobs, { ...request, key, text, call });
    }
  }
}
