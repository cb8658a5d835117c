import type { HeardAct, ServiceRef } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import type { HeardTurn } from './hearing.ts';
import { namedOutright } from './named-outright.ts';
import { withOption } from './service-targets.ts';

/** "I asked about the deep clean", "je parlais du grand": what was told was of something else. */
const meantOther =
  /\b(?:i|we) (?:asked|said|meant|mean|was asking|wanted|was talking|did say)\b|\bthat's (?:not|the)\b|\bnot (?:the|that)\b|\bsupposed to be\b|\b(?:je|on) (?:parlais?|voulais?|demandais?|disais?)\b|\bj'ai (?:dit|demande)\b|\b(?:pas|c'etait) (?:le|la|les|l'|du|des)\b/;
/** "I asked for the carpet too": it is left out of what was told. */
const asWell = /\b(?:too|also|as well|aussi|en plus)\b/;

/**
 * "That's the regular one, I asked about the deep one", of a sum that was just told: the same sum with what
 * is named in the place of what it was wrongly made of.
 */
export function withSumPutRight(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): HeardAct[] {
  const { receptionist, focus, lastActs } = hearing;
  const folded = fold(text);
  const after = lastActs.includes('ask.total') && focus.length > 1;
  if (!after || !meantOther.test(folded) || acts.some(({ slots }) => slots.reckoning))
    return [...acts];
  const [only, other] = namedOutright(text, receptionist).filter(
    ({ serviceId }) => !focus.some((ref) => ref.serviceId === serviceId),
  );
  if (!only || other) return [...acts];
  const named = acts.find(({ start, end }) => only.start >= start && only.start < end);
  if (!named || !mayBePutRight.test(named.act)) return [...acts];
  const wrong = asWell.test(folded) ? null : wrongIn(text, only.serviceId, focus, receptionist);
  const right = withOption(receptionist, only.serviceId, [text], named.slots, hearing);
  const rest = focus.filter(({ serviceId }) => serviceId !== wrong);
  const { adds: _, thing: __, ...slots } = named.slots;
  const again: HeardAct = {
    ...named,
    act: 'ask.total',
    confidence: 1,
    target: { kind: 'services', refs: [right, ...rest] },
    slots: wrong ? { ...slots, without: [wrong] } : slots,
  };
  const spent = (act: HeardAct) => act !== named && /^(?:deny|ack|claim|frustrated)$/.test(act.act);
  return acts.filter((act) => !spent(act)).map((act) => (act === named ? again : act));
}

const mayBePutRight =
  /^(?:ask\.(?:compare|fact|offer|price|total|includes)|correct|claim|describe|give|aside|unclear|frustrated|choose|deny)$/;

/** Which part of the sum was wrong: one its name is said of, else one of the same options, else the first not named. */
function wrongIn(
  text: string,
  right: string,
  focus: readonly ServiceRef[],
  receptionist: Receptionist,
): string | null {
  const { serviceById } = receptionist;
  const [, called = ''] = saidToBe.exec(fold(text)) ?? [];
  const said = contentStems(called);
  const own = contentStems(serviceById.get(right)?.name ?? '');
  const optionsOf = (id: string) =>
    (serviceById.get(id)?.options ?? []).map(({ name }) => fold(name)).join('|');
  const calledSo = focus.find(({ serviceId }) =>
    [...contentStems(serviceById.get(serviceId)?.name ?? '')].some(
      (stem) => said.has(stem) && !own.has(stem),
    ),
  );
  const kept = namedOutright(text, receptionist);
  const left = focus.filter(({ serviceId }) => !kept.some((one) => one.serviceId === serviceId));
  const alike = left.find(
    ({ serviceId }) => optionsOf(serviceId) !== '' && optionsOf(serviceId) === optionsOf(right),
  );
  return (calledSo ?? alike ?? left[0])?.serviceId ?? null;
}

/** "That's the regular one", "not the small one" */
const saidToBe =
  /\b(?:(?:that's|that was|not|it's not)(?: just| only| for)? (?:the|a|an)|(?:c'est|c'etait|pas) (?:le|la|les|du|des|un|une)) ((?:\p{L}+ ?){1,3})/u;
