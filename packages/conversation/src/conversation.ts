import type { BusinessKnowledge } from './knowledge/business.ts';
import type { Likeness } from './listener/likeness.ts';
import type { DropReason, OwnWords } from './model/drop-reason.ts';

/** Milliseconds since the Unix epoch. Time is always an argument here, never read from a clock. */
export type Instant = number;

export type Language = 'en' | 'fr';
export type Channel = 'phone' | 'browser' | 'sms';

/** The one who answers: a business's knowledge and how its agent is set up. */
export interface ReceptionistProfile {
  agentId: string;
  knowledge: BusinessKnowledge;
  /** The owner's own greeting; the assistant's disclosure is added where it is missing. */
  firstMessage: string | null;
  /** Where a caller who asks for a person is put through, E.164; null: take a message instead. */
  transferNumber: string | null;
  /** Whether a model may be asked to phrase and choose; the deterministic mind answers otherwise. */
  languageModel: boolean;
  /** After so long without a word of the model's, in milliseconds, the turn is decided without it. */
  modelDeadline?: number;
  /** Whether times can be looked up and booked during the call; else requests are passed on. */
  books?: boolean;
  /** Days after which what was said on a call is deleted; left out: the caller is told no figure. */
  wordsKeptDays?: number;
  /** Whether an alert reaches anybody; it is promised only then. Left out: it does. */
  alertsSomeone?: boolean;
}

/** What `wordsToCompare` names of an input, compared; left out, words alone tell what is meant. */
interface Compared {
  likenesses?: Likeness[];
}

/** What was noted the last time the same number called: the owner knows of it, so it need not be told again. */
export interface EarlierCall {
  at: Instant;
  name: string | null;
  /** As the lead has it: "book Full Groom; for Biscuit". */
  reason: string;
  preferredTime: string | null;
}

/** Everything that is known in words of an earlier call; empty where there was none. */
export function wordsOf(earlier: EarlierCall | null | undefined): string {
  const words = [earlier?.name, earlier?.reason, earlier?.preferredTime];
  return words.filter(Boolean).join(' . ');
}

/** What happens to a conversation. Every input is stored, in order, so that a call can be replayed. */
export type Input =
  | {
      type: 'answered';
      callId: string;
      channel: Channel;
      /** E.164, or null for a withheld number. */
      from: string | null;
      /** Whether a text to the phone they call from would leave. Left out: it would. */
      textable?: boolean;
      language?: Language;
      /** Left out: the number has not called lately, or left nothing to note. */
      earlier?: EarlierCall;
    }
  | ({ type: 'callerSpoke'; text: string; language?: string } & Compared)
  /** Barge-in: playback stopped, and `heard` is all the caller heard of what was being said. */
  | { type: 'callerInterrupted'; heard: string }
  | { type: 'keyPressed'; digit: string }
  /** Everything said so far has been played to the caller. */
  | { type: 'speechPlayed' }
  | { type: 'requestSucceeded'; effectId: string; result: RequestResult }
  | { type: 'requestFailed'; effectId: string; reason: string }
  /** The instant `nextDeadline` named has come. */
  | ({ type: 'deadlineReached' } & Compared)
  /** The line is back after our side dropped it. */
  | { type: 'reconnected' }
  | { type: 'hungUp' };

/** What a transfer came to, a booking system answered, or a model proposed. */
export type RequestResult =
  | { kind: 'acknowledged' }
  | { kind: 'transfer'; outcome: 'answered' | 'unanswered' | 'busy' | 'failed' }
  /** Free times that fit what was asked for, earliest first; near ones where none fits. */
  /** `tooSoon`: what was asked for lies before anything may be booked. */
  | { kind: 'slots'; slots: Slot[]; exact: boolean; tooSoon?: true }
  | { kind: 'appointments'; appointments: Appointment[] }
  | { kind: 'booked'; appointmentId: string; slot: Slot }
  /** The time was taken meanwhile. */
  | { kind: 'unavailable'; alternatives: Slot[] }
  | { kind: 'cancelled' }
  /**
   * A model's reply so far, cut after a sentence or a line; given again and again until `done`.
   * Its words are untrusted.
   */
  | { kind: 'modelSaid'; text: string; done: boolean };

export interface Slot {
  /** Inclusive start and exclusive end. */
  start: Instant;
  end: Instant;
}

/** A booking already in the book. */
export interface Appointment extends Slot {
  id: string;
  serviceId: string | null;
}

/** A change a call made to the appointment book. */
export interface BookingChange extends Slot {
  action: 'booked' | 'moved' | 'cancelled';
  appointmentId: string;
  serviceId: string | null;
}

/** When a caller would like to come, as instants: the days and hours that would do. */
export interface Wish {
  from: Instant;
  to: Instant;
  /** The exact start asked for, where one was. */
  start: Instant | null;
}

/** What a language model is asked, in the roles every chat model knows. */
export interface ModelPrompt {
  system: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
  maxTokens: number;
}

/** What the driver must do. Ids are `callId:sequence`: doing one twice is recognisable. */
export type Effect =
  | {
      id: string;
      type: 'say';
      text: string;
      language: Language;
      interruptible: boolean;
      /** A filler: what is said next may cut it off. */
      preemptible?: boolean;
    }
  | { id: string; type: 'request'; request: Request }
  | { id: string; type: 'transfer'; to: string; handoff: string }
  | { id: string; type: 'hangUp'; reason: EndReason };

