/** A phone number, or what has been heard of one so far. */
export interface PhoneNumber {
  /** Every digit heard, without `+`. */
  digits: string;
  /** The number in E.164, or null while it is incomplete or cannot be dialled. */
  e164: string | null;
  /** Whether nothing is missing. */
  complete: boolean;
  /** The extension, where one was given. */
  extension?: string;
  start: number;
  end: number;
}

export interface PhoneNumberOptions {
  language?: 'en' | 'fr';
  /** Three digits put before a seven-digit number. */
  defaultAreaCode?: string;
  /** True just after the caller was asked for a number: shorter and looser pieces then count. */
  expecting?: boolean;
}

export function findPhoneNumbers(_text: string, _options: PhoneNumberOptions = {}): PhoneNumber[] {
  return [];
}

/** The digits of two turns as one number: the second carries on, or repeats, the first. */
export function joinDigits(previous: string, next: string): string {
  return previous + next;
}

/** `current` with the part a caller corrects replaced, or null where no correction was heard. */
export function correctDigits(_current: string, _correction: string): string | null {
  return null;
}
