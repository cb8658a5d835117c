import type {
  Appointment,
  BookingChange,
  Channel,
  Commitment,
  EndReason,
  Instant,
  Language,
  Quote,
  Request,
  Slot,
  TranscriptEntry,
  Wish,
} from '../conversation.ts';
import type { Service, ServiceOption } from '../knowledge/business.ts';
import type { LocalDate } from '../understanding/slots/time-zone.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';

/**
 * waiting: not answered yet. talking: the usual. closing: goodbye is being said. transferring: a
 * person is being rung. ended: nothing more is said.
 */
export type Phase = 'waiting' | 'talking' | 'closing' | 'transferring' | 'ended';

/** What we asked and still await an answer to. */
export type Question =
  | { kind: 'howToHelp' }
  | { kind: 'anythingElse' }
  | { kind: 'choices' }
  | { kind: 'whichService'; purpose: Purpose; serviceIds: string[] }
  | { kind: 'whichOption'; purpose: Purpose; serviceId: string }
  | { kind: 'meant'; purpose: Purpose; serviceId: string; optionId: string | null }
  | { kind: 'meantQuestion'; factId: string; asked: string }
  | { kind: 'wantIt'; serviceId: string }
  | { kind: 'upsell'; serviceId: string }
  | { kind: 'morePromotions' }
  | { kind: 'takeMessage'; goal: GoalKind; about: string | null }
  | { kind: 'customerOrSales' }
  | { kind: 'reason' }
  | { kind: 'time' }
  | { kind: 'name' }
  | { kind: 'callerNumber' }
  | { kind: 'phone' }
  | { kind: 'whichSlot' }
  | { kind: 'bookingRight' }
  | { kind: 'cancelRight' }
  | { kind: 'textConfirmation' }
  | { kind: 'detailsRight' }
  | { kind: 'whatToChange' };

export type QuestionKind = Question['kind'];

/** Why a service is being pinned down. */
export type Purpose = 'price' | 'booking';

export interface OpenQuestion {
  question: Question;
  /** False when the caller cut us off before it was asked. */
  heard: boolean;
}

/** What the call is being worked towards: each kind knows which details it needs. */
export type GoalKind =
  | 'message'
  | 'callback'
  | 'booking'
  | 'reschedule'
  | 'cancel'
  | 'complaint'
  | 'application'
  | 'supplier'
  | 'answer'
  | 'emergency'
  | 'person';

export interface Goal {
  kind: GoalKind;
  /** When it was read back to the caller: complete from then on, unless corrected. */
  readBackAt: Instant | null;
  /** Done during the call, so that nobody has to follow it up. */
  settled?: boolean;
}

/** When the caller would like something to happen, as far as they said. */
export interface PreferredTime {
  /** As spoken back: "tomorrow morning". */
  spoken: string;
  date: LocalDate | null;
  /** The hour or part of the day, where one was named: it outlives a change of the day. */
  clock: TimeExpression | null;
  /** When what was asked for is due; null where the words name no end. */
  dueAt: Instant | null;
  /** The same as instants, to look for free times in; null where the words name no day. */
  wish: Wish | null;
}

/** What we know of the caller and of what they want. */
export interface CallerDetails {
  name: string | null;
  /** The digits given so far, when a number came in pieces. */
  partialPhone: string;
  phone: string | null;
  email: string | null;
  /** The caller's own words for why they call, in order. */
  reasons: string[];
  time: PreferredTime | null;
  /** The number they call from is not the one to call. */
  otherNumber: boolean;
  /** They would not give it; it is not asked again. */
  refused: ('name' | 'phone' | 'reason' | 'time')[];
}

/** What is being arranged in the appointment book. */
export interface Booking {
  /** Free times the caller chooses from. */
  offered: Slot[];
  chosen: Slot | null;
  /** The one to be moved or cancelled. */
  existing: Appointment | null;
  /** The one just made or moved. */
  appointmentId: string | null;
  /** Times looked for in vain. */
  searches: number;
  /** The book cannot be used on this call: requests are passed on instead. */
  off: boolean;
  /** The change that was asked for and never heard of, by its effect: it may have been made. */
  unsettled: string | null;
  /** What was done, for the log. */
  changes: BookingChange[];
}

/** What is being talked about, so that "and for a truck?" is understood. */
export interface Topic {
  serviceId: string | null;
  optionId: string | null;
  /** Both as the owner calls them, for the lead: "Duct Cleaning (Medium home)". */
  name: string | null;
  /** Words that pick an option: a body type, a size. */
  hints: string[];
}

export interface PendingLine {
  effectId: string;
  text: string;
  /** Index into the transcript. */
  entry: number;
  /** When it will have been spoken, where the carrier does not tell. */
  endsAt: Instant;
}

/** A caller turn a language model was asked about, and how far its reply has been spoken. */
export interface ModelTurn {
  words: string;
  heardAs: string | null;
  /** Sentences of the reply already spoken. */
  spoken: string[];
  /** What the receptionist says for the move the model chose; null before it has chosen. */
  plan: { text: string; asking: { question: Question; text: string } | null } | null;
}

export interface Deadline {
  at: Instant;
  kind: 'silence' | 'fragment' | 'goodbye' | 'transfer' | 'filler' | 'request' | 'model';
}

/** A call as it stands. Plain data: it can be stored, compared and replayed. */
export interface Conversation {
  callId: string;
  channel: Channel;
  language: Language;
  callerNumber: string | null;
  startedAt: Instant;
  endedAt: Instant | null;
  endReason: EndReason | null;
  phase: Phase;
  /** Effects so far; the last part of an effect's id. */
  sequence: number;
  /** Caller turns so far. */
  turns: number;
  transcript: TranscriptEntry[];
  /** Lines sent whose end has not been reported as played. */
  pending: PendingLine[];
  /** What was asked of the outside and has not come back. */
  awaiting: { effectId: string; kind: Request['kind'] } | null;
  /** The turn a language model is thinking about. */
  model: ModelTurn | null;
  /** How often the model failed on this call; it is not asked again after a few. */
  modelFailures: number;
  booking: Booking;
  open: OpenQuestion | null;
  /** The open question as it was worded. */
  openText: string;
  deadline: Deadline | null;
  /** A sentence that was cut off, waiting for its rest. */
  fragment: string | null;
  goals: Goal[];
  caller: CallerDetails;
  topic: Topic;
  /** The last question or wish in the caller's own words. */
  matter: string | null;
  /** What was asked last, so that "and Wednesday?" is understood. */
  lastAsked: 'price' | 'hours' | 'area' | null;
  quotes: Quote[];
  commitments: Commitment[];
  unanswered: string[];
  /** The caller was offered a call back and said no to the last such offer. */
  wantsNoCall: boolean;
  /** How often each line was used, so that the next time other words are chosen. */
  used: Record<string, number>;
  lastLine: string;
  /** The last thing said that a caller could ask to hear again. */
  lastAnswer: string;
  misses: number;
  silences: number;
  spamTurns: number;
  upsold: boolean;
  /** The caller asked us to wait. */
  holding: boolean;
  urgent: boolean;
  spam: boolean;
  transferred: boolean;
}

/** Makes a service, or one option of it, what is being talked about. */
export function talkAbout(
  conversation: Conversation,
  service: Service,
  option: ServiceOption | null,
): void {
  const { topic } = conversation;
  topic.serviceId = service.id;
  topic.optionId = option?.id ?? null;
  topic.name = option ? `${service.name} (${option.name})` : service.name;
}
