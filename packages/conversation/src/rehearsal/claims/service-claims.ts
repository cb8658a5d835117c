import type { FaqItem } from '../../knowledge/business.ts';
import { matchServices } from '../../knowledge/services.ts';
import type { Receptionist } from '../../receptionist.ts';

const asksWhetherOffered =
  /^\W*(?:do|can|could|will) (?:you|u|y'?all|we)(?: guys)?(?: also| still)? (?:do|offer|sell|have|carry|provide|handle|install|repair|fix)\b/i;

/** Why a plain no cannot be right: what it denies stands on the price list. Null where it may be. */
export function whyDenialIsWrong(receptionist: Receptionist, item: FaqItem): string | null {
  if (item.answer !== 'no' || !asksWhetherOffered.test(item.question)) return null;
  const [mention] = matchServices(receptionist.services, item.question);
  const [best] = mention?.candidates ?? [];
  if (best?.kind !== 'exact') return null;
  return `it says you do not do ${best.service.name}, which is on your list of services`;
}
