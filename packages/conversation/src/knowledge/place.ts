import type { Language } from '../conversation.ts';

/** `no` only where the listed text itself says so. */
export type Coverage = 'yes' | 'no' | 'unknown';

/** Whether the business goes to the place `text` names. */
export function coversPlace(
  _serviceArea: string | null | undefined,
  _address: string | null | undefined,
  _text: string,
): Coverage {
  return 'unknown';
}

/** The address as a voice reads it, without the postal code. */
export function sayAddress(address: string, _language: Language = 'en'): string {
  return address;
}
