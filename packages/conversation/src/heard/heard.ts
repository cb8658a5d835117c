import type { Language } from '../conversation.ts';
import type { Sending } from '../knowledge/asks-to-be-sent.ts';
import type { PeopleTold } from '../knowledge/people-answers.ts';
import type { Reckoning } from '../understanding/reckonings.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import type { Act } from './acts.ts';

/** A service, or one option of it. */
export interface ServiceRef {
  serviceId: string;
  optionId: string | null;
  /** How many of it, where several things were named beside one another. */
  count?: number;
}

/** Whether both are the same service and the same option of it. */
export function sameRef(
  one: Pick<ServiceRef, 'serviceId' | 'optionId'>,
  other: Pick<ServiceRef, 'serviceId' | 'optionId'>,
): boolean {
  return one.serviceId === other.serviceId && one.optionId === other.optionId;
}

/** What an act is about, where its own words or the talk before it say so. */
export type Target =
  /** All of them are meant. `unsure`: so it seems, and it is told as a guess. */
  | { kind: 'services'; refs: ServiceRef[]; unsure?: true }
  /** One of them is meant, and the words do not tell which. `guessed`: perhaps none of them. */
  | { kind: 'either'; refs: ServiceRef[]; guessed?: true }
  /**
   * A question, a note or a text of the owner's, by its id in the knowledge. `again`: it was told just now, and
   * is surely meant once more. `of`: the service it is asked of.
   */
  | {
      kind: 'fact';
      factId: string;
      unsure?: true;
      again?: true;
      of?: ServiceRef;
    }
  /**
   * Something the knowledge says nothing of. `words`: the caller's own for it, where they stand out. `near`: what is most
   * like it, and is not it.
   */
  | { kind: 'unknown'; words: string | null; near?: ServiceRef[] };

/** The services a target surely names: of one of several, a fact or nothing known, none. */
export function refsMeant(target: Target | null | undefined): readonly ServiceRef[] {
  return target?.kind === 'services' ? target.refs : [];
}

/** Somebody else than the caller, as far as one act tells of them. */
export interface OtherTold {
  name?: string;
  /** What they are to the caller, in the caller's words: "dad". */
  relation?: string;
  /** Their telephone number, E.164. */
  phone?: string;
  /** The number told before is theirs, and not the caller's. */
  hasKnownNumber?: true;
  /** Whether they are to be called in the caller's place. */
  instead?: boolean;
  /** They were only spoken of: nothing is for them. */
  mentioned?: true;
}

/** Something wished beside a visit, in the caller's own words. */
export interface BesideVisit {
  words: string;
  /** The same in a few words that can be said back: "not too late"; null: there are none. */
  said: string | null;
}

/** What a caller told in an act, already in its own type: nothing after this reads text again. */
export interface SlotValues {
  /** What is to be sent in writing. */
  sending?: Sending;
  name?: string;
  /** The danger they tell of is one that somebody is to themselves. */
  toSelf?: true;
  /** Letters spelled of a name that was told before. */
  spelled?: string;
  /** E.164. */
  phone?: string;
  /** "The number I'm calling from." */
  callerNumber?: true;
  /** "Don't use this number": the one they call from is not the one to call. */
  notThisNumber?: true;
  /** Part of a telephone number, or its corrected end: digits only. */
  digits?: string;
  /** The extension of a telephone number, told with it or by itself. */
  extension?: string;
  /** They would rather be texted than called. */
  byText?: true;
  /** How they would rather be answered, in the words of a model: by e-mail, or by a call after all. */
  answerBy?: 'email' | 'call';
  email?: string;
  address?: string;
  /** Where the bill goes, where that is another address than that of the work. */
  billing?: string;
  /** What a thing is for, on a day of its own: a wedding. */
  occasion?: { what: string; time: TimeExpression };
  /** A house number by itself, of a street that is known. */
  house?: string;
  /** A flat or suite by itself: "Unit 1104". */
  unit?: string;
  times?: TimeExpression[];
  /** When the appointment is that they have, told apart from any wish. */
  existing?: TimeExpression[];
  /** What they take back of their wishes: when, that anything is booked, that their visit is changed, that they are called, or all that was begun. */
  takesBack?: ('time' | 'booking' | 'change' | 'late' | 'call' | 'form')[];
  /** Somebody else who was noted is neither one it is for nor to be called; empty: the last of them. */
  notOf?: string;
  count?: number;
  /** "The second one": which of what was offered. */
  ordinal?: number;
  /** "With the shelf as well": what is named is added to what is talked of. */
  adds?: true;
  /** It is added to what was talked of last, and to nothing before that. */
  toLast?: true;
  /** What was just told is asked of again, for another day. */
  again?: true;
  /** "What's each of them": prices apart, and no sum. */
  apart?: true;
  /** "Not both": of what is named or was told only one is wanted, or this in the place of that. */
  oneOf?: true;
  /** A sum they make up, the services it speaks of, and those each amount is said to be of. */
  reckoning?: Reckoning & { named: ServiceRef[]; called: string[][] };
  /** "Is it less if I do both": whether it is cheaper taken together. */
  cheaper?: true;
  /** "How much do I save that way": what is asked is a difference. */
  saves?: true;
  /** "Right now": of this very moment. */
  now?: true;
  /** A place that was asked about or given. */
  town?: string;
  /** What a question is about beside its target: "with the blow dry". */
  thing?: string;
  /** What nobody wrote of the target, and the question asks of it: "without a patch test". */
  beyond?: string;
  /** Cents the caller spoke of as their own figures. */
  amounts?: number[];
  person?: string;
  /** Who of the shop's is wished for to do the work. */
  visitWith?: string;
  /** What the owner wrote of the people who work there, where that is what is asked. */
  ofPeople?: PeopleTold;
  /** Whom what is told should be passed on to. */
  passTo?: string;
  /** What is wished beside the visit: whom not to send, how early, what would do instead. */
  beside?: BesideVisit[];
  /** It is told for whoever comes, and nothing is answered to it. */
  noted?: true;
  /** What becomes of somebody who comes later still is asked. */
  ofLateness?: true;
  /** They do not want to be called. */
  noCall?: true;
  /** Of a visit: it is about what they complain of. */
  aboutIt?: true;
  /** Whom or which of theirs each service is for, by its id: "me", "my son Leo", "the Civic". */
  forWhom?: Readonly<Record<string, string>>;
  /** Ids of services that are ruled out: "no, not the storage". */
  without?: string[];
  /** Options that are ruled out, while others of the same service may stay. */
  withoutOptions?: ServiceRef[];
  company?: string;
  /** Whom it is for beside the caller, or whom to call. */
  others?: OtherTold[];
  /** Words that pick an option: a body type, a model. */
  hints?: string[];
}

/** One thing a caller did in a turn. */
export interface HeardAct {
  act: Act;
  /** 0 to 1. */
  confidence: number;
  /** Offsets into the turn's words. */
  start: number;
  end: number;
  words: string;
  target: Target | null;
  slots: SlotValues;
}

/** Everything heard in one turn: all that the plan ever sees of the caller's words. */
export interface Heard {
  text: string;
  language: Language;
  acts: HeardAct[];
  /** No alarm was heard, and yet somebody may be in danger. */
  mayBeDanger?: true;
}
