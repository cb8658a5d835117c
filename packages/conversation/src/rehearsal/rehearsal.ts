import type {
  Effect,
  FactUsed,
  Instant,
  Lead,
  Quote,
  ReceptionistProfile,
  TranscriptEntry,
} from '../conversation.ts';
import type { Question } from '../dialogue/state.ts';
import type { TransferHours } from '../knowledge/transfer-hours.ts';
import type { Receptionist } from '../receptionist.ts';

/** What is rehearsed: a receptionist's profile as staged, and when the rehearsal is held. */
export interface RehearsalSettings {
  /** Its `transferNumber` is where callers are put through while `transferHours` allow it. */
  profile: ReceptionistProfile;
  /** Null: while the business is open. */
  transferHours: TransferHours | null;
  now: Instant;
}

/** What every writer of calls and every judge works from. */
export interface Rehearsal extends RehearsalSettings {
  receptionist: Receptionist;
}

/** What a group of calls is about, in the order they are played. */
const rehearsalGroups = [
  'kept',
  'calls',
  'prices',
  'promotions',
  'hours',
  'questions',
  'notes',
] as const;
type RehearsalGroup = (typeof rehearsalGroups)[number];

/** One thing a caller said and what came back. */
export interface PlayedTurn {
  caller: string;
  /** Everything the receptionist said to it; empty where it said nothing. */
  said: string;
  facts: FactUsed[];
  quotes: Quote[];
}

/** A rehearsed call as it went. */
export interface PlayedCall {
  greeting: string;
  turns: PlayedTurn[];
  transcript: TranscriptEntry[];
  effects: Effect[];
  urgent: boolean;
  lead: Lead | null;
  promises: string[];
}

/** Whether a call went as it should, and why. `why` is a sentence for the owner. */
export interface Verdict {
  passed: boolean;
  why: string;
  /** Each thing that is wrong, in the same words whatever else is said; left out: `why` is all of it. */
  faults?: readonly string[];
}

/** A scripted caller, and what the call must come to. */
export interface RehearsalCase {
  /** The same for the same piece of knowledge, whatever else was edited. */
  id: string;
  group: RehearsalGroup;
  /** What the caller wants, in words: "Asks the price of Full Window Tint, SUV". */
  name: string;
  /** The piece of knowledge it is about; null where it is about the whole. */
  about: Pick<FactUsed, 'kind' | 'id'> | null;
  at: Instant;
  /** Said in order. An answer to what the receptionist asks back comes first. */
  lines: readonly string[];
  /** What the caller answers when asked back; null: goes on with the next line. */
  answer?: (question: Question) => string | null;
  /** Whether a turn gave the caller what they wanted, so that they say no more. */
  isDone?: (turn: PlayedTurn) => boolean;
  judge: (call: PlayedCall) => Verdict;
}

/** A rehearsed call and how it was judged. */
export interface RehearsalResult extends Verdict {
  id: string;
  group: RehearsalGroup;
  name: string;
  about: RehearsalCase['about'];
  transcript: TranscriptEntry[];
}

export const passed = (why: string): Verdict => ({ passed: true, why });
export const failed = (why: string): Verdict => ({ passed: false, why });

/** All that was said to the caller after the greeting. */
export function answersOf({ turns }: PlayedCall): string {
  return turns.map(({ said }) => said).join(' ');
}
