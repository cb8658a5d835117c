import type { BookingChange, CallOutcome } from '../conversation.ts';
import type { Receptionist } from '../receptionist.ts';
import { sentences, shorten } from '../speaking/sentences.ts';
import { shortenAtClause } from '../speaking/tidy-sentence.ts';
import { askedAbout } from './asked-about.ts';
import { openQuestions } from './open-questions.ts';
import { callerSentences, ownWords } from './own-words.ts';
import { shortMoment, shortWish } from './say-when.ts';
import { declinesCall } from './standing.ts';

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
  [/^move the appointment\b/, 'wants to move the appointment'],
  [/^cancel the appointment\b/, 'wants to cancel the appointment'],
  [/^call back\b/, 'wants a call back'],
  [/^urgent\b/, ''],
  [/^question to answer\b/, 'has a question'],
];
/** These are told by what is said and promised; where there is nothing else, they are all there is. */
const plainWishes = /^(?:question to answer|call back)$/;
const anyWish =
  /^(?:book|move the appointment|cancel the appointment|running late|call back|question to answer|update on a job|message|wants to speak|for |returning our call|complaint|job enquiry|supplier|urgent)\b/;

/** A wish is cut here, so that the rest still fits. */
const mostWords = 110;

/** Why they called: what they want, of which service, instead of what, in their own words. */
export function tellReason(outcome: CallOutcome, timeZone: string, longest: number): string {
  const { lead, bookings, written } = outcome;
  const parts = lead?.reason?.split('; ') ?? [];
  const first = parts[0] ?? '';
  const wish = anyWish.test(first) ? first : '';
  const words = (wish ? parts.slice(1) : parts).filter((each) => !isPlace(each) && !isOld(each));
  // What was written for the owner says already what is wanted, and of which service.
  if (written) return shortenAtClause(words.join(', '), longest);
  const own = (most: number) => asMuchAs(words.join('. '), most);
  if (bookings.length > 0 || wish === '')
    return own(longest) || (lead?.reason ? '' : unasked(outcome));
  const known = wishes.find(([start]) => start.test(wish));
  const said = shorten(known ? wish.replace(known[0], known[1]).trim() : wish, mostWords);
  const old = parts.find(isOld)?.slice(instead.length);
  const told = [
    said,
    old && `of ${shortWish(old, outcome.startedAt, timeZone)}`,
    ofVisit.test(wish) ? tellWhen(outcome, timeZone) : '',
  ]
    .filter(Boolean)
    .join(' ');
  if (words.length === 0) return told;
  if (told === '' || plainWishes.test(wish)) return own(longest);
  return `${told}: ${own(longest - told.length - 2)}`;
}

/** The sentences of a text that fit, the first of them in any case. */
function asMuchAs(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept: string[] = [];
  for (const sentence of sentences(text))
    if ([...kept, sentence].join(' ').length <= most) kept.push(sentence);
    else if (kept.length === 0) return shortenAtClause(sentence, most);
  return kept.join(' ').replace(/\.$/, '');
}

const isPlace = (part: string) => part.startsWith('at ');
const instead = 'instead of ';
const isOld = (part: string) => part.startsWith(instead);

/** `at 12 Elm Street`; empty: no address was given. */
export function tellPlace({ lead }: CallOutcome): string {
  return lead?.reason?.split('; ').find(isPlace) ?? '';
}

/** What was asked of us, and answered, by somebody who wanted nothing done. */
function unasked(outcome: CallOutcome): string {
  const about = askedAbout(outcome).slice(0, mostAsked).join(', ');
  const promoted = promotionsTold(outcome).length > 0;
  if (!about && outcome.quotes.length > 0) return '';
  const first = tellFirstWords(outcome);
  const told = ownWords(
    outcome.transcript,
    {
      evidence: [],
      told: [...askedAbout(outcome), ...outcome.quotes.map(({ serviceName }) => serviceName)],
      name: outcome.lead?.name ?? null,
      refused: [],
      open: openOf(outcome),
      statementsOnly: true,
    },
    mostWords,
  );
  if (about) return [`asked about ${about}`, told && `said "${told}"`].filter(Boolean).join(' · ');
  return first.startsWith('gave') && promoted ? '' : first;
}

const mostAsked = 5;

