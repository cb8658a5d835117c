import type { Instant } from '../conversation.ts';
import { type FaqMatch, matchFaq } from '../knowledge/faq.ts';
import { matchServices, type ServiceMention } from '../knowledge/services.ts';
import type { Receptionist } from '../receptionist.ts';
import { clausesOf } from './intents/clauses.ts';
import { type Confirmation, confirmation } from './intents/confirmation.ts';
import type { Expectation, RecognisedIntent } from './intents/intent.ts';
import { recogniseIntents } from './intents/recognise-intents.ts';
import { tellsOfBadWork } from './intents/work-gone-wrong.ts';
import { type Email, findEmails } from './slots/emails.ts';
import { type FoundName, findNames } from './slots/names.ts';
import { findPhoneNumbers, type PhoneNumber } from './slots/phone-numbers.ts';
import { findTimes } from './slots/times/find-times.ts';
import type { TimeExpression } from './slots/times/time-expression.ts';
import { findVehicles, type Vehicle } from './slots/vehicles.ts';

/** Everything found in one caller turn, before anything is decided. */
export interface Understanding {
  text: string;
  intents: RecognisedIntent[];
  confirmation: Confirmation | null;
  services: ServiceMention[];
  fact: FaqMatch | null;
  phones: PhoneNumber[];
  emails: Email[];
  names: FoundName[];
  times: TimeExpression[];
  vehicles: Vehicle[];
}

export interface Hearing {
  receptionist: Receptionist;
  now: Instant;
  language: 'en' | 'fr';
  expecting: Expectation;
  /** A bare name may well come now, even unasked. */
  nameLikely: boolean;
  /** Digits are likely part of the caller's number: it was just asked for, or has begun. */
  phoneLikely: boolean;
  /** A bare number may well be an hour, even unasked. */
  timeLikely?: boolean;
  /** The caller's own area code, put before a seven-digit number. */
  areaCode: string | null;
}

/** Speech recognition never delivers a sentence this long; what lies beyond is kept but not parsed. */
export const longestUnderstood = 1_000;

/** Reads a caller's words against the business's knowledge. Pure; never throws on any text. */
export function understand(words: string, hearing: Hearing): Understanding {
  const { receptionist, now, language, expecting } = hearing;
  const text = words.slice(0, longestUnderstood);
  const phones = findPhoneNumbers(text, {
    language,
    expecting: hearing.phoneLikely,
    ...(hearing.areaCode ? { defaultAreaCode: hearing.areaCode } : {}),
  });
  return {
    text,
    intents: withComplaint(text, recogniseIntents(text, { expecting })).filter(
      (found) => surelyMeant(found) && !(found.intent === 'contact' && givesNumber(phones)),
    ),
    confirmation: confirmation(text),
    services: matchServices(receptionist.services, text),
    fact: factIn(receptionist, text),
    phones,
    emails: findEmails(text, { language }),
    names: findNames(blankOut(text, phones.filter(isNoHouseNumber(expecting))), {
      expecting: hearing.nameLikely,
      language,
    }),
    times: besidePhones(
      phones,
      findTimes(text, {
        now,
        timeZone: receptionist.profile.knowledge.timeZone,
        language,
        expecting: expecting === 'time' || (hearing.timeLikely === true && phones.length === 0),
        ...(receptionist.usualHours ? { usualHours: receptionist.usualHours } : {}),
      }),
    ),
    vehicles: findVehicles(text),
  };
}

/** Two clauses may tell of bad work where neither does by itself. */
function withComplaint(text: string, found: RecognisedIntent[]): RecognisedIntent[] {
  const asks = found.some(({ intent }) => intent === 'price' || intent === 'complaint');
  if (asks || !tellsOfBadWork(text)) return found;
  const rest = found.filter(({ intent }) => !['book', 'repeat', 'status'].includes(intent));
  return [{ intent: 'complaint', confidence: 0.9, start: 0, end: text.length }, ...rest];
}

/** "Call me at 416 555 0150" names no hour. */
function besidePhones(phones: readonly PhoneNumber[], times: TimeExpression[]): TimeExpression[] {
  const numbers = phones.filter(({ digits }) => digits.length >= 7);
  return times.filter(
    (time) => !numbers.some(({ start, end }) => time.start < end && start < time.end),
  );
}

/** "Her number is 555 …" gives a number and asks for none. */
const givesNumber = (phones: readonly PhoneNumber[]) => phones.some(({ e164 }) => e164 !== null);

/** Clauses beyond these are not searched one by one. */
const mostClauses = 6;

/** What answers a turn; of one that rambles, what answers a clause that asks. */
function factIn({ questions }: Receptionist, text: string): FaqMatch | null {
  const whole = matchFaq(questions, text);
  if (whole?.kind === 'strong') return whole;
  const clauses = clausesOf(text);
  if (clauses.length < 2) return whole;
  const parts = clauses.slice(-mostClauses).map((clause) => matchFaq(questions, clause.text));
  return parts.find((part) => part?.kind === 'strong') ?? whole;
}

const longestHouseNumber = 5;

/** A house number keeps its street from being heard as a name ("it's 12 Elm Street"). */
function isNoHouseNumber(expecting: Expectation) {
  return ({ digits }: PhoneNumber) => expecting === 'phone' || digits.length > longestHouseNumber;
}

/** A number beside a name must not hide it; the offsets stay as they are. */
function blankOut(text: string, spans: readonly { start: number; end: number }[]): string {
  let left = text;
  for (const { start, end } of spans)
    left = `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`;
  return left;
}

/** "Thanks for your help" leans towards leaving; only a clear goodbye ends a call. */
const clearGoodbye = 0.8;

function surelyMeant({ intent, confidence }: RecognisedIntent): boolean {
  return intent !== 'goodbye' || confidence >= clearGoodbye;
}

/** The words of one clause of an utterance. */
export function clauseText(understanding: Understanding, clause: { start: number; end: number }) {
  return understanding.text.slice(clause.start, clause.end);
}
