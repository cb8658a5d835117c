import type { Turn } from '../dialogue/turn.ts';
import type { Act } from '../heard/acts.ts';
import type { HeardAct } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { asksWithParticle } from '../understanding/question-particle.ts';
import { tellExtraFor } from './told-extras.ts';
import { answerUnknown, tellUnknown } from './unknown.ts';
import { takeDescription } from './wishes.ts';

/** Acts that are met with next to nothing: what they hold is kept, for it is never only small talk. */
const loose: ReadonlySet<Act> = new Set([
  'aside',
  'ack',
  'affirm',
  'greet',
  'unclear',
  'give',
  'choose',
  'correct',
  'defer',
  'either',
]);

const leastStatement = 4;

/** A sentence that told much and did nothing else: an open question, or something to pass on. */
export function takeStatement(turn: Turn, acts: readonly HeardAct[]): boolean {
  if (turn.took.size > 0) return false;
  if (acts.some((act) => loose.has(act.act) && tellExtraFor(turn, act))) return true;
  const [most] = acts
    .filter(({ act, words }) => loose.has(act) && contentStems(words).size >= leastStatement)
    .sort((one, other) => other.words.length - one.words.length);
  if (!most) return false;
  if (asksSomething.test(most.words) || asksWithParticle(most.words)) {
    answerUnknown(turn, most);
    tellUnknown(turn);
  } else takeDescription(turn, most);
  return true;
}

const asksSomething =
  /(?:^|\b(?:and|so|but|or|okay|um|uh|like|et|pis|mais|ou)\s+)(?:do|does|did|is|are|was|can|could|will|would|should|how|what|when|where|which|who|why|est-ce|avez|êtes|faites|pouvez|combien|quand|comment|pourquoi|quel\w*|c'est quoi)\b/i;
