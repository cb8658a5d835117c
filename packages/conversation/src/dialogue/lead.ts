import type { Language, Lead } from '../conversation.ts';
import { quoted } from '../speaking/quoted.ts';
import { tidySentence } from '../speaking/tidy-sentence.ts';
import { asTheirs } from '../summary/as-theirs.ts';
import { notIn, numbersTold } from '../summary/numbers-told.ts';
import { openQuestions } from '../summary/open-questions.ts';
import { fewWords, ownWords } from '../summary/own-words.ts';
import { toldOfExisting, whenOf } from '../summary/said-when.ts';
import { promisedCall } from '../summary/spoken-promises.ts';
import { type Standing, standingOf } from '../summary/standing.ts';
import { firstAndLast } from '../summary/taken-apart.ts';
import { byEmail, byText, othersLeads, outsideArea } from '../summary/tell-others.ts';
import { withItsCost, writtenNumber } from '../summary/write-number.ts';
import { writeRelation } from '../understanding/slots/names/relations.ts';
import { numberNotCalled, numberToCall } from './number-to-call.ts';
import { withoutLead } from './preferred-time.ts';
import { sameDay } from './say-wish.ts';
import type { Conversation } from './state.ts';
import { visitsOf, type WantedVisit } from './visits.ts';
import type { OtherPerson, RequestKind } from './wanted-state.ts';

/** The lead as it goes to the log; null while nothing about the caller is known. */
export function leadOf(conversation: Conversation): Lead | null {
  const { name, phone, email } = conversation.caller;
  const standing = standingOf(conversation);
  const wants = standing.requests.length > 0;
  if (!name && !phone && !email && !wants) return null;
  return {
    name: name ? asTheirs(name.value) : null,
    phone: phone || wants ? numberToCall(conversation) : null,
    email: email?.value ?? null,
    reason: reasonOf(conversation, standing),
    preferredTime: timeOf(conversation, standing),
  };
}

/** When they would like it; of what is called off or come to late, when it is. */
function timeOf(conversation: Conversation, { requests, items }: Standing): string | null {
  const { wanted, transcript, tally } = conversation;
  const moves = requests.some(({ kind }) => kind === 'reschedule');
  const visits = requests.some(({ kind }) => ofItems.has(kind));
  const inTrouble = requests.some(({ kind }) => kind === 'emergency');
  const promised =
    tally.led > 0 && !visits && !inTrouble ? whenOf(promisedCall(transcript)?.tail ?? '') : '';
  const time = wanted.time && withoutLead(wanted.time.spoken);
  if (promised) return promised;
  // What is booked beside a visit that is moved has its own time, and tells it itself.
  if (moves && requests.some(({ kind }) => kind === 'booking')) return time;
  const apart = visitsOf({ items, time: wanted.time });
  if (apart.length > 1) return apart.map((one) => visitTold(conversation, one)).join('; ');
  // Nobody moves an appointment to the day that does not suit.
  if (moves && time !== null && existingOf(conversation).startsWith(time)) return null;
  if (time !== null || moves) return time;
  const { existing } = wanted;
  const callTime = visits ? null : wanted.callTime;
  const changes = requests.some(({ kind }) => kind === 'cancel' || kind === 'late');
  // What is complained of has been, and is no time that is wished for.
  const complains = requests.some(({ kind }) => kind === 'complaint');
  const other = changes ? (existing ?? callTime) : (callTime ?? (complains ? null : existing));
  return other && withoutLead(other.spoken);
}

/** "Duct Cleaning (Medium home): Friday, November 27 at 10 AM". */
function visitTold({ caller }: Conversation, { items, time }: WantedVisit): string {
  const [first = ''] = caller.name?.value.split(' ') ?? [];
  const what = items.map(({ name, count, forWhom }) => {
    const whom = forWhom && toldForWhom(forWhom, first);
    return `${count > 1 ? `${count} × ` : ''}${name}${whom ? ` (${whom})` : ''}`;
  });
  return [what.join(' + '), time && withoutLead(time.spoken)].filter(Boolean).join(': ');
}

/** "My son Leo", as an owner reads it of the caller. */
function toldForWhom(forWhom: string, caller: string): string {
  if (/^(?:me|myself|moi)$/.test(forWhom)) return caller;
  return forWhom
    .replace(/^(?:my|our) /, 'their ')
    .replace(/^mon /, 'son ')
    .replace(/^(?:ma|notre) /, 'sa ');
}

/** The day and hour of the appointment to be moved, as its owner told of it; empty: they did not. */
function existingOf({ wanted, transcript, startedAt }: Conversation): string {
  const noted = wanted.existing ? withoutLead(wanted.existing.spoken) : '';
  if (wanted.existing?.date) return noted;
  return toldOfExisting(transcript, startedAt) ?? noted;
}

