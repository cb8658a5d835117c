import type { Act } from '../heard/acts.ts';
import type { ServiceRef } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { frenchRoot } from '../knowledge/senses.ts';
import { fold, stem, wordsOf } from '../knowledge/words.ts';
import type { Hearing } from './hearing.ts';
import { servicesByOwnWord } from './sums.ts';

/** Something priced by itself that the owner wrote is part of other work. */
export interface PartOfWork {
  whole: ServiceRef;
  /** The caller's words for the part. */
  thing: string;
}

/** Acts that "does it come with a wash" is taken for. */
const takenFor: ReadonlySet<Act> = new Set([
  'ask.includes',
  'ask.total',
  'ask.price',
  'ask.fact',
  'ask.offer',
  'ask.compare',
  'claim',
  'correct',
  'describe',
  'aside',
  'unclear',
]);

/** Asking whether a thing is part of another, or costs something beside it. */
const asksOfPart =
  /\b(?:includ\w*|comes? with|in (?:that|it|this|there)|part of|on top|extra|separate\w*|too|also|as well|(?:does|do) (?:that|it|this|they|you)|inclus\w*|compris\w*|comprend|en plus|en sus|a part|aussi|la-dedans|avec)\b/;
const leavesOut =
  /\b(?:not|no|without|extra|excludes?|excluding|except|more|additional|pas|sans|sauf|en sus|de plus|en plus)\b/;

/**
 * "Is the wax extra?", of a wash whose own description has the wax in it: asked of the wash, though there is a
 * wax by itself with a price of its own. Null where nothing of the kind is asked, or written.
 */
export function partOfWork(said: string, act: Act, hearing: Hearing): PartOfWork | null {
  const { receptionist, focus, quoted = [] } = hearing;
  if (!takenFor.has(act) || !asksOfPart.test(fold(said))) return null;
  const named = servicesByOwnWord(said, receptionist);
  if (named.length === 0) return null;
  const words = wordsOf(said).map(({ text }) => ({ text, root: frenchRoot(stem(text)) }));
  for (const part of named) {
    const title = receptionist.candidates.all.find(({ id }) => id === part.serviceId)?.title;
    const own = words.filter(({ root }) => title?.has(root));
    const whole = [...focus, ...named, ...quoted].find(
      (one) =>
        one.serviceId !== part.serviceId &&
        includes(
          receptionist.serviceById.get(one.serviceId)?.description,
          own.map(({ root }) => root),
        ),
    );
    if (whole) return { whole, thing: own.map(({ text }) => text).join(' ') };
  }
  return null;
}

/** Whether a clause of a description has all these roots, and leaves nothing out. */
function includes(description: string | null | undefined, roots: readonly string[]): boolean {
  return (
    roots.length > 0 &&
    fold(description ?? '')
      .split(/[.;]/)
      .some((clause) => {
        const written = new Set([...contentStems(clause)].map(frenchRoot));
        return !leavesOut.test(clause) && roots.every((root) => written.has(root));
      })
  );
}
