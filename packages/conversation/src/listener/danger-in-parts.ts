import type { DangerTold } from './danger.ts';
import { inOne, likelyDanger, usualAlarm } from './danger.ts';
import type { LinearModel } from './linear.ts';

/** Where one thing that is told ends and the next begins. */
const between =
  /(?<=[.!?;,])\s+|\s+(?=(?:and|but|so|because|pis|puis|mais|et|parce|fait que|faque)(?!\p{L}))/iu;
/** Danger is told in so few clauses, and in no fewer words. */
const mostClauses = 3;
const leastWords = 4;
/** More than this of a long turn is looked at nowhere. */
const mostParts = 24;
/** Out of what was said around it, it must be likelier than a whole turn: what would put it right may stand there. */
const surely = 0.95;
/** The whole of it must at least not speak against it: "a fire truck blocked the road, so I'm late". */
const leastOfWhole = 0.1;

/**
 * The danger to life that a few clauses of what is told tell of, whatever else is spoken of around them: "put me down
 * for noon, my garage is burning, or better at one". Null: none does, or the whole of it speaks against it.
 * @param before the lines before, the last one last.
 */
export function dangerInParts(
  model: LinearModel,
  words: string,
  before: readonly string[],
): DangerTold | null {
  const told = words.split(between).filter(Boolean).slice(-mostParts);
  const earlier =
    before
      .at(-1)
      ?.split(between)
      .filter(Boolean)
      .slice(1 - mostClauses) ?? [];
  const parts = [...earlier, ...told];
  let likeliest = { chance: 0, kind: 'danger' as DangerTold };
  for (let last = earlier.length; last < parts.length; last += 1)
    for (let first = Math.max(0, last + 1 - mostClauses); first <= last; first += 1) {
      const stretch = parts.slice(first, last + 1).join(' ');
      if (stretch.split(' ').length < leastWords) continue;
      const found = likelyDanger(model, stretch, usualAlarm);
      if (found.chance > likeliest.chance) likeliest = found;
    }
  // "I won't be here any more, I'm moving away": of a life that is given up, the whole decides.
  if (likeliest.chance <= surely || likeliest.kind === 'toSelf') return null;
  const whole = [words, inOne([...before.slice(-2), words])];
  const bears = whole.some((one) => likelyDanger(model, one, usualAlarm).chance > leastOfWhole);
  return bears ? likeliest.kind : null;
}
