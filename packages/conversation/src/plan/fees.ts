import type { Turn } from '../dialogue/turn.ts';
import type { Service } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { fold } from '../knowledge/words.ts';
import { asSentences, sentences } from '../speaking/sentences.ts';
import { writtenFacts } from './written-facts.ts';

/** A fee that is added to a service's price whoever asks, as the owner wrote it. */
export interface Fee {
  id: string;
  fact: Turn['facts'][number];
  said: string;
  cents: number;
}

const added =
  /\b(?:fees?|surcharges?|levy|levies|charges?|added|on top|extra|frais|supplements?|ajoutes?|en sus|ecofrais)\b/;
/** What only some callers pay is told where it is asked about, and not with every price. */
const conditional =
  /\b(?:if|when|unless|after|outside|before|within|beyond|over|under|more than|less than|weekends?|saturdays?|sundays?|holidays?|evenings?|nights?|late|cancel\w*|no.?shows?|miss(?:ed)?|notice|travel\w*|towns?|km|kilomet\w*|stairs?|floors?|rush|same.day|emergenc\w*|deposit|refund\w*|waived|credited|optional|card|financ\w*|si|lorsque|apres|hors|au.dela|samedis?|dimanches?|soirs?|annul\w*|retard|deplacement|urgen\w*|depot|rembours\w*|credite\w*|absent\w*)\b/;
const everything =
  /\b(?:every|each|all|any|chaque|tous|toutes)\b[^.;]*\b(?:visits?|services?|jobs?|repairs?|appointments?|bills?|invoices?|orders?|bookings?|work|visites?|travaux|factures?|commandes?|rendez-vous|prix|prices?)\b/;

/** The fees that stand in a shop's notes and answers and are part of this service's price. */
export function feesOf(turn: Turn, service: Service): Fee[] {
  const names = contentStems(service.name);
  const written = writtenFacts(turn).filter(({ inOwnWords }) => inOwnWords);
  return written.flatMap(({ key, fact, said }) =>
    sentences(said).flatMap((sentence) => {
      const folded = fold(sentence);
      const [cents, other] = amountsIn(sentence);
      if (cents === undefined || other !== undefined) return [];
      if (!added.test(folded) || conditional.test(folded)) return [];
      const told = contentStems(sentence);
      const ofThis = names.size > 0 && [...names].every((stem) => told.has(stem));
      return ofThis || isOfAll(folded, names, turn)
        ? [{ id: key, fact, said: sentence, cents }]
        : [];
    }),
  );
}

/** "Every job", but of "every brake job" only the brakes. */
function isOfAll(folded: string, names: ReadonlySet<string>, turn: Turn): boolean {
  const [scope] = everything.exec(folded) ?? [];
  if (scope === undefined) return false;
  const stems = contentStems(scope);
  const named = turn.receptionist.profile.knowledge.services.flatMap((one) =>
    [...contentStems(one.name)].filter((stem) => stems.has(stem)),
  );
  return named.length === 0 || named.some((stem) => names.has(stem));
}

/** Tells fees in the owner's words, each once a turn. */
export function tellFeesOnce(turn: Turn, fees: readonly Fee[]): void {
  for (const { id, said, fact } of fees) {
    if (!turn.described.has(id)) turn.statements.push(asSentences(said));
    turn.described.add(id);
    turn.facts.push(fact);
  }
}
