import type { Turn } from '../dialogue/turn.ts';
import { mayBeMoneyIn } from '../knowledge/bare-amounts.ts';
import { vagueWords } from '../knowledge/common-words.ts';
import { sensesOf } from '../knowledge/senses.ts';
import { surchargesOf } from '../knowledge/surcharges.ts';
import { fold } from '../knowledge/words.ts';
import { tellingStems } from '../listener/own-words.ts';
import { clausesOf } from '../speaking/say-fragment.ts';
import { lookUpAll } from './refs.ts';
import type { Extra } from './told-extras.ts';

const adds =
  /\+ ?\$?\d|\b(?:extra|more|additional|surcharges?|on top|adds?|added|rush|de plus|en plus|en sus|supplements?|supplementaires?|ajoute\w*)\b/;
const named =
  /^.{0,40}\b(?:each|per|every|chaque|par) (?:additional|further|extra|more|supplementaire)\b/;

/**
 * What the description of the work that is talked of charges more for in some case: "same day is 10 extra", "matted fur 15
 * more per half hour". What words alone decide of a price is in the price already, and none of this.
 */
export function casesOfWork(turn: Turn): Extra[] {
  return lookUpAll(turn, turn.state.focus.refs).flatMap(({ service }) => {
    if (service.pricingType === 'dont_say') return [];
    const decided = surchargesOf(service).map(({ said }) => fold(said));
    return clausesIn(service.description ?? '').flatMap((clause): Extra[] => {
      const folded = fold(clause);
      const [amount] = mayBeMoneyIn(clause);
      if (!amount || !adds.test(folded) || named.test(folded)) return [];
      if (decided.some((said) => said.includes(folded) || folded.includes(said))) return [];
      return [
        {
          key: `case:${service.id}:${folded}`,
          said: clause,
          fact: { kind: 'service', id: service.id, label: service.name },
          cents: null,
          roots: new Set(tellingStems(clause).filter((root) => !vagueWords.has(root))),
          senses: sensesOf(clause),
        },
      ];
    });
  });
}

/** "Per pair. same day is 10 extra": two things, though the second begins small. */
const clausesIn = (written: string) =>
  clausesOf(written).flatMap((clause) => clause.split(/(?<=\p{L}{3}\.)\s+/u));
