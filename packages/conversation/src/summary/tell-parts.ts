import type { BookingChange, CallOutcome, Quote } from '../conversation.ts';
import { parsePrice, sayPrice } from '../knowledge/prices.ts';
import type { Receptionist } from '../receptionist.ts';
import { shorten } from '../speaking/sentences.ts';
import { shortMoment, shortWish } from './say-when.ts';

/** `416-555-0123`, as numbers are written in a text message; null: none is known. */
export function sayNumber({ lead, callerNumber }: CallOutcome): string | null {
  const phone = lead?.phone ?? callerNumber;
  if (!phone) return null;
  const digits = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone);
  return digits ? `${digits[1]}-${digits[2]}-${digits[3]}` : phone;
}

/** How what a caller wants, as the lead has it, is told to the owner. */
const wishes: readonly (readonly [RegExp, string])[] = [
  [/^book\b/, 'wants to book'],
  [/^move the appointment\b/, 'wants to move an appointment'],
  [/^cancel the appointment\b/, 'wants to cancel an appointment'],
  [/^call back\b/, 'wants a call back'],
  [/^urgent\b/, ''],
];

/** A caller's own words are cut here, so that the rest still fits. */
const mostWords = 110;

/** Why they called: what they want, of which service, in their own words, and where. */
export function tellReason(_receptionist: Receptionist, outcome: CallOutcome): string {
  const { lead, bookings, quotes } = outcome;
  const [wish = '', ...rest] = lead?.reason?.split('; ') ?? [];
  const where = rest.filter((each) => each.startsWith('at '));
  const words = rest.filter((each) => !each.startsWith('at '));
  // What was written for the owner says already what is wanted, and of which service.
  if (outcome.written) return [words.join(', '), ...where].filter(Boolean).join(', ');
  const own = shorten(words.join('; '), mostWords);
  if (bookings.length > 0) return [own, ...where].filter(Boolean).join(', ');
  if (!wish) {
    const first = quotes.length > 0 ? '' : tellFirstWords(outcome);
    return first.startsWith('gave') && promotionsTold(outcome).length > 0 ? '' : first;
  }
  const known = wishes.find(([start]) => start.test(wish));
  const told = shorten(known ? wish.replace(known[0], known[1]).trim() : wish, mostWords);
  const said = own && told ? `${told}: ${own}` : told || own;
  return [said, ...where].filter(Boolean).join(', ');
}

function tellFirstWords({ transcript, endReason }: CallOutcome): string {
  const words = transcript.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const first = words
    .map((each) => each.replace(/^(hi|hello|hey|bonjour|allo)\b[,!.]? /i, ''))
    .find((each) => each.split(/\s+/).length > 2);
  if (first) return `${asks(first) ? 'asked' : 'said'} "${shorten(first, mostWords)}"`;
  if (words.length === 0) return 'said nothing';
  return endReason === 'not-understood' ? 'could not be understood' : 'gave no reason';
}

function asks(words: string): boolean {
  return (
    /\?\s*$/.test(words) ||
    /^(what|when|where|who|how|do|does|are|is|can|could|would|will|est-ce|quel|quelle|quels|quelles|combien|où|êtes|avez|c'est combien)\b/i.test(
      words,
    )
  );
}

/** When they would like it; empty where it is booked already or the promise says it. */
export function tellWishedTime(
  { lead, bookings, commitments, startedAt }: CallOutcome,
  zone: string,
) {
  if (!lead?.preferredTime || bookings.length > 0) return '';
  if (commitments.some(({ dueAt }) => dueAt !== null)) return '';
  return shortWish(lead.preferredTime, startedAt, zone);
}

/** Prices as the table has them, in English whatever the call was in. */
export function tellQuotes(
  receptionist: Receptionist,
  quotes: readonly Quote[],
  reason: string | null,
): string {
  const said = wantedQuotes(quotes, reason).map((quote) =>
    [
      spokenInEnglish(receptionist, quote),
      quote.serviceName,
      quote.optionName && `(${quote.optionName})`,
    ]
      .filter(Boolean)
      .join(' '),
  );
  return [...new Set(said)].slice(0, 3).join(', ');
}

/** Of what is wanted, where something is: a price that was only asked on the way is left out. */
function wantedQuotes(quotes: readonly Quote[], reason: string | null): readonly Quote[] {
  const wanted = quotes.filter(({ serviceName }) => reason?.split('; ')[0]?.includes(serviceName));
  const latest = new Map(wanted.map((quote) => [quote.serviceId, quote]));
  return wanted.length > 0 ? [...latest.values()] : quotes;
}

