import type { HeardAct, SlotValues } from '../heard/heard.ts';
import type { FoundSlot } from './found-slot.ts';
import type { HeardTurn } from './hearing.ts';

/** Acts beside which a name is told by the way, and whose own business it is not. */
const askingOrLeaving =
  /^(?:ask\.|thanks$|bye$|claim$|choose$|either$|defer$|hold$|refuse$|frustrated$)/;

/** Who names themselves gives their name, however unsure the rest. */
const sureGift = 0.9;
const leastSure = 0.5;

/** A question of the shop's number, or of who rang from which, gives none of the caller's. */
const ofNumbers = /^ask\.(?:contact|you|status|mine|place)$/;

/**
 * "Could somebody come Wednesday, it's Pavlo Hrynchuk, six one three ...": a question, and who asks it and where they
 * are reached given beside it.
 */
export function withOwnDetails(acts: readonly HeardAct[], turn: HeardTurn): HeardAct[] {
  return withOwnName(acts, turn).flatMap((act) => {
    const { phone, extension, email, ...rest } = act.slots;
    const asks = act.act.startsWith('ask.') && !ofNumbers.test(act.act);
    // "Hang on, Milo, get down, 0163": who asks us to wait, and goes on telling, tells.
    const { digits: piece, ...others } = rest;
    const ofPiece = act.act === 'hold' ? piece : undefined;
    const slots = ofPiece ? others : rest;
    if (!(asks || act.act === 'hold') || (phone ?? email ?? ofPiece) === undefined) return [act];
    const told = turn.slots.find(
      ({ values, end }) =>
        (phone
          ? values.phone === phone
          : email
            ? values.email === email
            : values.digits === ofPiece) &&
        end > act.start &&
        end <= act.end,
    );
    if (!told) return [act];
    const words = turn.text.slice(told.start, told.end);
    const contact = {
      ...(phone && { phone }),
      ...(ofPiece && { digits: ofPiece }),
      ...(extension && { extension }),
      ...(email && { email }),
    };
    return [{ ...act, slots }, given(contact, words, told)];
  });
}

function withOwnName(acts: readonly HeardAct[], { slots }: HeardTurn): HeardAct[] {
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

function givenName(name: string, told: FoundSlot): HeardAct {
  return given({ name }, name, told);
}

function given(slots: SlotValues, words: string, { start, end }: FoundSlot): HeardAct {
  return { act: 'give', confidence: 1, start, end, words, target: null, slots };
}
