import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { mailboxOf } from '../../../platform/askings/limit-asking.ts';
import { networkOf, networksOf } from '../../../platform/http/network.ts';
import type { AccountSettings } from '../../../platform/settings/settings.ts';
import { AccountError } from '../errors/account-error.ts';

/** What is counted per network address, each in a bucket of its own. */
type RequestBucket =
  | 'token'
  | 'refresh'
  | 'verify'
  | 'otp'
  | 'recover'
  | 'resend'
  | 'sign-up'
  | 'user'
  | 'anonymous'
  | 'factor';

/** How often things may be done. Counted per instance and forgotten at a restart. */
export interface Limits {
  /** @throws AccountError 429 when this network asks too often */
  countRequest(bucket: RequestBucket, ip: string): Promise<void>;
  /**
   * One mail of a kind per address and interval, known to us or not, so that the limit tells
   * nobody who is known; so many mails an hour from each network and so many a day for each person
   * who is signed in; and few that strangers may have sent to one mailbox. How many leave in all is
   * counted where they do (`mayMailUser`).
   * @param ip who asks; null: somebody who is signed in
   * @param sentTo where it goes, if elsewhere than to `recipient`
   * @throws AccountError 429
   */
  countMail(kind: string, recipient: string, ip: string | null, sentTo?: string): Promise<void>;
  /** Notes that somebody has signed in from there: they are no stranger to their own mailbox. */
  welcome(ip: string, email: string | null): void;
  /**
   * Counts a guess before it is tried, so that many at once are no way round; ten wrong ones, and
   * nothing more is tried for five minutes.
   * @param key whose secret, and for a password also the network that guesses: nobody can lock a
   *   person out from elsewhere
   * @throws AccountError 429
   */
  countGuess(secret: GuessedSecret, key: string): Promise<void>;
  /** The guess was right: none count any more. */
  forgiveGuess(secret: GuessedSecret, key: string): Promise<void>;
}

/** What can be found by trying often enough. */
type GuessedSecret = 'password' | 'app-code' | 'recovery-code';

const fiveMinutes = 300;
const hour = 3600;

/** Limits as the settings say; 0 means none. */
export function createLimits(settings: AccountSettings): Limits {
  const mail = settings.AUTH_LIMIT_MAIL;
  const buckets: Record<RequestBucket, Limiter> = {
    token: limiter(settings.AUTH_LIMIT_TOKEN, fiveMinutes),
    refresh: limiter(settings.AUTH_LIMIT_TOKEN, fiveMinutes),
    verify: limiter(settings.AUTH_LIMIT_VERIFY, fiveMinutes),
    otp: limiter(mail, fiveMinutes),
    recover: limiter(mail, fiveMinutes),
    resend: limiter(mail, fiveMinutes),
    'sign-up': limiter(mail, fiveMinutes),
    user: limiter(mail, fiveMinutes),
    anonymous: limiter(settings.AUTH_LIMIT_ANONYMOUS, hour),
    factor: limiter(settings.AUTH_LIMIT_FACTOR, 60),
  };
  const perRecipient = limiter(
    settings.AUTH_MAIL_INTERVAL > 0 ? 1 : 0,
    settings.AUTH_MAIL_INTERVAL,
  );
  const perMailbox = settings.AUTH_MAIL_INTERVAL > 0 ? mostFromStrangers : [];
  const mailboxes = perMailbox.map(({ mails, seconds }) => limiter(mails, seconds));
  const perHour = settings.AUTH_MAILS_PER_HOUR;
  const perMember = limiter(settings.AUTH_MAIL_INTERVAL > 0 ? mostForMember : 0, 24 * hour);
  const onceAnHour = limiter(1, hour);
  const perNetwork = limiter(Math.ceil(perHour / networksPart), hour);
  const visited = new LRUCache<string, true>({ max: mostVisited });
  const guesses = new RateLimiterMemory({ points: 10, duration: fiveMinutes });
  return {
    countRequest: async (bucket, ip) => {
      const wait = await longestWait(buckets[bucket], ip);
      if (wait > 0) throw tooManyRequests(wait);
    },
    countMail: async (kind, recipient, ip, sentTo = recipient) => {
      const wait = await perRecipient(`${kind}:${recipient}`, 1);
      if (wait > 0) {
        const message = `For security purposes, you can only request this after ${wait} seconds.`;
        throw mailLimit(message, wait);
      }
      const ofAsker = ip === null ? await perMember(recipient, 1) : await siteWait(perNetwork, ip);
      if (ofAsker > 0) throw mailLimit('email rate limit exceeded', ofAsker);
      const mailbox = mailboxOf(sentTo);
      const isTheirs =
        ip === null ? sentTo === recipient : visited.get(`${networkOf(ip)} ${mailbox}`);
      if (isTheirs) return;
      const waits = await Promise.all(mailboxes.map((limited) => limited(mailbox, 1)));
      const [ofHour = 0, ofDay = 0] = waits;
      // Whoever forgot a password has a code within the hour, theirs or one a stranger asked for.
      const isStuck = ofHour === 0 && ofDay > 0 && kind === 'recovery';
      const mayWait = isStuck ? await onceAnHour(mailbox, 1) : Math.max(ofHour, ofDay);
      if (mayWait > 0) throw mailLimit('This address was written to often. Try later.', mayWait);
    },
    welcome: (ip, email) => {
      if (email !== null) visited.set(`${networkOf(ip)} ${mailboxOf(email)}`, true);
    },
    countGuess: async (secret, key) => {
      const wait = await waitAfter(guesses, `${secret}:${key}`);
      if (wait > 0) throw tooManyGuesses(secret, wait);
    },
    forgiveGuess: async (secret, key) => {
      await guesses.delete(`${secret}:${key}`);
    },
  };
}

