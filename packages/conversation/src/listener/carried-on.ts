import type { Act } from '../heard/acts.ts';
import type { ServiceRef, Target } from '../heard/heard.ts';
import { contentOf } from '../knowledge/question-words.ts';
import { fold } from '../knowledge/words.ts';
import { askingStems } from './candidates.ts';
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

const ofThings: ReadonlySet<Act> = new Set(['ask.price', 'ask.offer', 'ask.when', 'want.book']);

/** "Clean that out", "fix it": what was just spoken of is the object. */
const pointing = /\b(?:that|it|this|them|those|him|her|ca|cela|celui-la|celle-la)\b|-l[ea]s?\b/;

/**
 * "What do you charge to clean that out", after a dryer's vent was told of: another service that only shares
 * "clean" with the one that is pointed at is not meant.
 */
export function keptToPointedAt(
  said: string,
  act: Act,
  target: Target | null,
  { receptionist, focus }: Hearing,
): Target | null {
  const [before, more] = focus;
  if (!ofThings.has(act) || target?.kind !== 'services' || !before || more) return target;
  const [found, second] = target.refs;
  if (!found || second || found.serviceId === before.serviceId) return target;
  if (!pointing.test(fold(said))) return target;
  const titleOf = ({ serviceId }: ServiceRef) =>
    receptionist.candidates.all.find(({ id }) => id === serviceId)?.title ?? new Set<string>();
  const own = titleOf(before);
  const shared = askingStems(said).filter((stem) => titleOf(found).has(stem));
  if (shared.length === 0 || !shared.every((stem) => own.has(stem))) return target;
  return { kind: 'services', refs: [before] };
}
