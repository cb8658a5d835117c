import { type HeardAct, refsMeant, type ServiceRef } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { countsIn } from './counts-of-each.ts';
import type { HeardTurn } from './hearing.ts';
import { namedOutright } from './named-outright.ts';
import { isPutAsQuestion } from './put-as-question.ts';

const putsRight =
  /(?<!\p{L})(?:no|nope|not|just|only|sorry|actually|wait|make (?:it|that)|i (?:said|meant)|instead|rather|non|juste|seulement|rien qu'|plutot|finalement|excusez|en fait)(?!\p{L})/u;
const mayBe =
  /^(?:deny|refuse|correct|choose|give|aside|ack|affirm|unclear|hold|claim|describe|frustrated|want\.book|ask\.(?:price|total|compare|offer))$/;

/**
 * "No, just one cut, the two kids and me", of several things that were counted: that one's number is put right, the
 * rest stay as they were, and what it all comes to is told again.
 */
export function withCountPutRight(
  acts: readonly HeardAct[],
  { text, hearing: { receptionist, focus, request, lastActs, wanted = [] } }: HeardTurn,
): readonly HeardAct[] {
  if (focus.length < 2 || !putsRight.test(fold(text)) || isPutAsQuestion(text)) return acts;
  if (!lastActs.some((act) => act === 'ask.price' || act === 'ask.total')) return acts;
  const counts = countsIn(text, receptionist);
  const named = namedOutright(text, receptionist);
  const isKnown = (id: string) => focus.some(({ serviceId }) => serviceId === id);
  if (named.some(({ serviceId }) => !isKnown(serviceId))) return acts;
  const changed = focus.filter((ref) => {
    const count = counts.get(ref.serviceId);
    return count !== undefined && count !== (ref.count ?? 1);
  });
  const all = counts.size > 1 && focus.every(({ serviceId }) => counts.has(serviceId));
  if (changed.length === 0 && !all) return acts;
  const own = acts.find(
    ({ act, target }) => mayBe.test(act) && refsMeant(target).some((ref) => isKnown(ref.serviceId)),
  );
  const host = own ?? acts.find(({ act }) => mayBe.test(act));
  if (!host || acts.some(({ act }) => !mayBe.test(act))) return acts;
  const refs = focus.map((ref): ServiceRef => {
    const count = counts.get(ref.serviceId);
    return count === undefined ? ref : { ...ref, count };
  });
  const whole: Pick<HeardAct, 'confidence' | 'target'> = {
    confidence: 1,
    target: { kind: 'services', refs },
  };
  const { count: _, without: __, adds: ___, ...slots } = host.slots;
  const sum: HeardAct = { ...host, ...whole, act: 'ask.total', slots: {} };
  const books = request !== undefined || wanted.length > 0;
  return books ? [{ ...host, ...whole, act: 'correct', slots }, sum] : [{ ...sum, slots }];
}
