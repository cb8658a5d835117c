import type { HeardAct } from '../heard/heard.ts';
import type { HeardTurn } from './hearing.ts';
import type { FoundSlot } from './slots.ts';

/** Acts beside which a name is told by the way, and whose own business it is not. */
const askingOrLeaving =
  /^(?:ask\.|thanks$|bye$|claim$|choose$|either$|defer$|hold$|refuse$|frustrated$)/;

/** Who names themselves gives their name, however unsure the rest. */
const sureGift = 0.9;
const leastSure = 0.5;

/** "Could somebody come Wednesday, it's Pavlo Hrynchuk": a question, and a name that is given beside it. */
export function withOwnName(acts: readonly HeardAct[], { slots }: HeardTurn): HeardAct[] {
  const own = slots.find((slot) => slot.own && slot.values.name);
  const kept = acts.some(({ slots: { name } }) => name === own?.values.name);
  if (own?.values.name && !kept) return [...acts, givenName(own.values.name, own)];
  return acts.flatMap((act) => {
    const told = slots.find(
      ({ own, values, end }) =>
        own && values.name === act.slots.name && end > act.start && end <= act.end,
    );
    if (told && act.act === 'give')
      return [{ ...act, confidence: Math.max(act.confidence, sureGift) }];
    if (!told || !(askingOrLeaving.test(act.act) || act.confidence < leastSure)) return [act];
    const { name, ...slotsLeft } = act.slots;
    if (!name) return [act];
    return [{ ...act, slots: slotsLeft }, givenName(name, told)];
  });
}

function givenName(name: string, { start, end }: FoundSlot): HeardAct {
  return {
    act: 'give',
    confidence: 1,
    start,
    end,
    words: name,
    target: null,
    slots: { name },
  };
}
