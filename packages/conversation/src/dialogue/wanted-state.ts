import type { Instant, Wish } from '../conversation.ts';
import type { ServiceRef } from '../heard/heard.ts';
import type { LocalDate } from '../understanding/slots/time-zone.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';

/** What a caller wants done: each kind knows which details it needs. */
export type RequestKind =
  | 'booking'
  | 'reschedule'
  | 'cancel'
  | 'late'
  | 'callback'
  | 'answer'
  | 'status'
  | 'message'
  | 'person'
  | 'returnCall'
  | 'complaint'
  | 'application'
  | 'supplier'
  | 'emergency'
  /** Something in writing, which people send. */
  | 'send';

/** A service wanted, and how many of it. */
export interface RequestItem {
  ref: ServiceRef;
  count: number;
  /** As the owner calls it: "Duct Cleaning (Medium home)". */
  name: string;
  /** When it is wanted, where that is another time than what else is wanted. */
  time?: PreferredTime;
  /** For whom or for which of theirs it is, where they are several: "my son Leo". */
  forWhom?: string;
}

export interface CallRequest {
  kind: RequestKind;
  /** When it was read back to the caller: complete from then on, unless corrected. */
  readBackAt: Instant | null;
  /** Done during the call, so that nobody has to follow it up. */
  settled: boolean;
  /**
   * Of what is called off or complained of: the services, as the owner calls them, and when it was. Of what is to
   * be sent: the words that ask for it.
   */
  of?: string;
}

/** A day on which a stay begins or ends, and its hour. */
export interface StayEnd {
  date: LocalDate;
  clock: TimeExpression | null;
}

/** From when to when something is boarded, stored or rented. */
export interface Stay {
  first: StayEnd;
  last: StayEnd;
}

/** When the caller would like something to happen, as far as they said. */
export interface PreferredTime {
  /** As spoken back: "tomorrow morning". */
  spoken: string;
  date: LocalDate | null;
  /** Every day that would do, where the caller left the choice to us. */
  either?: LocalDate[];
  /** All of those days are wanted, each for a visit of its own. */
  each?: true;
  /** It begins on one day and ends on another, and each end is put right by itself. */
  stay?: Stay;
  /** The hour or part of the day, where one was named: it outlives a change of the day. */
  clock: TimeExpression | null;
  /** When what was asked for is due; null where the words name no end. */
  dueAt: Instant | null;
  /** The same as instants, to look for free times in; null where the words name no day. */
  wish: Wish | null;
}

/** A detail of the caller, and how sure it is: a confirmed one changes only by a correction. */
export interface Detail {
  value: string;
  from: 'said' | 'callerId' | 'earlierCall';
  confirmed: boolean;
  /** Of a telephone number: the extension to ask for. */
  extension?: string;
}

/** Who calls. Only what is told (or corrected) in its own type ever changes one of these. */
export interface Caller {
  name: Detail | null;
  /** E.164. */
  phone: Detail | null;
  email: Detail | null;
  address: Detail | null;
  company: string | null;
  /** Where the bill goes, where that is another address. */
  billing?: string;
  /** The digits given so far, when a number came in pieces. */
  partialPhone: string;
  /** The number they call from is not the one to call. */
  otherNumber: boolean;
  /** They would rather be texted than called. */
  byText?: true;
  /** They would rather be answered by e-mail than called. */
  byEmail?: true;
  /** They would not give it; it is not asked again. */
  refused: ('name' | 'phone' | 'reason' | 'time' | 'address')[];
}

/** Somebody else than the caller: whom it is for, or whom to call. */
export interface OtherPerson {
  name: string | null;
  /** What they are to the caller, in the caller's words: "dad". */
  relation: string | null;
  /** E.164. */
  phone: string | null;
  /** They are to be called in the caller's place. */
  instead: boolean;
  /** They are to be called, whoever else is: a number alone says only where they are reached. */
  called?: true;
  /** They were to be called, and no more are: it is the caller, or somebody else. */
  uncalled?: true;
  /** They were only spoken of: nothing is for them. */
  mentioned?: true;
  /** What is on file, or a bill, stands in their name; it is for the caller. */
  inName?: true;
}

/** A day that what is wanted is for: of a wedding, and not of the visit before it. */
interface Occasion {
  /** In a word: "wedding". */
  what: string;
  date: LocalDate;
  spoken: string;
}

/** What the caller wants, apart from who they are. */
export interface Wanted {
  requests: CallRequest[];
  items: RequestItem[];
  /** What it is for, in their words: "long hair", "a RAV4", "he's nine". */
  details: string[];
  /** Why they call, in their own best sentences. */
  why: string[];
  time: PreferredTime | null;
  /** Left out: none was told. */
  occasions?: Occasion[];
  /** What is wished beside the visit, in their words: "not Mel", "as early as you can". */
  beside?: string[];
  /** The town a visit is wanted in, though nobody goes there. */
  outside?: string | undefined;
  /** When to call them, where something else is wanted at another time. */
  callTime: PreferredTime | null;
  /** The time of the appointment that exists: to be cancelled, moved, or late for. */
  existing: PreferredTime | null;
  /** The person asked for. */
  person: string | null;
  /** Whom it is for beside the caller, and whom to call. */
  others: OtherPerson[];
  /** Services offered and declined: never listed, never offered again. */
  declined: string[];
  /** Options that were ruled out while their service stays; left out: none. */
  declinedOptions?: ServiceRef[];
  /** What was ruled out, as the owner calls it; left out: nothing. */
  declinedNames?: string[];
  /** Only information is wanted: nothing is offered any more. */
  justAsking: boolean;
}
