import type { Service } from '../knowledge/business.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { asSentences } from '../speaking/sentences.ts';
import { nameOf } from './price-rows.ts';
import { type Turn, tell } from './turn.ts';

/** Whether a service has a description without a price: prices are said from the table alone. */
export function maySay({ description }: Service): boolean {
  return Boolean(description?.trim()) && amountsIn(description ?? '').length === 0;
}

/** Says what the owner wrote of a service, where it may be said. */
export function describe(turn: Turn, service: Service): void {
  if (!maySay(service)) return;
  turn.facts.push({ kind: 'service', id: service.id, label: service.name });
  tell(turn, 'described', {
    service: nameOf(service, turn.state.language),
    description: asSentences(service.description ?? ''),
  });
}
