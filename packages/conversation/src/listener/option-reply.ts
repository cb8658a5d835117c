import type { Act } from '../heard/acts.ts';
import type { HeardAct, ServiceRef } from '../heard/heard.ts';
import type { Service } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { optionInReply } from '../knowledge/option-replies.ts';
import { matchOptions } from '../knowledge/options.ts';
import { severalOptions } from '../knowledge/several-options.ts';
import { isPutAsQuestion } from './act-of-segment.ts';
import type { HeardTurn, Hearing } from './hearing.ts';

/**
 * "It stands there by itself", in answer to "freestanding or built-in, which would it be": what is no question is a
 * reply to ours, whatever it sounds like, and chooses by more than the very names of the options. A reply that
 * chooses none is no question either.
 */
export function withOptionReply(
  acts: readonly HeardAct[],
  { hearing }: HeardTurn,
): readonly HeardAct[] {
  if (hearing.open !== 'option') return acts;
  const asked = openServices(hearing);
  const replies = acts.filter((act) => mayReply(act, asked));
  if (replies.length === 0 || acts.some((one) => !replies.includes(one) && !beside.has(one.act)))
    return acts;
  const words = replies.map((one) => one.words).join(', ');
  const ref = chosenOf(asked, words, hearing);
  const [first] = replies;
  if (ref === null)
    return acts.map((act) =>
      isHeardAsQuestion(act) && contentStems(act.words).size > 0 ? asDescription(act) : act,
    );
  const { thing: _, ...slots } = first?.slots ?? {};
  return acts.flatMap((act): HeardAct[] => {
    if (act === first)
      return [
        { ...act, act: 'choose', confidence: 1, target: { kind: 'services', refs: [ref] }, slots },
      ];
    return replies.includes(act) ? [] : [act];
  });
}

/** What may stand beside a reply to which option it is. */
const beside: ReadonlySet<Act> = new Set(['ack', 'greet', 'affirm', 'thanks', 'hold', 'deny']);

const telling: ReadonlySet<Act> = new Set([
  'choose',
  'describe',
  'give',
  'aside',
  'unclear',
  'correct',
  'either',
]);

/** The services of which an option was to be told. */
function openServices({ focus, receptionist }: Hearing): Service[] {
  return focus
    .filter(({ optionId }) => !optionId)
    .flatMap(({ serviceId }) => receptionist.serviceById.get(serviceId) ?? [])
    .filter(({ options }) => options.length > 1);
}

function mayReply(act: HeardAct, asked: readonly Service[]): boolean {
  const { target, slots, confidence } = act;
  const told =
    slots.name ?? slots.phone ?? slots.email ?? slots.address ?? slots.digits ?? slots.times;
  if (told !== undefined) return false;
  const isOurs = ({ serviceId, optionId }: ServiceRef) =>
    !optionId && asked.some(({ id }) => id === serviceId);
  const named = target?.kind === 'services' && !target.refs.every(isOurs);
  if (named || target?.kind === 'either' || (target?.kind === 'fact' && confidence > leastSure))
    return false;
  return telling.has(act.act) || isHeardAsQuestion(act);
}

/** Surer than this, a statement asks all the same. */
const leastSure = 0.5;
/** A count that was told is heard as a question of its price, and surely. */
const leastSureOfCount = 0.9;

function isHeardAsQuestion({ act, words, confidence, slots }: HeardAct): boolean {
  const least = slots.count === undefined ? leastSure : leastSureOfCount;
  return act.startsWith('ask.') && confidence < least && !isPutAsQuestion(words);
}

function chosenOf(asked: readonly Service[], words: string, { hints }: Hearing): ServiceRef | null {
  for (const service of asked) {
    // "One queen and two twins" are several of them.
    if (severalOptions(service, words, () => false).length > 0) return null;
    const [only, other] = matchOptions(service, words, [...hints]);
    const option = only && !other ? only : optionInReply(service, words);
    if (option) return { serviceId: service.id, optionId: option.id };
  }
  return null;
}

function asDescription(act: HeardAct): HeardAct {
  const { thing: _, count: __, ...slots } = act.slots;
  return { ...act, act: 'describe', target: null, slots };
}
