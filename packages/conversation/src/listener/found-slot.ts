import type { Instant } from '../conversation.ts';
import type { OpenKind } from '../heard/acts.ts';
import type { SlotValues } from '../heard/heard.ts';
import type { Receptionist } from '../receptionist.ts';
import type { FoundCount } from '../understanding/slots/counts.ts';

/** Something in the words with a type of its own, and where it stands. */
export interface FoundSlot {
  start: number;
  end: number;
  values: SlotValues;
  /** A number that says how many of something: of what is priced, or not. */
  count?: FoundCount;
  /** A name that is surely the caller's, whatever stands beside it. */
  own?: true;
}

export interface SlotContext {
  receptionist: Receptionist;
  now: Instant;
  language: 'en' | 'fr';
  open: OpenKind;
  /** Part of a number has been given: bare digits go on with it. */
  midNumber: boolean;
  /** A number was given before, of which the end may be put right. */
  phoneKnown: boolean;
  /** A street was told before, of which the number may be put right. */
  addressKnown?: boolean;
  /** What is being arranged of a visit: one that is wished for, or one they have. */
  request?: 'booking' | 'reschedule' | 'cancel' | 'late';
  /** The caller's own area code, put before a seven-digit number. */
  areaCode: string | null;
  /** The hour a visit is wished for by now, as it is said: one to twelve. */
  hour?: number;
}
