import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn } from './hearing.ts';

/** "So the Thursday one's off, then?", "fait que celui de demain est annulé?" */
const isOff =
  /\b(?:the|that|my|our|his|her|it|le|la|mon|ma|notre|celui|celle|ca)\b(?:(?!\b(?:and|but|so|et|mais)\b).)*(?:'s|\bis|\bbe|\bgets?|\bare|\best|\bsoit|\bsera)(?: (?:all|now|then|just|bien|donc))* (?:off|cancell?ed|gone|dropped|scrapped|annulee?|cancell?ee?)\b/u;
const misheard =
  /^(?:give|correct|claim|describe|aside|unclear|ack|affirm|choose|want\.(?:message|move)|ask\.(?!price|total|hours|area|place))/;

/** Whether words say of a visit that it is off, or ask to hear that it is. */
export const saysItIsOff = (words: string): boolean => isOff.test(fold(words));

/** Of a visit that is moved, that its old time is off is no other wish, and asks nothing that is written. */
export function withOldVisitOff(acts: readonly HeardAct[], { hearing }: HeardTurn): HeardAct[] {
  if (hearing.request !== 'reschedule') return [...acts];
  if (acts.some(({ words }) => leavesIt.test(fold(words))))
    return acts.map((act) => (leavesIt.test(fold(act.words)) ? asLeft(act) : act));
  return acts.map((act) =>
    misheard.test(act.act) && saysItIsOff(act.words)
      ? { ...act, act: 'want.cancel', confidence: Math.max(act.confidence, surely), target: null }
      : act,
  );
}

/** "Actually no, leave it the Friday", "keep it as is": the visit stays where it is. */
const leavesIt =
  /\b(?:leave|keep|stick with) (?:it|that|things|everything|my|the)\b.{0,24}?(?:\b(?:as is|as it is|where it is|how it is|the way it is|alone|same)\b|\p{L}+day\b)|\b(?:laissez|gardez|laisse|garde)[- ](?:ca|le|la)\b.{0,24}?(?:comme|la|\p{L}+di)\b/u;

function asLeft(act: HeardAct): HeardAct {
  const { times: _, existing: __, ...slots } = act.slots;
  return {
    ...act,
    act: 'deny',
    confidence: 1,
    target: null,
    slots: { ...slots, takesBack: ['change'] },
  };
}

const surely = 0.8;
