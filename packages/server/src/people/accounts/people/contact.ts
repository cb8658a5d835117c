import { z } from 'zod';
import { invalid } from '../errors/account-error.ts';

const address = z.email().max(255);

/**
 * An e-mail address as we keep it: trimmed, lower case.
 * @throws AccountError `validation_failed`
 */
export function readEmail(text: string): string {
  const parsed = address.safeParse(text.trim().toLowerCase());
  if (!parsed.success) throw invalid('Unable to validate email address: invalid format');
  return parsed.data;
}

/**
 * A phone number as we keep it: the digits of E.164, without the plus.
 * @throws AccountError `validation_failed`
 */
export function readPhone(text: string): string {
  const digits = text.trim().replace(/^\+/, '').replaceAll(' ', '');
  if (!/^[1-9]\d{1,14}$/.test(digits))
    throw invalid('Invalid phone number format (E.164 required)');
  return digits;
}
