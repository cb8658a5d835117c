import type { Commitment } from '../conversation.ts';
import { numberToCall } from '../dialogue/number-to-call.ts';
import { withoutLead } from '../dialogue/preferred-time.ts';
import type { Conversation } from '../dialogue/state.ts';
import type { PreferredTime, RequestKind } from '../dialogue/wanted-state.ts';
import { fold } from '../knowledge/words.ts';
import type { PhraseKey } from '../phrases/phrase-book.ts';
import { openQuestions } from './open-questions.ts';
import { type PromiseKind, promiseOpenings } from './owner-words-english.ts';
import { nameless } from './owners-promises.ts';
import {
  promisedCalls,
  promisesAtOnce,
  type SpokenPromise,
  spokenPromises,
} from './spoken-promises.ts';
import { declinesCall, standingOf } from './standing.ts';

/** "I'll have someone call you back" was said when these were taken up. */
const saidAtOnce: ReadonlySet<RequestKind> = new Set([
  'callback',
  'person',
  'answer',
  'status',
  'complaint',
  'emergency',
  'late',
  'cancel',
  'send',
]);

/** A caller who hangs up before the last detail was told that someone will call, and can be called. */
function owedSince(
  { endedAt, caller, callerNumber }: Conversation,
  kind: RequestKind,
): number | null {
  const reachable = caller.phone ?? caller.email ?? callerNumber;
  return saidAtOnce.has(kind) && reachable ? endedAt : null;
}

/** "Tonight" of an emergency is when to come. */
const ofVisits: ReadonlySet<RequestKind> = new Set([
  'booking',
  'reschedule',
  'cancel',
  'late',
  'emergency',
]);
/** These are confirmed by a person, as a model says in words of its own. */
const confirmed: ReadonlySet<PromiseKind> = new Set(['booking', 'reschedule']);
/** Promises to call, the one that says most first: one call keeps them all. */
const ofCalls: readonly PromiseKind[] = [
  'complaint',
  'complaintCall',
  'status',
  'returnCall',
  'answer',
  'person',
  'callback',
];

/** Of a complaint, and of a job they ask after, they hear, whatever else is confirmed. */
const owedAnyway: ReadonlySet<PromiseKind> = new Set(['complaint', 'status']);

/** "Though I can't promise when she calls". */
const promisesNoTime =
  /\b(?:can't|cannot|couldn't|not able to|unable to|won't) (?:\p{L}+ )?(?:promise|guarantee|say)(?: you)? (?:\p{L}+ )?(?:when|what time|which time|a time|the time|an hour|that time)\b|\b(?:peux|pouvons|peut) pas (?:vous )?(?:promettre|garantir|dire) (?:quand|a quelle heure|l'heure|le moment)\b/u;

/** A time is promised where each word of it was said back, and not said to be no promise. */
function wasTold({ transcript }: Conversation, time: PreferredTime | null): boolean {
  const spoken = time ? fold(withoutLead(time.spoken)) : '';
  if (!spoken) return false;
  const telling = spoken
    .split(/[^\p{L}\p{N}:]+/u)
    .filter(
      (word) =>
        word !== '' && !/^(?:on|the|at|in|le|la|a|en|between|entre|and|et|or|ou)$/.test(word),
    );
  return transcript.some(({ role, content }) => {
    if (role !== 'assistant' || promisesNoTime.test(fold(content))) return false;
    const said = new Set(fold(content).split(/[^\p{L}\p{N}:]+/u));
    return telling.every((word) => said.has(word));
  });
}

/** What the caller heard that will be done: of trouble and of a complaint maybe only that it is told. */
function saidOf(
  { used, tally, transcript }: Conversation,
  kind: RequestKind,
  told: SpokenPromise | null,
  promises: readonly SpokenPromise[],
): PromiseKind {
  const said = (...keys: PhraseKey[]) => keys.some((key) => (used[key] ?? 0) > 0);
  if (kind === 'emergency') return promisesAtOnce(transcript) ? 'emergency' : 'urgent';
  // A model may say no more than that it passes the wish on.
  if ((kind === 'booking' || kind === 'reschedule') && tally.led > 0)
    return promises.some((one) => one.kind === 'confirm') ? kind : `${kind}Passed`;
  if (kind !== 'complaint') return kind;
  // What the plan would have said counts as little as it was spoken.
  if (tally.led > 0) {
    if (told) return 'complaintCall';
    const ours = transcript.filter(({ role }) => role === 'assistant');
    return ours.some(({ content }) => lookedInto.test(content)) ? kind : 'complaintPassed';
  }
  if (said('promiseOwner', 'promiseOwnerAt')) return kind;
  return said('promiseCall', 'promiseCallBack') ? 'callback' : 'complaintPassed';
}

