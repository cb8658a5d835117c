import type { Act } from '../heard/acts.ts';
import type { Target } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold, wordsOf } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import type { Candidate } from './candidates.ts';
import { tellingStems } from './own-words.ts';
import type { Ranked } from './retrieve.ts';
import { mostUses } from './service-targets.ts';

/** Whether something is charged, as against whether it is done at all. */
export const ofCharge =
  /\b(?:(?:extra|additional|more) (?:charge|fee|cost|money)?|charged?|charges|fees?|surcharge|cost|frais|supplement|extra|plus cher|de plus)\b/;

/** Of two answers titled by the words, the one that tells an amount, where an amount was asked for. */
export function withAmount(
  best: Candidate,
  known: readonly Ranked[],
  asked: string,
  act: Act,
): Candidate | null {
  if (best.amounts.size > 0) return null;
  if (act !== 'ask.price' && !ofCharge.test(fold(asked))) return null;
  const stems = tellingStems(asked).filter((stem) => best.title.has(stem));
  const hasAmount = ({ candidate }: Ranked) =>
    candidate !== null && candidate.kind !== 'service' && candidate.amounts.size > 0;
  const priced = known.find(
    (one) => hasAmount(one) && stems.some((stem) => one.candidate?.title.has(stem)),
  );
  // "Is there a charge for Sundays": of two answers nearly as likely, the one that tells a charge.
  const [first, second] = known;
  const rival = first && second && second.probability >= first.probability * nearly ? second : null;
  return priced?.candidate ?? (rival && hasAmount(rival) ? rival.candidate : null);
}

const nearly = 0.4;

/** A note or question every telling word of whose title was said: "the deposit, how much is that". */
export function titledFact(said: string, { candidates }: Receptionist): Target | null {
  const stems = contentStems(said);
  const titled = candidates.all.filter(({ kind, title, id }) => {
    if (kind === 'service') return false;
    const telling = [...title].filter(
      (stem) => (candidates.uses.get(stem) ?? 0) <= mostUses && stem.length > 3,
    );
    return (
      telling.length > 0 &&
      telling.length <= 2 &&
      telling.every((stem) => stems.has(stem)) &&
      id !== ''
    );
  });
  const [only, other] = titled;
  return only && !other ? { kind: 'fact', factId: only.id } : null;
}

/** "The after hours fee", of a note "After hours": a title of small words alone is named by all of them, in order. */
export function titledInFull(said: string, { candidates: { all } }: Receptionist): Target | null {
  const words = ` ${wordsOf(said)
    .map(({ text }) => text)
    .join(' ')} `;
  const [only, other] = all.filter(({ kind, compared }) => {
    const title = wordsOf(compared.title).map(({ text }) => text);
    const isSmall = title.length > 1 && contentStems(compared.title).size === 0;
    return kind !== 'service' && isSmall && words.includes(` ${title.join(' ')} `);
  });
  return only && !other ? { kind: 'fact', factId: only.id } : null;
}
