import type { Target } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import type { Receptionist } from '../receptionist.ts';
import type { Candidate } from './candidates.ts';
import { tellingStems } from './own-words.ts';
import type { Ranked } from './retrieve.ts';
import { mostUses } from './service-targets.ts';

/** Of two answers titled by the words, the one that tells an amount, where an amount was asked for. */
export function withAmount(
  best: Candidate,
  known: readonly Ranked[],
  asked: string,
): Candidate | null {
  if (best.amounts.size > 0) return null;
  const stems = tellingStems(asked).filter((stem) => best.title.has(stem));
  const priced = known.find(
    ({ candidate }) =>
      candidate !== null &&
      candidate.kind !== 'service' &&
      candidate.amounts.size > 0 &&
      stems.some((stem) => candidate.title.has(stem)),
  );
  return priced?.candidate ?? null;
}

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
