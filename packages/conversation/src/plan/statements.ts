import type { Turn } from '../dialogue/turn.ts';
import type { Act } from '../heard/acts.ts';
import type { HeardAct } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import { asksWithParticle } from '../understanding/question-particle.ts';
import { asksAnything } from './in-trouble.ts';
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
/** Words that tell or ask something are more than these; of what is no courtesy, so many tell enough. */
const fewestWords = 4;
const leastTold = 2;

/** Heard so, words are often only a courtesy, however many. */
const courteous: ReadonlySet<Act> = new Set(['aside', 'ack', 'affirm', 'greet', 'defer', 'either']);

/** A sentence that told much and did nothing else: an open question, or something to pass on. */
export function takeStatement(turn: Turn, acts: readonly HeardAct[]): boolean {
  if (turn.took.size > 0) return false;
  if (acts.some((act) => loose.has(act.act) && tellExtraFor(turn, act))) return true;
  const [most] = acts
    .filter((one) => loose.has(one.act) && (saysMuch(one) || asks(one)))
    .sort((one, other) => other.words.length - one.words.length);
  if (!most) return false;
  if (asks(most)) {
    answerUnknown(turn, most);
    tellUnknown(turn);
  } else takeDescription(turn, most);
  return true;
}

function saysMuch({ act, words }: HeardAct): boolean {
  const told = contentStems(words).size;
  if (told >= leastStatement) return true;
  return !courteous.has(act) && told >= leastTold && isLong(words);
}

function asks({ words }: HeardAct): boolean {
  const told = contentStems(words).size >= leastStatement;
  if (told && (asksSomething.test(words) || asksWithParticle(words))) return true;
  return isLong(words) && asksAnything(words) && !ofTheLine.test(fold(words));
}

const isLong = (words: string) => words.trim().split(/\s+/).length > fewestWords;

/** "Are you still there, how are you doing today": asked of the line, and not of the shop. */
const ofTheLine =
  /\b(?:how are (?:you|ya|things)|how(?:'s| is) it going|can (?:you|i)|could i|may i|are you (?:still )?(?:there|on)|you (?:still )?there|hear me|ask you|comment (?:ca va|allez)|ca va|m'entendez|etes[- ]vous la)\b/;

const asksSomething =
  /(?:^|\b(?:and|so|but|or|okay|um|uh|like|et|pis|mais|ou)\s+)(?:do|does|did|is|are|was|can|could|will|would|should|how|what|when|where|which|who|why|est-ce|avez|êtes|faites|pouvez|combien|quand|comment|pourquoi|quel\w*|c'est quoi)\b/i;
