import type {
  Appointment,
  BookingChange,
  Channel,
  Commitment,
  EarlierCall,
  EndReason,
  FactUsed,
  Instant,
  Language,
  ModelTally,
  Quote,
  Request,
  Slot,
  TranscriptEntry,
} from '../conversation.ts';
import type { Act } from '../heard/acts.ts';
import type { Heard, ServiceRef } from '../heard/heard.ts';
import type { DropReason, OwnWords, Unsaid } from '../model/drop-reason.ts';

import type { LocalDate } from '../understanding/slots/time-zone.ts';
import type { Caller, Wanted } from './wanted-state.ts';

/** Raised whenever a stored conversation of before could be misread. */
export const stateVersion = 10;

/**
 * waiting: not answered yet. talking: the usual. closing: goodbye is being said. transferring: a
 * person is being rung. ended: nothing more is said.
 */
export type Phase = 'waiting' | 'talking' | 'closing' | 'transferring' | 'ended';

/** Why a service is being pinned down. */
type Purpose = 'price' | 'booking' | 'offer';

/** What we asked and still await an answer to: at most one, and "yes" delivers exactly this. */
export type Question =
  | { kind: 'howToHelp' }
  | { kind: 'anythingElse' }
  /** An either-or; with no refs, an open "what would you like done?". */
  | { kind: 'whichService'; purpose: Purpose; refs: ServiceRef[] }
  | { kind: 'whichOption'; purpose: Purpose; serviceId: string }
  | { kind: 'offerBooking' }
  | { kind: 'offerCall' }
  | { kind: 'upsell'; serviceId: string }
  | { kind: 'morePromotions' }
  | { kind: 'reason' }
  | { kind: 'time' }
  | { kind: 'name' }
  | { kind: 'phone' }
  | { kind: 'address' }
  | { kind: 'whichSlot' }
  | { kind: 'bookingRight' }
  | { kind: 'cancelRight' }
  | { kind: 'textConfirmation' }
  | { kind: 'detailsRight' }
  | { kind: 'whatToChange' };

export type QuestionKind = Question['kind'];

interface OpenQuestion {
  question: Question;
  /** False when the caller cut us off before it was asked. */
  heard: boolean;
  /** What a model that worded it says that it asks, where a "yes" to that would not count. */
  as?: QuestionKind;
}

/** Something a caller did with words, as it was heard: what the summary tells of why they call. */
export interface SaidAct {
  /** Where the turn stands in the transcript. */
  entry: number;
  act: Act;
  words: string;
  /** Words of it that tell a time, kept as the time that is wanted. */
  times?: string[];
  /** It tells what kind of thing of theirs it is: a car, a size. */
  ofThing?: true;
  /** It tells a detail that is kept in a type of its own: a name, a number, an address. */
  gives?: true;
}

/** What is being talked of, so that "and for two?" or "what about Saturday" means something. */
interface Focus {
  refs: ServiceRef[];
  /** What was asked for before these, which only add to it; left out: nothing. */
  beside?: ServiceRef[];
  /** Only one of them is meant, and it is not known which. */
  oneOf: boolean;
  count: number;
  /** The last question that was answered. */
  asked: Act | null;
  factId: string | null;
  town: string | null;
  /** The last day that was named or told of. */
  day: LocalDate | null;
  /** The last sum told, in cents. */
  toldCents: number | null;
  /** Words that pick an option: a body type, a size. */
  hints: string[];
}

