import type { Config } from './config.ts';

/** Numbers kept for stories (555-0100 to 0199): no phone company has them, whatever is connected. */
export const inventedNumber = /^\+1\d{3}55501\d{2}$/;

/** Whether a text is a telephone number as carriers take it, E.164. Pure. */
export function isE164(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(text);
}

/** Whether the company that holds an installation's numbers has this one (E.164), or none holds any. Pure. */
export function isHeldNumber(number: string, { telephony }: Pick<Config, 'telephony'>): boolean {
  return telephony === 'local' || !inventedNumber.test(number);
}

/**
 * Whether a call to a number (E.164) arrives on an installation that is connected so: where a
 * company holds the numbers, invented ones are not among them. Pure.
 */
export function isLineConnected(
  number: string,
  installation: Pick<Config, 'telephony' | 'phoneLine'>,
): boolean {
  return installation.phoneLine && isHeldNumber(number, installation);
}