/** That somebody sees to a complaint, as a model says it in words of its own. */
const lookedInto =
  /\b(?:look(?:s|ed|ing)? (?:into|at) (?:it|that|this)|see to (?:it|that)|sort (?:it|that|this) out|make (?:it|this|that) right)\b|(?<!\p{L})(?:s['’](?:en occupe|en occuper)|va (?:regarder|voir à) ça|y voir)(?!\p{L})/iu;

/** What was promised on this call, for people to keep: each thing once. */
export function commitmentsOf(conversation: Conversation): Commitment[] {
  const { wanted, endedAt, transcript, wantsNoCall, tally } = conversation;
  const { requests } = standingOf(conversation);
  const who = whoOf(conversation);
  const declined = wantsNoCall || declinesCall(transcript);
  const said = tally.led > 0 ? spokenPromises(transcript) : [];
  const inTrouble = requests.some(({ kind }) => kind === 'emergency');
  const calling = (tally.led > 0 || inTrouble) && !declined ? promisedCalls(transcript) : [];
  const promised = calling.map((one) =>
    isOthers(conversation, one.person) ? { ...one, person: '' } : one,
  );
  const told = promised.at(-1) ?? null;
  const agreed = said.findLast(({ kind }) => kind === 'confirm' || kind === 'passOn')?.at ?? null;
  // Beside an appointment the time that was named is when to come, not when to call.
  const visits = wanted.requests.some(({ kind }) => ofVisits.has(kind));
  const { callTime } = wanted;
  const called = callTime && wasTold(conversation, callTime) ? callTime : null;
  // A model that named a time may have said that it cannot promise it.
  const mayPromise = tally.led === 0 && !visits && !callTime;
  const ofAll = mayPromise && wasTold(conversation, wanted.time) ? wanted.time : null;
  const owed = requests.flatMap(({ kind, readBackAt, settled }) => {
    const since = confirmed.has(kind) ? agreed : owedSince(conversation, kind);
    const madeAt = readBackAt ?? since;
    return madeAt === null || settled
      ? []
      : { kind: saidOf(conversation, kind, told, said), madeAt };
  });
  const urgent = owed.some(({ kind }) => kind === 'emergency' || kind === 'urgent');
  // A model says in so many words that somebody calls; where it does not, a wish is no promise.
  const unsaid = tally.led > 0 && told === null && owed.some(({ kind }) => confirmed.has(kind));
  const calls = ofCalls.flatMap((kind) =>
    owed.filter((one) => one.kind === kind && !(unsaid && !owedAnyway.has(kind))),
  );
  const [first] = calls;
  const alone = told ?? (called && endedAt !== null ? { at: endedAt } : null);
  const back = alone && { kind: 'callback' as const, madeAt: alone.at };
  // Of what is urgent a call is owed only where one was promised, and none beside one at once.
  const atOnce = owed.some(({ kind }) => kind === 'emergency');
  const call = urgent ? (told && !atOnce ? back : null) : (first ?? back);
  const others = owed.filter(({ kind }) => !ofCalls.includes(kind));
  return [
    ...others.map(({ kind, madeAt }) => ({
      text: `${promiseOpenings[kind]} ${who}`,
      dueAt: null,
      madeAt,
    })),
    ...promised
      .slice(0, -1)
      .map((one) => toCall({ kind: 'callback', madeAt: one.at }, who, one, null)),
    ...(call ? [toCall(call, who, told, called ?? ofAll)] : []),
    ...(call || declined ? [] : passedOnAfterBooking(conversation, who)),
  ];
}

/** A question that was passed on beside what stands in the book: nobody calls to confirm that, and would answer it. */
function passedOnAfterBooking(conversation: Conversation, who: string): Commitment[] {
  const { booking, transcript, unanswered } = conversation;
  if (booking.changes.length === 0 || unanswered.length === 0) return [];
  if (openQuestions(transcript, unanswered).length === 0) return [];
  const asked = transcript.findLast(({ content }) =>
    unanswered.some((words) => content.includes(words)),
  );
  const madeAt = (asked ?? transcript.at(-1))?.at ?? 0;
  return [{ text: `${promiseOpenings.question} ${who}`, dueAt: null, madeAt }];
}

/** Whoever the caller told of as theirs is nobody who calls: "for your dad Marc, and a call to you". */
function isOthers({ wanted: { others } }: Conversation, person: string): boolean {
  const first = (name: string) => fold(name).split(/\s+/)[0] ?? '';
  return (
    person !== '' &&
    others.some(({ name, relation }) => name && relation && first(name) === first(person))
  );
}

function toCall(
  { kind, madeAt }: { kind: PromiseKind; madeAt: number },
  who: string,
  told: SpokenPromise | null,
  time: PreferredTime | null,
): Commitment {
  const person = told?.person ? ` (${told.person})` : '';
  const spoken = told?.tail ? `, ${told.tail}` : time ? ` ${time.spoken}` : '';
  return {
    text: `${promiseOpenings[kind]} ${who}${person}${spoken}`,
    dueAt: time?.dueAt ?? null,
    madeAt,
  };
}

function whoOf(conversation: Conversation): string {
  const { caller } = conversation;
  const number = numberToCall(conversation);
  const extension = number === caller.phone?.value ? caller.phone?.extension : undefined;
  return [caller.name?.value ?? nameless, number, extension && `extension ${extension}`]
    .filter(Boolean)
    .join(', ');
}
