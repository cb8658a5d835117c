import ipaddr from 'ipaddr.js';
import { z } from 'zod';

const text = z.string();
const web = z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/+$/, ''));
const list = text.transform((items) =>
  items
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);
const portNumber = text
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().max(65_535));
const wholeNumber = text.regex(/^\d{1,7}$/).transform(Number);
const price = text.regex(/^\d{1,4}(?:\.\d{1,4})?$/).transform(Number);
const count = text
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .pipe(z.number());
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
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

/** `should` completes "it should be"; a secret's value is never shown, not even a wrong one. */
const meta = (should: string) => ({ should });
const secret = (should: string) => ({ should, secret: true });
const trueOrFalse = meta('true or false');
const perHour = meta('a whole number per hour; 0 for no limit');
const perFiveMinutes = meta('a whole number per five minutes; 0 for no limit');

/** The environment variables of accounts. `docs/accounts.md` describes each. */
const accountVariables = {
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
  AUTH_MAILS_PER_HOUR: count.default(300).meta(perHour),
  AUTH_LIMIT_TOKEN: count.default(150).meta(perFiveMinutes),
  AUTH_LIMIT_VERIFY: count.default(30).meta(perFiveMinutes),
  AUTH_LIMIT_MAIL: count.default(30).meta(perFiveMinutes),
  AUTH_LIMIT_ANONYMOUS: count.default(30).meta(perHour),
  AUTH_LIMIT_FACTOR: count.default(15).meta(meta('a whole number per minute; 0 for no limit')),
  AUTH_MAX_FACTORS: count.default(10).meta(meta('a whole number')),
};

