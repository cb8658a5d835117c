import type { EarlierCall, Instant } from '../conversation.ts';
import { sayMoment } from '../dialogue/preferred-time.ts';
import type { Conversation } from '../dialogue/state.ts';
import type { RequestKind } from '../dialogue/wanted-state.ts';
import { type Heard, type HeardAct, refsMeant, type Target } from '../heard/heard.ts';
import { describeDate } from '../knowledge/describe-hours.ts';
import { parsePrice } from '../knowledge/prices.ts';
import type { Receptionist } from '../receptionist.ts';
import { sayDate } from '../speaking/say-date.ts';
import { sayTime } from '../speaking/say-time.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import type { Unsaid } from './drop-reason.ts';
import { othersAsKnown } from './read-others.ts';
import { reasons } from './rewording.ts';
import type { ShopBrief } from './shop-brief.ts';

/** What is said back to a caller before it is passed on. */
const ofVisits: ReadonlySet<RequestKind> = new Set(['booking', 'reschedule', 'cancel']);

/** What a model is told of the call as it stands: who calls, what is wanted, asked, quoted and heard. */
export function stateLines(
  { profile, comesOut, serviceById }: Receptionist,
  brief: ShopBrief,
  state: Conversation,
  heard: Heard,
  now: Instant,
): string[] {
  const { knowledge } = profile;
  const local = localDateTime(now, knowledge.timeZone);
  const { caller, wanted, booking, focus } = state;
  const noted = state.tally.note;
  const aliases = aliasesOf(brief);
  const known = [
    caller.name && `name ${caller.name.value}${caller.name.confirmed ? ' (confirmed)' : ''}`,
    phoneKnown(state),
    caller.email && `e-mail {email} ${caller.email.value}`,
    (caller.byEmail || caller.byText) &&
      `wants ${caller.byEmail ? 'an e-mail' : 'a text'} and no call`,
    caller.address && `address {place} ${caller.address.value}`,
    caller.billing && `bill to ${caller.billing}`,
    ...(wanted.occasions ?? []).map(({ what, spoken }) => `${what}: ${spoken}`),
    ...othersAsKnown(wanted.others),
    caller.company && `company ${caller.company}`,
    caller.refused.length > 0 && `would not give: ${caller.refused.join(', ')}`,
  ].filter(Boolean);
  const requests = wanted.requests.map(
    ({ kind, readBackAt, settled, of }) =>
      `${kind}${of ? ` of ${of}` : ''}${settled ? ' (done)' : readBackAt && ofVisits.has(kind) ? ' (read back)' : ''}`,
  );
  const items = wanted.items.map(
    ({ ref, count, forWhom, time }) =>
      `${aliasOf(aliases, ref.serviceId, ref.optionId)}${count > 1 ? ` × ${count}` : ''}${forWhom ? ` for ${forWhom}` : ''}${time ? ` {time:${aliasOf(aliases, ref.serviceId, null)}} ${time.spoken}` : ''}`,
  );
  const wants = [
    requests.join(', '),
    items.length > 0 && `of ${items.join(', ')}`,
    wanted.time && `${isOfCall(state) ? 'call them' : 'when'} {time}: ${wanted.time.spoken}`,
    wanted.callTime && `call them {time:call}: ${wanted.callTime.spoken}`,
    wanted.existing && `existing {appointment}: ${wanted.existing.spoken}`,
    wanted.person && `asks for ${wanted.person}`,
    // What the model noted itself says more than the last words that were about something.
    !noted && wanted.why.length > 0 && `about "${wanted.why.at(-1)}"`,
    wanted.declined.length > 0 &&
      `declined ${wanted.declined.map((id) => aliasOf(aliases, id, null)).join(', ')}`,
    wanted.justAsking && 'only asking, offer nothing',
  ].filter(Boolean);
  const quoted = quotedLines(state.quotes, aliases, serviceById);
  const slots = booking.offered.map(
    ({ start }, at) =>
      `{time:${at + 1}} ${sayMoment(start, now, knowledge.timeZone, state.language)}`,
  );
  const talkedOf = focus.refs.map(({ serviceId, optionId }) =>
    aliasOf(aliases, serviceId, optionId),
  );
  return [
    `NOW: ${sayDate(local)}, ${local.year}, ${sayTime(local)}. ${describeDate(knowledge, local, now)} LANGUAGE: ${state.language === 'fr' ? 'French (vous)' : 'English'}. ${state.channel === 'sms' ? 'CHANNEL: text messages.' : ''}`.trim(),
    state.open
      ? `ASKED LAST: ${state.open.as ?? state.open.question.kind}${state.open.heard ? '' : ' (not heard)'}`
      : '',
    talkedOf.length > 0
      ? `TALKED OF: ${talkedOf.join(', ')}${focus.count > 1 ? ` × ${focus.count}` : ''}`
      : '',
    known.length > 0 ? `CALLER KNOWN: ${known.join('; ')}` : '',
    wants.length > 0 ? `WANTED: ${wants.join('; ')}` : '',
    noted ? `NOTE so far: ${noted}` : '',
    quoted.length > 0 ? `QUOTED: ${quoted.join(', ')}` : '',
    slots.length > 0 ? `FREE TIMES: ${slots.join(', ')}` : '',
    booking.chosen
      ? `CHOSEN {time}: ${sayMoment(booking.chosen.start, now, knowledge.timeZone, state.language)}`
      : '',
    state.urgent
      ? `URGENT: be brief and steady; get ${comesOut ? 'address and number, unless others come to help' : 'their number'}. If it was no emergency: the act calm.`
      : '',
    unsaidLine(state.unsaid ?? []),
    state.earlier ? earlierLine(state.earlier, knowledge.timeZone) : '',
    `LISTENER: ${heard.acts.map((act) => sayAct(act, aliases)).join(' ') || '-'}`,
  ].filter(Boolean);
}

