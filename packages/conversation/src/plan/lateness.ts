import { lastSaid, type Turn } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { lengthSaid } from '../knowledge/durations.ts';
import { ratesIn } from '../knowledge/rates.ts';
import { fold } from '../knowledge/words.ts';
import { bearingOn } from './bearing.ts';
import { isNamed } from './told-already.ts';
import { type WrittenFact, writtenFacts } from './written-facts.ts';

/** What an owner wrote of people who come late. */
const ofLateness =
  /\b(?:lateness|(?:running|arriv\w+|com\w+|be|am|is|are|or more|minutes?) late|late (?:arriv\w+|clients?|patients?|customers?|guests?|people|dogs?|policy|fee)|(?:minutes?|hours?) (?:or more )?(?:late|after|behind)|grace|tardy|en retard|retards?|retardataires?)\b|^late\b/;

/** What is asked for each quarter of an hour that somebody is late, or after closing. */
const afterTime = /\b(?:late|after|past|overdue|retards?|apres|passe)\b/;
const saysLate =
  /\b(?:late|after (?:you|closing|close)|past closing|overdue|en retard|apres la fermeture)\b/;

/**
 * Tells what is written about lateness, where it is asked what becomes of somebody later still, or what so long is
 * charged for; false where nothing is.
 */
export function answerLateness(turn: Turn, act: HeardAct): boolean {
  const facts = writtenFacts(turn).filter(({ inOwnWords }) => inOwnWords);
  const found =
    chargedByTime(turn, act, facts) ??
    (act.slots.ofLateness
      ? facts.find(
          ({ subject, said }) => ofLateness.test(fold(subject)) || ofLateness.test(fold(said)),
        )
      : undefined);
  if (!found) return false;
  turn.answered = true;
  turn.described.add(found.key);
  turn.state.focus.factId = found.key;
  turn.statements.push(bearingOn(turn, found, act.words));
  turn.facts.push(found.fact);
  return true;
}

/** "I'll be an hour late, what do you charge for that": the one thing that is charged for by the time it is late. */
function chargedByTime(
  turn: Turn,
  act: HeardAct,
  facts: readonly WrittenFact[],
): WrittenFact | undefined {
  const words = fold(lastSaid(turn));
  if (!act.act.startsWith('ask.') || !saysLate.test(words) || lengthSaid(words) === null) return;
  if (act.target?.kind === 'services' && isNamed(turn, act.target, act.words)) return;
  const [only, other] = facts.filter(({ said }) =>
    ratesIn(said).some(({ unit, said: rate }) => unit.by === 'time' && afterTime.test(fold(rate))),
  );
  return other ? undefined : only;
}