/** What each setting has to hold. */
export const variables = {
  PORT: portNumber.default(3000).meta(meta('a port from 0 to 65535')),
  HOST: text.default('127.0.0.1').meta(meta('an address to listen on')),
  PUBLIC_URL: web.optional().meta(meta('a web address such as https://calls.example')),
  TRUSTED_PROXIES: list
    .pipe(z.array(text.refine((range) => ipaddr.isValid(range) || ipaddr.isValidCIDR(range))))
    .default([])
    .meta(meta('addresses or ranges such as 10.0.0.0/8 separated by commas')),
  DATA_DIR: text.default('./.data').meta(meta('a folder')),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .meta(secret('a PostgreSQL address such as postgres://user:password@host:5432/name')),
  METRICS_TOKEN: text.min(16).optional().meta(secret('a secret of at least 16 characters')),
  LOG_LEVEL: z
    .enum(logLevels)
    .default('warn')
    .meta(meta(`one of ${logLevels.join(', ')}`)),
  OPERATOR_EMAILS: list
    .pipe(z.array(z.email().toLowerCase()))
    .default([])
    .meta(meta('e-mail addresses separated by commas')),
  TWILIO_ACCOUNT_SID: text
    .regex(/^AC[0-9a-fA-F]{32}$/)
    .optional()
    .meta(meta('AC followed by 32 hexadecimal digits')),
  TWILIO_AUTH_TOKEN: text.optional().meta(secret("the account's auth token")),
  TWILIO_API_URL: web.optional().meta(meta('a web address')),
  MILLIS_API_KEY: text.optional().meta(secret("the account's private key")),
  MILLIS_PUBLIC_KEY: text.optional().meta(meta("the account's public key")),
  MILLIS_API_URL: web.optional().meta(meta('a web address')),
  GOOGLE_MAPS_API_KEY: text.optional().meta(secret('a Google Maps Platform key')),
  GOOGLE_MAPS_API_URL: web.optional().meta(meta('a web address')),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta(secret('a mail server such as smtp://user:password@host:587')),
  MAIL_FROM: text
    .regex(/@/)
    .default('Second Ring <calls@second-ring.example>')
    .meta(meta('a sender such as Second Ring <calls@shop.example>')),
  SUPABASE_URL: web.optional().meta(meta('a web address such as https://project.supabase.co')),
  SUPABASE_PUBLISHABLE_KEY: text.optional().meta(meta("the project's publishable key")),
  LLM_API_URL: web.optional().meta(meta('the address of an OpenAI-compatible endpoint')),
  LLM_API_KEY: text.optional().meta(secret("the endpoint's key")),
  LLM_MODEL: text.optional().meta(meta("a model's name")),
  LLM_DEADLINE_MS: text
    .regex(/^\d{3,6}$/)
    .transform(Number)
    .pipe(z.number().min(700).max(300_000))
    .default(2_500)
    .meta(meta('milliseconds from 700 to 300000')),
  LLM_INPUT_PRICE: price.optional().meta(meta('dollars for a million tokens')),
  LLM_OUTPUT_PRICE: price.optional().meta(meta('dollars for a million tokens')),
  LLM_TURNS_PER_MINUTE: wholeNumber.default(15).meta(meta('a whole number of turns')),
  LLM_TURNS_PER_BROWSER_CALL: wholeNumber.default(60).meta(meta('a whole number of turns')),
  LLM_REQUESTS_PER_BUSINESS: wholeNumber
    .default(1_500)
    .meta(meta('a whole number of requests a day')),
  LLM_REQUESTS_PER_DAY: wholeNumber.default(10_000).meta(meta('a whole number of requests a day')),
  BROWSER_CALLS_PER_NETWORK: wholeNumber
    .default(5)
    .meta(meta('a whole number of calls held at once')),
  SENTENCE_VECTORS: z.enum(['on', 'off']).default('on').meta(meta('on or off')),
  PRACTICE_TOKENS_PER_DAY: text
    .regex(/^\d{5,9}$/)
    .transform(Number)
    .default(1_500_000)
    .meta(meta('a number of tokens, at least 10000')),
  PHONE_COUNTRIES: list
    .pipe(z.array(text.regex(/^[A-Z]{2}$/)).min(1))
    .default(['CA', 'US'])
    .meta(meta('country codes such as CA,US separated by commas')),
  DAILY_SPEND_LIMIT: text
    .regex(/^\d{1,6}(\.\d{1,2})?$/)
    .transform(Number)
    .default(25)
    .meta(meta('an amount in dollars such as 25')),
  TRANSCRIPT_DAYS: text
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().min(1))
    .default(90)
    .meta(meta('a whole number of days, at least 1')),
  WEBSITE_ALLOW_HOSTS: list
    .pipe(z.array(text.regex(/^[a-z0-9.[\]:-]+:\d{1,5}$/i)))
    .default([])
    .meta(meta('host:port pairs separated by commas')),
  ...accountVariables,
};

const settingsShape = z.object(variables);

/** Every setting, checked; one that is not set is its default or undefined. */
export type Settings = Readonly<z.infer<typeof settingsShape>>;

/** What accounts read from the environment, checked. */
export type AccountSettings = Readonly<z.infer<z.ZodObject<typeof accountVariables>>>;

/** Why the program cannot start: one line for the person at the terminal, saying what to do. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

/**
 * Reads the settings from environment variables. Unknown variables are no concern of ours; an
 * empty one counts as not set.
 * @throws CannotStart naming the first wrong variable, what it holds and what it should.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const set = Object.entries(environment).filter(
    ([, value]) => value !== undefined && value.trim() !== '',
  );
  const result = settingsShape.safeParse(Object.fromEntries(set));
  if (result.success) return result.data;
  const name = String(result.error.issues[0]?.path[0]);
  throw new CannotStart(explain(name, environment[name] ?? ''));
}

function explain(name: string, value: string): string {
  const shape = Object.entries(variables).find(([variable]) => variable === name)?.[1];
  const { should = 'something else', secret: hidden } = shape?.meta() ?? {};
  const holds = hidden
    ? `a secret of ${value.length} characters (not shown)`
    : JSON.stringify(value);
  return `${name} holds ${holds}; it should be ${should}.`;
}