function tellFirstWords({ transcript, endReason }: CallOutcome): string {
  const said = callerSentences(transcript);
  const first = said.find(({ text }) => text.split(/\s+/).length > 2);
  if (first)
    return `${asks(first.text) ? 'asked' : 'said'} "${shortenAtClause(first.text, mostWords)}"`;
  if (transcript.every(({ role }) => role !== 'user')) return 'said nothing';
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

/** Wishes with which their time is told. */
const ofVisit = /^(?:book|move|cancel|running late)\b/;

/** The time that is told apart from what is wanted: when to call; empty: none. */
export function tellTimeApart(outcome: CallOutcome, timeZone: string): string {
  const apart = !ofVisit.test(outcome.lead?.reason ?? '') || outcome.written;
  return apart ? tellWhen(outcome, timeZone) : '';
}

/** When they would like it: to come, to be called, or what they want to change. */
function tellWhen(outcome: CallOutcome, timeZone: string): string {
  const when = tellWishedTime(outcome, timeZone);
  if (!when) return '';
  const wish = outcome.lead?.reason ?? '';
  if (/^move\b/.test(wish)) return `to ${when}`;
  if (/^cancel\b/.test(wish)) return `of ${when}`;
  if (
    /^(?:by|before|after|around|between|within|in|on|any|après|avant|vers|entre|en)\b/i.test(when)
  )
    return `${when.charAt(0).toLowerCase()}${when.slice(1)}`;
  return `for ${when}`;
}

/** When they would like it; empty where it is booked already or the promise says it. */
function tellWishedTime({ lead, bookings, commitments, startedAt }: CallOutcome, zone: string) {
  if (!lead?.preferredTime || bookings.length > 0) return '';
  const { preferredTime } = lead;
  const promised = commitments.filter(({ dueAt }) => dueAt !== null);
  const apart = promised.length > 0 && promised.every(({ text }) => !text.includes(preferredTime));
  if (promised.length > 0 && !(apart && ofVisit.test(lead.reason ?? ''))) return '';
  return shortWish(lead.preferredTime, startedAt, zone);
}

/** Questions nobody could answer, for the owner to answer, but for those in the reason. */
export function tellOpenQuestions(outcome: CallOutcome, longest: number): string {
  const open = openOf(outcome).filter((each) => !(outcome.lead?.reason ?? '').includes(each));
  if (outcome.wantsNoCall || open.length === 0) return '';
  const [first = '', second] = open;
  const one = `ASKED "${shortenAtClause(first, longest)}"`;
  const both = second && first.length + second.length <= longest;
  return both ? `${one}, "${second}"` : one;
}

/** The whole questions that are still open. */
export function openOf({ transcript, unansweredQuestions }: CallOutcome): string[] {
  return openQuestions(transcript, unansweredQuestions);
}

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
    const time = rest
      .replace(/^, \+\d+/, '')
      .trim()
      .replace(/^\p{Lu}(?=\p{Ll}+ )/u, lower);
    const by = dueAt === null ? time : `by ${shortMoment(dueAt, timeZone)}`;
    const words = `${task.trim().replace(/( with| for| from| of|:)$/, '')} ${by}`.trim();
    return words.charAt(0).toLowerCase() + words.slice(1);
  });
  return [...new Set(told)].slice(0, 2).join(' and ');
}

const lower = (letter: string) => letter.toLowerCase();

/** What is left to do where nothing was promised. */
export function tellNextStep(outcome: CallOutcome): string {
  const { lead, spam, transferred, commitments, bookings, urgent } = outcome;
  if (transferred) return 'put through to you';
  if (commitments.length > 0) return '';
  const number = sayNumber(outcome);
  const toldToDial = outcome.endReason === 'emergency' ? 'told to call 911' : '';
  if (urgent)
    return [toldToDial, number ? 'NEXT: call them now' : 'NEXT: see to it now']
      .filter(Boolean)
      .join(' · ');
  const [open] = openOf(outcome);
  if (open && outcome.wantsNoCall) return 'could not answer this; wants no call back';
  if (open && bookings.length === 0)
    return number ? 'NEXT: call back with the answer' : 'could not answer this';
  const wants = anyWish.test(lead?.reason ?? '') || !declinesCall(outcome.transcript);
  const asked = lead?.reason && wants && bookings.length === 0 && !spam;
  if (asked) return number ? 'NEXT: call back' : 'left no number';
  // What they said may want something; what they asked was answered.
  const said = /^(said|gave|could)/.test(tellFirstWords(outcome));
  const told = outcome.quotes.length > 0 || promotionsTold(outcome).length > 0;
  const settled = bookings.length > 0 || told || !said;
  return settled || outcome.endReason === 'wrong-number' ? 'nothing left to do' : '';
}
