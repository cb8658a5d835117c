import type { Instant, Language } from '../conversation.ts';
import type { LocalDate } from '../understanding/slots/time-zone.ts';
import type { BusinessKnowledge } from './business.ts';

export type OpeningFacts = Pick<BusinessKnowledge, 'hours' | 'region' | 'timeZone'>;

/** "We're open until five today." */
export function describeNow(_facts: OpeningFacts, _now: Instant, _language: Language): string {
  return '';
}

/** "On Tuesday, November 24, we're open from 9 AM to 5 PM.", the holiday it falls on included. */
export function describeDate(
  _facts: OpeningFacts,
  _date: LocalDate,
  _now: Instant,
  _language: Language,
): string {
  return '';
}

/** The week with like days grouped. */
export function describeWeek(_facts: OpeningFacts, _language: Language): string {
  return '';
}
