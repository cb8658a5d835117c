import { z } from 'zod';

/** More than any mailbox has (RFC 5321, 4.5.3.1.3, less the brackets). */
const longestAddress = 254;

/** An e-mail address somebody typed. @param sentence what they are told where it is none. */
export const emailAddress = (sentence?: string): z.ZodEmail =>
  z.email(sentence).max(longestAddress);