const wishes: Record<RequestKind, string> = {
  booking: 'book',
  reschedule: 'move the appointment',
  cancel: 'cancel the appointment',
  late: 'running late',
  callback: 'call back',
  answer: 'question to answer',
  status: 'update on a job',
  message: 'message',
  person: 'wants to speak to a person',
  returnCall: 'returning our call',
  complaint: 'complaint',
  application: 'job enquiry',
  supplier: 'supplier',
  emergency: 'urgent',
  send: 'send in writing',
};

const visitAboutIt = 'visit about it';

/** Said of a call that something else is wanted on, these tell nothing more. */
const vaguest: ReadonlySet<RequestKind> = new Set(['message', 'answer', 'callback', 'send']);

/** Why they call: what they want, of which service, in their own words, where, instead of what. */
function reasonOf(conversation: Conversation, standing: Standing): string | null {
  const { wanted, caller } = conversation;
  // What was sent on this call is wanted no more.
  const stands = standing.requests.filter(({ kind, settled }) => kind !== 'send' || !settled);
  const asked = [...new Set(stands.map(({ kind }) => kind))];
  // That the trouble they complain of is urgent stands before all of it.
  const complains = asked.includes('complaint');
  const definite = asked.filter(
    (kind) => !vaguest.has(kind) && !(complains && kind === 'emergency'),
  );
  const kinds = definite.length > 0 ? definite : asked.slice(0, 1);
  // What is wanted, as the owner calls it: "Duct Cleaning (Medium home)", "2 × Skin Fade".
  const items = standing.items
    .map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name))
    .join(' + ');
  const [main, ...others] = kinds.toSorted((a, b) => placeOf(b, kinds) - placeOf(a, kinds));
  const wrong = standing.requests.find(({ kind, of }) => kind === 'complaint' && of)?.of;
  const off = standing.requests.find(({ kind, of }) => kind === 'cancel' && of)?.of;
  const moved = standing.requests.find(({ kind, of }) => kind === 'reschedule' && of)?.of;
  const told = (kind: RequestKind) => {
    if (kind === 'cancel' && main === 'booking')
      return [
        wishes.cancel,
        off && `(${off})`,
        existingOf(conversation) && `of ${existingOf(conversation)}`,
      ]
        .filter(Boolean)
        .join(' ');
    if (kind === 'complaint' && wrong) return `${wishes.complaint} (${wrong})`;
    if (kind === 'callback' && (caller.byEmail || caller.byText)) return 'answer in writing';
    return kind === 'person' && wanted.person ? `for ${wanted.person}` : wishes[kind];
  };
  const booksBeside = main === 'reschedule' && others.includes('booking');
  const booked = visitsOf({ items: standing.items, time: null })
    .map((one) => visitTold(conversation, one).replace(': ', ' for '))
    .join(' + ');
  const apart = main === 'complaint' && others.includes('booking');
  const visit =
    main === 'cancel' ? (off ?? items) : items || (main === 'reschedule' && moved) || '';
  const of =
    booksBeside || apart || main === 'send' || (main === 'complaint' && wrong)
      ? ''
      : main && ofExisting(main)
        ? visit && `(${visit})`
        : items;
  const beside = others.map((kind) => {
    if (kind !== 'booking') return told(kind);
    // Who complains and names no service wants somebody to see to that.
    if (apart && items === '') return visitAboutIt;
    return [told(kind), booksBeside ? booked : apart ? items : ''].filter(Boolean).join(' ');
  });
  const wish = [[main ? told(main) : '', of].filter(Boolean).join(' '), ...beside]
    .filter(Boolean)
    .join(', ');
  const existing = kinds.includes('reschedule') ? existingOf(conversation) : '';
  const notCalled = numberNotCalled(conversation);
  const parts = [
    wish,
    ...[
      caller.company ? `from ${caller.company}` : '',
      wanted.person && !kinds.includes('person') ? `with ${wanted.person}` : '',
      ...(wanted.beside ?? []),
      saidOf(conversation, standing, items),
      ...sendingOf(standing),
      existing ? `instead of ${existing}` : '',
      ...(wanted.occasions ?? [])
        .filter(({ date }) => !wanted.time?.date || !sameDay(date, wanted.time.date))
        .map(({ what, spoken }) => `occasion: ${what}, ${spoken}`),
      wanted.outside ? `${outsideArea} ${wanted.outside}` : '',
      caller.billing ? `bill to ${caller.billing}` : '',
      caller.byText ? byText : '',
      caller.byEmail ? byEmail : '',
      ...wanted.others
        .filter(({ uncalled, mentioned }) => !uncalled && !mentioned)
        .map((other) => othersPart(other, conversation.language)),
      notCalled ? given(notCalled) : '',
      caller.phone?.extension ? `extension ${caller.phone.extension}` : '',
      caller.address ? `at ${caller.address.value}` : '',
    ].map(asTheirs),
  ];
  const whole = [...new Set(parts.filter(Boolean))];
  const numbers = notIn(numbersTold(conversation.transcript), whole.join(' ')).map(asTheirs);
  return [...whole, ...numbers].join('; ') || null;
}

