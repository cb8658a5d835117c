import { z } from 'zod';

const text = z.string();
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const web = z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/+$/, ''));
const count = text
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .pipe(z.number());
const list = text.transform((items) =>
  items
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);
const privateKey = z.looseObject({
  kty: text,
  kid: text.optional(),
  alg: text.optional(),
  key_ops: z.array(text).optional(),
});
const keys = text.transform((json, context) => {
  try {
    return z.array(privateKey).parse(JSON.parse(json));
  } catch {
    context.addIssue({ code: 'custom', message: 'not a JSON array of keys' });
    return z.NEVER;
  }
});

/** `should` completes "it should be"; a secret's value is never shown. */
const meta = (should: string) => ({ should });
const secret = (should: string) => ({ should, secret: true });
const trueOrFalse = meta('true or false');
const perFiveMinutes = meta('a whole number per five minutes; 0 for no limit');
const perHour = meta('a whole number per hour; 0 for no limit');

/** The environment variables of accounts. `docs/accounts.md` describes each. */
export const accountVariables = {
  AUTH_SITE_URL: web.optional().meta(meta('a web address such as https://calls.example')),
  AUTH_REDIRECT_URLS: list.default([]).meta(meta('web addresses or patterns, comma-separated')),
  AUTH_SIGNUP_ENABLED: flag.default(true).meta(trueOrFalse),
  AUTH_EMAIL_ENABLED: flag.default(true).meta(trueOrFalse),
  AUTH_EMAIL_AUTOCONFIRM: flag.default(false).meta(trueOrFalse),
  AUTH_EMAIL_CHANGE_DOUBLE_CONFIRM: flag.default(true).meta(trueOrFalse),
  AUTH_PHONE_ENABLED: flag.default(false).meta(trueOrFalse),
  AUTH_PHONE_AUTOCONFIRM: flag.default(false).meta(trueOrFalse),
  AUTH_ANONYMOUS_ENABLED: flag.default(false).meta(trueOrFalse),
  AUTH_ACCOUNTS_HIDDEN: flag.default(true).meta(trueOrFalse),
  AUTH_PASSWORD_MIN_LENGTH: count.pipe(z.number().min(1).max(72)).default(6).meta(meta('1 to 72')),
  AUTH_PASSWORD_CHANGE_NEEDS_CODE: flag.default(false).meta(trueOrFalse),
  AUTH_PASSWORD_CHANGE_NEEDS_CURRENT: flag.default(true).meta(trueOrFalse),
  AUTH_JWT_KEYS: keys
    .optional()
    .meta(secret('a JSON array of private JWKs, one with key_ops sign')),
  AUTH_JWT_SECRET: text.min(32).optional().meta(secret('a secret of at least 32 characters')),
  AUTH_JWT_ISSUER: text.optional().meta(meta('the issuer to name in tokens')),
  AUTH_JWT_EXPIRY: count.pipe(z.number().min(30)).default(3600).meta(meta('seconds, 30 or more')),
  AUTH_KEY_ROTATION_DAYS: count.default(90).meta(meta('days; 0 for never')),
  AUTH_REFRESH_REUSE_INTERVAL: count.default(10).meta(meta('seconds')),
  AUTH_CODE_EXPIRY: count.pipe(z.number().min(60)).default(3600).meta(meta('seconds, 60 or more')),
  AUTH_MAIL_INTERVAL: count.default(60).meta(meta('seconds between two mails to one address')),
  AUTH_MAILS_PER_HOUR: count.default(100).meta(perHour),
  AUTH_LIMIT_TOKEN: count.default(150).meta(perFiveMinutes),
  AUTH_LIMIT_VERIFY: count.default(30).meta(perFiveMinutes),
  AUTH_LIMIT_MAIL: count.default(30).meta(perFiveMinutes),
  AUTH_LIMIT_ANONYMOUS: count.default(30).meta(perHour),
  AUTH_LIMIT_FACTOR: count.default(15).meta(meta('a whole number per minute; 0 for no limit')),
  AUTH_MAX_FACTORS: count.default(10).meta(meta('a whole number')),
};

/** What accounts read from the environment, checked. */
export type AccountSettings = Readonly<z.infer<z.ZodObject<typeof accountVariables>>>;