/** Questions nobody could answer, for the owner to answer; empty: none. */
export function tellOpenQuestions({ unansweredQuestions, wantsNoCall }: CallOutcome): string {
  if (wantsNoCall || unansweredQuestions.length === 0) return '';
  return `ASKED ${unansweredQuestions
    .slice(0, 2)
    .map((each) => `"${shorten(each, mostOfQuestion)}"`)
    .join(', ')}`;
}

const mostOfQuestion = 60;

/** The titles of the promotions that were told, as the owner calls them. */
export function promotionsTold({ transcript }: CallOutcome): string[] {
  const told = transcript.flatMap(({ facts = [] }) => facts);
  return [
    ...new Set(told.flatMap(({ kind, label }) => (kind === 'promotion' ? [label.trim()] : []))),
  ];
}

/** The same in a few words for a text message; empty: none was. */
export function tellPromotions(outcome: CallOutcome): string {
  const titles = promotionsTold(outcome).map((title) => shorten(title, mostOfTitle));
  if (titles.length === 0) return '';
  return titles.length > 2 ? `told ${titles.length} promotions` : `told of ${titles.join(', ')}`;
}

const mostOfTitle = 40;

function spokenInEnglish({ serviceById }: Receptionist, quote: Quote): string {
  const service = serviceById.get(quote.serviceId);
  const option = service?.options.find(({ id }) => id === quote.optionId);
  return sayPrice(parsePrice(option ? option.price : service?.basePrice)) || quote.spoken;
}

/** What stands in the book after the call, appointment by appointment. */
export function tellBookings(
  { serviceById }: Receptionist,
  { bookings }: CallOutcome,
  timeZone: string,
): string[] {
  const changes = new Map<string, BookingChange[]>();
  for (const change of bookings) {
    const earlier = changes.get(change.appointmentId) ?? [];
    changes.set(change.appointmentId, [...earlier, change]);
  }
  return [...changes.values()].flatMap((each) => {
    const [first, last] = [each.at(0), each.at(-1)];
    if (!first || !last) return [];
    const what = serviceById.get(last.serviceId ?? '')?.name ?? '';
    const made = first.action === 'booked';
    const action = !made || last === first ? last.action : madeThen[last.action];
    const moved = each.length > 1 && last.action === 'moved' ? first : null;
    const before = moved ? ` (first ${shortMoment(moved.start, timeZone)})` : '';
    return `${[action, what, shortMoment(last.start, timeZone)].filter(Boolean).join(' ')}${before}`;
  });
}

const madeThen = {
  booked: 'booked',
  moved: 'booked',
  cancelled: 'booked, then cancelled',
} as const satisfies Record<BookingChange['action'], string>;

/** What a person has to do, and by when; empty: nothing was promised. */
export function tellPromises({ commitments, lead }: CallOutcome, timeZone: string): string {
  const who = lead?.name ?? 'the caller';
  const told = commitments.map(({ text, dueAt }) => {
    const at = text.indexOf(who);
    const [task, rest] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + who.length)];
    const time = rest.replace(/^, \+\d+/, '').trim();
    const by = dueAt === null ? time : `by ${shortMoment(dueAt, timeZone)}`;
    const words = `${task.trim().replace(/( with| for| from| of|:)$/, '')} ${by}`.trim();
    return words.charAt(0).toLowerCase() + words.slice(1);
  });
  return [...new Set(told)].slice(0, 2).join(' and ');
}

/** What is left to do where nothing was promised. */
export function tellNextStep(outcome: CallOutcome): string {
  const { lead, spam, transferred, commitments, bookings, urgent, unansweredQuestions } = outcome;
  if (transferred) return 'put through to you';
  if (commitments.length > 0) return '';
  const number = sayNumber(outcome);
  const toldToDial = outcome.endReason === 'emergency' ? 'told to call 911' : '';
  if (urgent)
    return [toldToDial, number ? 'NEXT: call them now' : 'NEXT: see to it now']
      .filter(Boolean)
      .join(' · ');
  const [open] = unansweredQuestions;
  if (open && outcome.wantsNoCall) return 'could not answer this; wants no call back';
  if (open && bookings.length === 0)
    return number ? 'NEXT: call back with the answer' : 'could not answer this';
  const asked = lead?.reason && bookings.length === 0 && !spam;
  if (asked) return number ? 'NEXT: call back' : 'left no number';
  // What they said may want something; what they asked was answered.
  const said = /^(said|gave|could)/.test(tellFirstWords(outcome));
  const told = outcome.quotes.length > 0 || promotionsTold(outcome).length > 0;
  const settled = bookings.length > 0 || told || !said;
  return settled || outcome.endReason === 'wrong-number' ? 'nothing left to do' : '';
}
