import type { Language } from '../conversation.ts';
import { fold } from '../knowledge/words.ts';

/** How owners title what they write of changed visits, of work that was not right, and of deliveries. */
export const terms = {
  change: {
    en: 'cancelling or rescheduling an appointment, notice',
    fr: 'annuler un rendez-vous, annulation, remettre à un autre jour, préavis',
  },
  redo: {
    en: 'warranty, do you guarantee your work',
    fr: 'garantie, garantissez-vous le travail',
  },
  delivery: {
    en: 'deliveries, where do parts come',
    fr: 'livraisons, où livrer',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** What is paid, lost or made good: asked of a change or a complaint, it is asked of its terms. */
const ofPaying =
  /\b(?:fees?|charged?|charging|pay|paying|costs?|ding(?:ed)?|penalt\w*|owe|notice|lose|losing|deposit|refund\w*|money|covered|warrant\w*|guarante\w*|free|extra|frais|payer|paye|paie\w*|charge[rsz]?|coute\w*|penalite|perd\w*|depot|rembours\w*|garanti\w*|couvert|gratuit\w*|argent)\b/;
/** Where something is brought in. */
const ofDoors =
  /\b(?:where|doors?|front|back|side|dock|ramp|lane|alley|sign|par ou|ou (?:est-ce|je|on)|porte|ruelle|quai|cote|arriere|devant|derriere|signer)\b/;

/** The terms words ask of, in an owner's words; empty where they ask of none. */
export function termsAskedOf(said: string, under: string): string {
  const folded = fold(said);
  const delivery = Object.values(terms.delivery).some((one) => one === under);
  return under !== '' && (delivery ? ofDoors : ofPaying).test(folded) ? under : '';
}