/** How many mails of all kinds strangers may have sent to one mailbox, whoever they are. */
const mostFromStrangers = [
  { mails: 5, seconds: hour },
  { mails: 10, seconds: 24 * hour },
];

/** How many mails somebody who is signed in may have sent in a day. */
const mostForMember = 20;

/** How many networks are remembered that somebody signed in from, each for their mailbox. */
const mostVisited = 100_000;

/** Counts one and answers how many seconds to wait; 0: none. `share` multiplies what is allowed. */
type Limiter = (key: string, share: number) => Promise<number>;

/** Of the mails all strangers share, one network may have a fifth. */
const networksPart = 5;

/**
 * The same where all draw on one budget: a /48, which anybody is given, has one address's share, and
 * a provider's /32 twice that.
 */
async function siteWait(limited: Limiter, ip: string): Promise<number> {
  const [own, site, provider] = networksOf(ip);
  const counted = [
    { key: site?.key ?? own?.key ?? ip, share: 1 },
    ...(provider ? [{ key: provider.key, share: 2 }] : []),
  ];
  const waits = await Promise.all(counted.map(({ key, share }) => limited(key, share)));
  return Math.max(...waits);
}

/** Counts one for every network an address lies in. */
async function longestWait(limited: Limiter, ip: string): Promise<number> {
  const waits = await Promise.all(networksOf(ip).map(({ key, share }) => limited(key, share)));
  return Math.max(...waits);
}

function limiter(points: number, seconds: number): Limiter {
  if (points === 0) return async () => 0;
  const counters = new Map<number, RateLimiterMemory>();
  return (key, share) => {
    const counter =
      counters.get(share) ?? new RateLimiterMemory({ points: points * share, duration: seconds });
    counters.set(share, counter);
    return waitAfter(counter, key);
  };
}

async function waitAfter(counter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await counter.consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
    throw refusal;
  }
}

function tooManyGuesses(secret: GuessedSecret, wait: number): AccountError {
  if (secret !== 'recovery-code') return tooManyRequests(wait);
  const message = 'Too many wrong recovery codes. Please wait five minutes.';
  return new AccountError(429, 'mfa_recovery_codes_locked', message).after(wait);
}

function tooManyRequests(wait: number): AccountError {
  const message = 'Request rate limit reached';
  return new AccountError(429, 'over_request_rate_limit', message).after(wait);
}

function mailLimit(message: string, wait: number): AccountError {
  return new AccountError(429, 'over_email_send_rate_limit', message).after(wait);
}

/** Finding an account and mailing it takes some milliseconds; this is many times as long. */
const stepMilliseconds = 250;

/**
 * Answers, or refuses, only after a whole number of steps: how long it took then tells nobody
 * whether an account was found.
 */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    const taken = performance.now() - started;
    await wait(stepMilliseconds - (taken % stepMilliseconds));
  }
}
