import { mayBeMoneyIn } from '../knowledge/bare-amounts.ts';
import { fold } from '../knowledge/words.ts';
import type { Part } from './named-amounts.ts';
import type { Worth } from './worth.ts';

const takesOff =
  /\b(?:off|less|discounts?|cheaper|rebates?|de moins|moins cher|rabais|reductions?|escomptes?)\b/;
const adds =
  /\+(?= ?\$?\d)|\b(?:more|extra|additional|surcharges?|adds?|added|on top|de plus|en plus|en sus|supplements?|supplementaires?|ajoute[rz]?)\b/;
/** What goes by a count, a share or a time is no one amount. */
const byCount =
  /%|\b(?:percent|pour ?cent|each|every|per|chaque|chacune?|par|off (?:each|the second)|hour|heure)\b/;

/** What an owner's own words of some services add to or take off their prices in some case, each as an amount by itself. */
export function adjustmentsOf(worths: readonly Worth[]): Part[] {
  const seen = new Set<string>();
  return worths.flatMap(({ row: { service }, added }) => {
    const { id, name, description, pricingType } = service;
    if (seen.has(id) || pricingType === 'dont_say') return [];
    seen.add(id);
    return (description ?? '').split(/[.;!]\s+|[.;]$|\n+|,\s+(?=\D)/).flatMap((clause): Part[] => {
      const folded = fold(clause);
      const [amount, other] = mayBeMoneyIn(clause);
      if (!amount || other || byCount.test(folded)) return [];
      if (added.some(({ said }) => said.includes(clause))) return [];
      const sign = takesOff.test(folded) ? -1 : adds.test(folded) ? 1 : 0;
      const fact = { kind: 'service' as const, id, label: name };
      return sign === 0
        ? []
        : [
            {
              kind: 'words',
              cents: sign * amount.cents,
              each: amount.cents,
              count: 1,
              said: clause.trim(),
              fact,
            },
          ];
    });
  });
}