/** A number they told that nobody is to call. */
const given = (phone: string) => `gave ${withItsCost(phone, 'en')}`;

/** Whom it is for, whom to call, and whose number else was told, each as a part of the reason. */
function othersPart(
  { name, phone, instead, called, inName, ...other }: OtherPerson,
  language: Language,
): string {
  const relation = other.relation && writeRelation(other.relation, language);
  const who = name ? (relation ? `${name} (${relation})` : name) : (relation ?? 'other number');
  const lead = instead
    ? othersLeads.instead
    : phone
      ? called
        ? othersLeads.call
        : othersLeads.contact
      : inName
        ? othersLeads.inName
        : othersLeads.onBehalf;
  const number = phone && writtenNumber(phone);
  return `${lead} ${[who, number].filter(Boolean).join(', ')}`;
}

/** What is wanted comes first, a complaint that came before it too, and of a visit given up for another the other. */
function placeOf(kind: RequestKind, kinds: readonly RequestKind[]): number {
  if (kind === 'cancel' && kinds.includes('booking')) return 1;
  return ofItems.has(kind) || kind === 'complaint' ? 2 : 0;
}

/** What is to be sent in writing, in the words that ask for it. */
function sendingOf({ requests }: Standing): string[] {
  const asked = requests.flatMap(({ kind, of, settled }) =>
    kind === 'send' && of && !settled ? of : [],
  );
  return asked.map((one) => quoted(asTheirs(one).replace(/[\s,;.?!]+/g, ' ')));
}

function ofExisting(kind: RequestKind): boolean {
  return kind === 'reschedule' || kind === 'cancel' || kind === 'late';
}

/** What is wanted stands beside these, whatever else is. */
const ofItems: ReadonlySet<RequestKind> = new Set(['booking', 'reschedule', 'cancel', 'late']);

/** As much of a caller's own words as an owner reads in a list. */
const longestWords = 320;
/** What is to be passed on to somebody is kept whole, as far as anybody leaves a message. */
const longestMessage = 900;

/** Words that tell why somebody calls, at most: nobody has more reasons. */
const mostEvidence = 60;

/** "I have a message for the owner" tells no more than that it is one. */
const messageWords = 'message for the owner, manager, boss; message, patron, propriétaire';

const onlyPassedOn = (requests: Standing['requests']) =>
  requests.length > 0 &&
  requests.every(({ kind }) => kind === 'message' || kind === 'supplier' || kind === 'person');

function saidOf(
  conversation: Conversation,
  { refused, requests }: Standing,
  items: string,
): string {
  const { transcript, wanted, caller, unanswered, said, quotes } = conversation;
  const declined = quotes.filter(({ serviceId }) => wanted.declined.includes(serviceId));
  const known = {
    said,
    evidence: firstAndLast([...wanted.why, ...wanted.details], mostEvidence),
    told: [
      items,
      ...refused,
      ...declined.map(({ serviceName }) => serviceName),
      ...(wanted.declinedNames ?? []),
      caller.address?.value ?? '',
      caller.company ?? '',
      wanted.person ?? '',
      ...(wanted.beside ?? []),
      requests.some(({ kind }) => kind === 'message' || kind === 'supplier') ? messageWords : '',
      conversation.urgent ? 'urgent, tout de suite, hurry' : '',
      ...wanted.others.flatMap(({ name, relation }) => [name ?? '', relation ?? '']),
    ],
    name: caller.name?.value ?? null,
    person: wanted.person,
    open: [
      ...openQuestions(transcript, unanswered),
      ...wanted.requests.flatMap(({ kind, of }) => (kind === 'send' && of ? tidySentence(of) : [])),
    ],
    // The days of a message are part of it, and are told nowhere else.
    when: onlyPassedOn(requests)
      ? null
      : [wanted.time, wanted.callTime, wanted.existing].map((time) => time?.spoken).join(', '),
  };
  const longest = onlyPassedOn(requests) ? longestMessage : longestWords;
  const few = onlyPassedOn(requests) ? fewWords(wanted.why, messageWords) : '';
  return ownWords(transcript, known, longest) || few;
}
