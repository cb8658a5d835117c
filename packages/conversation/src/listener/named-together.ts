import { contentStems } from '../knowledge/common-words.ts';
import { jointServices } from '../knowledge/joint-services.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import type { Receptionist } from '../receptionist.ts';
import { tellsOf } from './called-by.ts';
import type { Ranked } from './retrieve.ts';
import { summing } from './service-targets.ts';

/** What stands between things named beside one another. */
const joint =
  /(?:\s*[,;]\s*|\s+)(?:and|plus|also|along with|as well as|with|on top of|et|pis|puis|avec)\s+|\s*,\s+/gi;

/**
 * The services of things that are named beside one another, each looked up by its own words:
 * "a haircut and a beard trim". Empty where fewer than two of them are surely services.
 */
export function namedTogether(
  said: string,
  lookUp: (part: string) => readonly Ranked[],
  least: number,
  receptionist: Receptionist,
): string[] {
  const parts = partsOf(said, receptionist);
  if (parts.length < 2) return [];
  const ids = parts.flatMap((part) => {
    const [best] = lookUp(part);
    if (best?.candidate?.kind !== 'service' || best.probability < least) return [];
    // What no word tells of has to be surely meant: "my son just got his learner's" is likely of anything.
    const isTold = tellsOf(part, best.candidate, receptionist);
    return isTold || best.probability >= surelyUntold ? best.candidate.id : [];
  });
  const distinct = [...new Set(ids)];
  return distinct.length > 1 ? asSoldTogether(distinct, receptionist) : [];
}

/** As likely, a part is of a service though no word tells of it. */
const surelyUntold = 0.6;

/** "The seats and the hair": one of them, and what is sold for both, is what is sold for both. */
function asSoldTogether(ids: readonly string[], { profile }: Receptionist): string[] {
  const joint = jointServices(profile.knowledge.services);
  const whole = ids.find((id) => {
    const parts = joint.get(id) ?? [];
    return ids.every((other) => other === id || parts.includes(other));
  });
  return whole === undefined ? [...ids] : [whole];
}

/** The stretches between the joints that name something; an "and" within one service's name parts nothing. */
export function partsOf(said: string, { candidates }: Receptionist): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: words } of said.matchAll(joint)) {
    const [before, after] = [said.slice(from, index), said.slice(index + words.length)];
    const [last, next] = [lastStem(before), firstStem(after)];
    const oneName = candidates.all.some(
      ({ kind, title }) =>
        kind === 'service' && last !== null && next !== null && title.has(last) && title.has(next),
    );
    if ((oneName && !counts.test(after)) || last === null) continue;
    parts.push(before);
    from = index + words.length;
  }
  return [...parts, said.slice(from)].filter(namesSomething);
}

/** "Plus the six extra", of a sum: a number and what it adds name nothing. */
function namesSomething(part: string): boolean {
  return [...contentStems(part)].some(
    (stem) =>
      !ofSums.has(stem) &&
      !summing.has(stem) &&
      !/^\d/.test(stem) &&
      spokenNumbers(stem).length === 0,
  );
}

const ofSums = contentStems('extra additional further plus more dollars supplementaire');

/** "Two kids' cuts and one men's cut": what is counted anew is another thing. */
const counts =
  /^(?:\d{1,2}|one|two|three|four|five|six|deux|trois|quatre|cinq|six)(?!\p{L}| of\b)\s/iu;

function lastStem(text: string): string | null {
  return [...contentStems(text)].at(-1) ?? null;
}

function firstStem(text: string): string | null {
  return [...contentStems(text)][0] ?? null;
}
