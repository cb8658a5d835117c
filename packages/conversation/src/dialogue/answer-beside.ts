import { matchServices } from '../knowledge/services.ts';
import type { RecognisedIntent } from '../understanding/intents/intent.ts';
import { clauseText, type Understanding } from '../understanding/understand.ts';
import { answerFact, answerUnknown } from './answer-fact.ts';
import { factIn } from './find-fact.ts';
import type { Turn } from './turn.ts';

/** A second question of money ("and do you charge more at night?") has an answer of the owner's own. */
export function answerSecondPrice(turn: Turn, heard: Understanding, found: RecognisedIntent): void {
  const words = clauseText(heard, found);
  const first = heard.intents.find(({ intent }) => intent === 'price' || intent === 'quote');
  if (first?.start === found.start || matchServices(turn.receptionist.services, words).length > 0)
    return;
  const fact = factIn(turn, words);
  const told = turn.facts.some(({ id }) => fact?.source === 'item' && id === fact.item.id);
  if (fact?.kind === 'strong' && !told) answerFact(turn, fact, words);
}

/** What a clause of its own asks beside a price or a booking ("and do you bring your own supplies?"). */
export function answerBeside(turn: Turn, heard: Understanding, found: RecognisedIntent): void {
  const words = clauseText(heard, found);
  const sameClause = heard.intents.some(
    ({ intent, start }) => ['price', 'quote', 'book'].includes(intent) && start === found.start,
  );
  if (sameClause || matchServices(turn.receptionist.services, words).length > 0) return;
  const fact = factIn(turn, words);
  if (fact) return answerFact(turn, fact, words);
  if (words.trim().split(/\s+/).length >= leastQuestion && !backReference.test(words))
    answerUnknown(turn, words.trim());
}

/** A question of fewer words ("do you do those") only leads up to the other. */
const leastQuestion = 5;
const backReference = /\b(that|those|it|them|this|these|one|ones|ça|cela)\W*$/i;
