import type { Act } from '../heard/acts.ts';
import type { HeardAct } from '../heard/heard.ts';

/** What is less sure than this beside something surer is not acted upon. */
export const leastSure = 0.35;

/** What a turn goes by: the acts that are sure, and of unsure ones the likeliest. */
export function sureOf(acts: readonly HeardAct[]): HeardAct[] {
  const sure = acts.filter(({ confidence }) => confidence >= leastSure);
  const byChance = (one: HeardAct, other: HeardAct) => other.confidence - one.confidence;
  // "Okay, and could I just show up": what comes after the "okay" is what was said, sure or not.
  const [said] = sure.every((one) => opening.has(one.act) || onlyIntroduces(one))
    ? acts
        .filter((one) => !sure.includes(one) && !smallTalk.has(one.act) && !isGuess(one))
        .sort(byChance)
    : [];
  if (sure.length > 0)
    return said ? acts.filter((one) => one === said || sure.includes(one)) : sure;
  const [best] = [...acts].sort(byChance);
  if (!best) return [];
  const guessed = best.confidence < barely && best.target === null && smallTalk.has(best.act);
  return [guessed ? { ...best, act: 'unclear' } : best];
}

/** "It's Nadia, your guy was supposed to be here by ten": who they are opens what they say. */
const onlyIntroduces = ({ act, slots: { name, ...rest } }: HeardAct) =>
  act === 'give' && name !== undefined && Object.keys(rest).length === 0;

/** A question heard unsurely, of things it may be about at best, is none beside a plain "yes". */
const isGuess = ({ target }: HeardAct) => target?.kind === 'either' && target.guessed === true;

/** What people say before what they say. */
const opening: ReadonlySet<Act> = new Set(['greet', 'ack', 'affirm', 'deny', 'aside', 'thanks']);

/** Small talk as unsure as this was not understood. */
const barely = 0.25;

const smallTalk: ReadonlySet<Act> = new Set(['greet', 'ack', 'aside', 'either', 'defer', 'hold']);
