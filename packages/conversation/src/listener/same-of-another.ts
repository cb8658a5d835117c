import type { Act } from '../heard/acts.ts';
import type { Target } from '../heard/heard.ts';
import { contentOf } from '../knowledge/question-words.ts';
import { fold } from '../knowledge/words.ts';
import type { Hearing } from './hearing.ts';

/** "What about my mom's gas one", "and hybrids?": what was asked before, of another thing. */
const ofAnother =
  /^(?:(?:ok|okay|so|oh|um|uh|well|alright|ah|bon|pis)[, ]+)*(?:what about|how about|and|et|pis)\b/;

/** Two questions that begin with as many words alike ask the same of two things: "do you fix …". */
const leastAlike = 3;

const mayAsk: ReadonlySet<Act> = new Set([
  'ask.fact',
  'ask.offer',
  'ask.price',
  'ask.includes',
  'aside',
  'unclear',
  'describe',
]);

/** The question an owner answered of the thing that is named now, where the same was just told of another; null where there is none. */
export function sameOfAnother(
  said: string,
  act: Act,
  { focusFact, receptionist }: Hearing,
): Target | null {
  if (!mayAsk.has(act) || focusFact === null || !ofAnother.test(fold(said))) return null;
  const { commonQuestions } = receptionist.profile.knowledge;
  const told = commonQuestions.find(({ id }) => `faq:${id}` === focusFact);
  if (!told) return null;
  const words = wordsIn(told.question);
  const asked = contentOf(said);
  const found = commonQuestions.filter(({ id, question }) => {
    const own = wordsIn(question);
    const alike = own.findIndex((word, at) => word !== words[at]);
    if (id === told.id || alike < leastAlike) return false;
    const before = contentOf(told.question);
    return [...contentOf(own.slice(alike).join(' '))].some(
      (stem) => asked.has(stem) && !before.has(stem),
    );
  });
  const [only, other] = found;
  return only && !other ? { kind: 'fact', factId: `faq:${only.id}` } : null;
}

function wordsIn(question: string): string[] {
  return fold(question)
    .split(/[^\p{L}\d'-]+/u)
    .filter(Boolean);
}