/** Where a call is all that is wanted, the time is the call's. */
function isOfCall({ wanted: { requests, items } }: Conversation): boolean {
  const open = requests.filter(({ settled }) => !settled);
  return open.length > 0 && items.length === 0 && open.every(({ kind }) => ofCalls.has(kind));
}

const ofCalls: ReadonlySet<RequestKind> = new Set(['callback', 'person', 'answer', 'status']);

/** The number they call from is one to call only once they have said so, or let it stand. */
function phoneKnown({ caller: { phone }, callerNumber }: Conversation): string | null {
  if (phone && (phone.from === 'said' || phone.confirmed))
    return `phone {phone} ${phone.value}${phone.confirmed ? ' (confirmed)' : ''}`;
  const from = phone?.value ?? callerNumber;
  return from && `calls from {phone} ${from} (not confirmed as the one to call)`;
}

/** What of its last answer the model must not take for said. */
function unsaidLine(unsaid: readonly Unsaid[]): string {
  if (unsaid.length === 0) return '';
  const said = unsaid
    .slice(-mostUnsaid)
    .map(({ sentence, reason }) => `"${sentence.slice(0, longestUnsaid)}" (${reasons[reason]})`);
  return `NOT SPOKEN of your last answer, the caller has not heard it: ${said.join(' ')}. Where it is still wanted, say it in other words or leave it to a person.`;
}

const mostUnsaid = 2;
const longestUnsaid = 200;

function earlierLine({ at, name, reason, preferredTime }: EarlierCall, timeZone: string): string {
  const noted = [reason, preferredTime && `for ${preferredTime}`].filter(Boolean).join('; ');
  return `EARLIER CALL from this number, ${sayDate(localDateTime(at, timeZone))}, by ${name ?? 'nobody named'}: ${noted}. The shop has it: ask for nothing of it again where they speak of it, and tell of it only what they bring up, for somebody else may be calling.`;
}

/** The last prices that were told; a sum is told of its parts together, with how it came about. */
function quotedLines(
  quotes: Conversation['quotes'],
  aliases: ReadonlyMap<string, string>,
  services: Receptionist['serviceById'],
): string[] {
  const told = new Map<string, { of: Set<string>; starts: boolean; figure: string }>();
  for (const { serviceId, optionId, spoken, proof } of quotes) {
    const alias = aliasOf(aliases, serviceId, optionId);
    const service = services.get(serviceId);
    const option = service?.options.find(({ id }) => id === optionId);
    const { kind } = parsePrice(option ? option.price : service?.basePrice);
    const figure = proof ? `${spoken} = ${proof}` : spoken;
    const key = proof ? figure : `${figure} ${alias}`;
    const { of = new Set<string>(), starts = false } = told.get(key) ?? {};
    told.delete(key);
    told.set(key, { of: of.add(alias), starts: starts || kind === 'from', figure });
  }
  return [...told.values()]
    .slice(-mostQuoted)
    .map(({ of, starts, figure }) => `${[...of].join('+')} ${starts ? 'from ' : ''}${figure}`);
}

const mostQuoted = 8;

/** Aliases by what they stand for. */
function aliasesOf({ targets, entries }: ShopBrief): ReadonlyMap<string, string> {
  const known = new Map<string, string>(entries.map(({ id, alias }) => [id, alias]));
  for (const [alias, target] of targets) {
    const [ref] = refsMeant(target);
    if (ref?.optionId) known.set(`${ref.serviceId} ${ref.optionId}`, alias);
  }
  return known;
}

function aliasOf(
  aliases: ReadonlyMap<string, string>,
  id: string,
  optionId: string | null,
): string {
  return aliases.get(optionId ? `${id} ${optionId}` : id) ?? aliases.get(id) ?? '?';
}

/** An act as the model writes them, so that it need not be learned twice. */
function sayAct({ act, target, slots }: HeardAct, aliases: ReadonlyMap<string, string>): string {
  const { times, name, phone, count, town, address, email, callerNumber, others } = slots;
  const [other] = others ?? [];
  const details = {
    ...(name ? { name } : {}),
    ...(phone ? { phone } : {}),
    ...(other?.name ? { person: other.name } : {}),
    ...(other?.phone && !phone ? { phone: other.phone } : {}),
    ...(callerNumber ? { callerNumber } : {}),
    ...(email ? { email } : {}),
    ...(address ? { address } : {}),
    ...(count ? { count } : {}),
    ...(town ? { town } : {}),
    ...(times?.length ? { when: times.map((time) => time.text).join(' ') } : {}),
  };
  const about = sayTarget(target, aliases);
  const parts = [
    act,
    ...(about ? [about] : []),
    ...(Object.keys(details).length > 0 ? [details] : []),
  ];
  return JSON.stringify(parts);
}

function sayTarget(target: Target | null, aliases: ReadonlyMap<string, string>): string {
  if (target === null) return '';
  if (target.kind === 'unknown') return `?${target.words ?? ''}`;
  if (target.kind === 'fact') return aliasOf(aliases, target.factId, null);
  return target.refs
    .map(({ serviceId, optionId }) => aliasOf(aliases, serviceId, optionId))
    .join(target.kind === 'either' ? '|' : ',');
}