/** What is being arranged in the appointment book. */
interface Booking {
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

interface PendingLine {
  effectId: string;
  text: string;
  /** Index into the transcript. */
  entry: number;
  /** When it will have been spoken, where the carrier does not tell. */
  endsAt: Instant;
}

/** What the plan would say of a turn that a model puts in words. */
export interface PlanDraft {
  statements: string[];
  asking: { question: Question; text: string } | null;
  quotes: Quote[];
  facts: FactUsed[];
  sums: number[];
  /** The caller asked us to wait. */
  holding: boolean;
}

/** What a turn changes of the call, as it stood before it. */
type BeforeTurn = Pick<
  Conversation,
  'caller' | 'wanted' | 'focus' | 'open' | 'openText' | 'lastActs' | 'unanswered' | 'misses'
>;

/** A caller turn a language model was asked about, and how far its reply has been spoken. */
export interface ModelTurn {
  /** The request its pieces come back to. */
  effectId: string;
  heard: Heard;
  before: BeforeTurn;
  /** Sentences of the reply that were looked at, spoken or not. */
  read: number;
  /** Sentences of the reply already spoken, and what stood in for some. */
  spoken: string[];
  /** Why sentences were not. */
  dropped: DropReason[];
  /** Why words of ours were spoken in this turn; left out: none were. */
  ours?: readonly OwnWords[];
  /** The plan's own words have been spoken in place of a sentence. */
  stoodIn: boolean;
  /** Whether the sentence before was dropped. */
  lastDropped: boolean;
  /** Life is in danger: how many sentences of ours came first, and what has yet to be told to do. */
  alarm: { said: number; advice: string } | null;
  /** Whether an alarm had been answered before this turn. */
  urgentBefore: boolean;
  /** What the model asks at the end, as it says. */
  asks: Question | null;
  /** What the plan would say of the acts the model heard; null before they came. */
  draft: PlanDraft | null;
  /** A sentence that could not be spoken, with what followed it; null: none, or something stood in for it. */
  lost: LostWords | null;
  /** Whether this reply is the second wording of what was lost. */
  reworded: boolean;
  /** Sentences that were not spoken and are not asked for again in this turn. */
  unsaid?: readonly Unsaid[];
}

/** A sentence of a model's that could not be spoken, and what of its reply was kept back with it. */
export interface LostWords {
  reason: DropReason;
  sentence: string;
  /** How many sentences of the turn had been spoken before it. */
  after: number;
  /** The sentences after it. */
  rest: readonly string[];
  /** What the reply asked at its end. */
  asks: Question | null;
}

/** A turn that was decided without the model, whose reply may still put the state right. */
interface LateTurn {
  effectId: string;
  heard: Heard;
  before: BeforeTurn;
  /** How many turns the caller had taken then. */
  turns: number;
}

interface Deadline {
  at: Instant;
  kind: 'silence' | 'fragment' | 'goodbye' | 'transfer' | 'filler' | 'request' | 'model';
}

/** A call as it stands. Plain data: it can be stored, compared and replayed. */
export interface Conversation {
  version: number;
  callId: string;
  channel: Channel;
  language: Language;
  callerNumber: string | null;
  earlier: EarlierCall | null;
  /** A text to `callerNumber` would leave: none is offered or promised otherwise. */
  textable: boolean;
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
  /** The last turn it was too late for; null: none, or it has been put right. */
  late: LateTurn | null;
  tally: ModelTally;
  /** How often the model failed in a row; it rests for the call after a few. */
  modelFailures: number;
  booking: Booking;
  open: OpenQuestion | null;
  /** The open question as it was worded. */
  openText: string;
  deadline: Deadline | null;
  /** A sentence that was cut off, waiting for its rest. */
  fragment: string | null;
  caller: Caller;
  wanted: Wanted;
  focus: Focus;
  /** What the caller did in their turns, the latest of it: every state of a call is stored, and stays small. */
  said: SaidAct[];
  /** What the caller did in their last turn. */
  lastActs: Act[];
  quotes: Quote[];
  /** What was told to be added to what was priced, in the owner's words: a sum asked for later holds it. */
  extras?: { said: string; cents: number }[];
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
  /** Sentences of the model's last answer that the caller has not heard, and of which it is told. */
  unsaid?: readonly Unsaid[];
  silences: number;
  spamTurns: number;
  /** The caller asked us to wait. */
  holding: boolean;
  urgent: boolean;
  /** When the last alarm was taken back; left out: none was. */
  calmedAt?: Instant;
  /** Somebody threatened the shop; left out: nobody did. */
  threatened?: true;
  spam: boolean;
  transferred: boolean;
}
