import type { Language } from '../conversation.ts';
import { callCostsMore } from '../knowledge/costly-numbers.ts';
import { ownerWords } from './owner-words.ts';

/** `416-555-0123`, as numbers are written in a text message. */
export function writtenNumber(phone: string): string {
  const digits = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone);
  return digits ? `${digits[1]}-${digits[2]}-${digits[3]}` : phone;
}

/** A number as it is written, and that a call there costs more where it does. */
export function withItsCost(phone: string, language: Language): string {
  const told = writtenNumber(phone);
  return callCostsMore(phone) ? `${told} (${ownerWords(language).costsMore})` : told;
}