/** Work asked of the outside; what it comes to returns as `requestSucceeded` or `requestFailed`. */
export type Request =
  /** `toLife`: somebody's life is in danger, and no other alert makes up for this one. */
  | { kind: 'alertOwner'; text: string; toLife?: true }
  | { kind: 'stopTexts' }
  /** `moving` names the appointment whose own time counts as free: it is to be moved. */
  | { kind: 'findSlots'; serviceId: string | null; wish: Wish; moving?: string }
  | { kind: 'findAppointments'; phone: string }
  | {
      kind: 'book';
      slot: Slot;
      serviceId: string | null;
      name: string | null;
      phone: string | null;
      note: string | null;
    }
  | { kind: 'moveAppointment'; appointmentId: string; slot: Slot }
  | { kind: 'cancelAppointment'; appointmentId: string }
  | { kind: 'askModel'; prompt: ModelPrompt }
  /** The caller agreed to be texted. */
  | { kind: 'textConfirmation'; appointmentId: string; phone: string }
  /** They agreed to be texted what became of a change that was asked for and never heard of. */
  | { kind: 'textWhenKnown'; changeId: string; phone: string };

export type EndReason =
  | 'caller-done'
  | 'caller-hung-up'
  | 'silence'
  | 'spam'
  | 'wrong-number'
  | 'emergency'
  | 'transferred'
  | 'not-understood'
  | 'too-long';

export interface Lead {
  name: string | null;
  /** E.164. */
  phone: string | null;
  email: string | null;
  reason: string | null;
  preferredTime: string | null;
}

/** A price that was spoken, and the row of the price table it came from. */
export interface Quote {
  serviceId: string;
  serviceName: string;
  optionId: string | null;
  optionName: string | null;
  /** As spoken, such as `$399`. */
  spoken: string;
  /** In cents; null where the row is not one number. */
  amountCents: number | null;
  at: Instant;
  /** How a sum came about, where it is more than one row: "$86 × 2 + $26". */
  proof?: string;
  /** How many it was told for, where more than one. */
  count?: number;
  /** Told as one of several things of which only one was meant. */
  oneOf?: true;
}

/** Something promised to the caller, for a person to keep. */
export interface Commitment {
  text: string;
  /** Null where no time was promised. */
  dueAt: Instant | null;
  madeAt: Instant;
}

/** Which piece of knowledge an answer stands on. */
export interface FactUsed {
  kind:
    | 'service'
    | 'option'
    | 'hours'
    | 'promotion'
    | 'faq'
    | 'note'
    | 'address'
    | 'area'
    | 'contact';
  id: string;
  label: string;
}

export interface TranscriptEntry {
  role: 'user' | 'assistant';
  /** For the assistant: what the caller heard. */
  content: string;
  at: Instant;
  /** True when the caller cut the line short. */
  interrupted?: boolean;
  facts?: FactUsed[];
  /** Words of a language model's, as far as they were checked; why any of its sentences was not said. */
  model?: { sentences: number; dropped: string[]; ours?: OwnWords[] };
}

/** What a model did on a call, for counting. */
export interface ModelTally {
  /** Turns it was asked about. */
  asked: number;
  /** Of them, those it led: its own words were spoken. */
  led: number;
  /** Decided without it, for it was late. */
  late: number;
  /** Decided without it, for it failed or nothing it said could be spoken. */
  failed: number;
  /** Late replies that put the state right after all. */
  corrected: number;
  /** Its sentences that were spoken. */
  sentences: number;
  /** Those that were not, by the reason. */
  dropped: Partial<Record<DropReason, number>>;
  /** Sentences of ours that were spoken in turns it was asked about, by the reason; left out: none. */
  ours?: Partial<Record<OwnWords, number>>;
  /** References that were spoken. */
  references: number;
  /** Characters it was sent and wrote, for an estimate of what it costs. */
  sent: number;
  written: number;
  /** What it noted last for the owner, still untrusted; null: nothing. */
  note: string | null;
}

/** What a call came to, for the log, the summary and the owner. */
export interface CallOutcome {
  startedAt: Instant;
  endedAt: Instant | null;
  endReason: EndReason | null;
  callerNumber: string | null;
  /** What was spoken last. */
  language: Language;
  transcript: TranscriptEntry[];
  lead: Lead | null;
  quotes: Quote[];
  commitments: Commitment[];
  bookings: BookingChange[];
  unansweredQuestions: string[];
  /** They were offered a call back, and want none. */
  wantsNoCall: boolean;
  urgent: boolean;
  threatened?: true;
  spam: boolean;
  transferred: boolean;
  /** What a language model did on the call. */
  model: ModelTally;
  /** The reason is in the model's words, and tells what was left open. */
  written?: true;
  /** Of who moves, cancels or comes late: the earlier call the visit was noted on. */
  earlier?: EarlierCall;
  /** What the call was about in the model's words, checked; of who only asked it is all there is. */
  note?: string;
  /** Of the lines it was given, those that a model said hold at the end of the call. */
  chosen?: ChosenLines;
}

/** What an owner reads beside the reason, as a model chose it of what the core can prove; absent: it chose nothing. */
export interface ChosenLines {
  /** Prices, as the owner reads them. */
  prices?: readonly string[];
  /** Questions nobody could answer. */
  open?: readonly string[];
}
