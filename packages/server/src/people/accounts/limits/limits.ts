import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { mailboxOf } from '../../../platform/askings/limit-asking.ts';
import { networkOf, networksOf } from '../../../platform/http/network.ts';
import { sayWait } from '../../../platform/refusal.ts';
import type { AccountSettings } from '../../../platform/settings/settings.ts';
import { AccountError } from '../errors/account-error.ts';
import { createShares, type Share, sharesOfNetwork } from './mail-shares.ts';

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

interface CountedMail {
  /** Where it goes, if elsewhere than to `recipient`. */
  sentTo?: string;
  /** Whether it goes to none but those who have an account: whoever asks for others' uses up nothing that all share. */
  toKnownOnly?: boolean;
}

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
   * @throws AccountError 429
   */
  countMail(
    kind: string,
    recipient: string,
    ip: string | null,
    options?: CountedMail,
  ): Promise<void>;
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
  const shares = createShares();
  const perHour = settings.AUTH_MAILS_PER_HOUR;
  const interval = settings.AUTH_MAIL_INTERVAL;
  const visited = new LRUCache<string, true>({ max: mostVisited });
  const guesses = new RateLimiterMemory({ points: 10, duration: fiveMinutes });
  const fromStrangers = (mailbox: string, kind: string): Share[] => {
    const ofHour = { key: `hour ${mailbox}`, most: mostFromStrangers.hour, seconds: hour };
    const ofDay = { key: `day ${mailbox}`, most: mostFromStrangers.day, seconds: 24 * hour };
    // Whoever forgot a password has a code within the hour, theirs or one a stranger asked for.
    const isStuck = kind === 'recovery' && shares.waitFor(ofDay) > 0;
    return [ofHour, isStuck ? { key: `stuck ${mailbox}`, most: 1, seconds: hour } : ofDay];
  };
  return {
    countRequest: async (bucket, ip) => {
      const wait = await firstWait(buckets[bucket], ip);
      if (wait > 0) throw tooManyRequests(wait);
    },
    countMail: async (kind, recipient, ip, { sentTo = recipient, toKnownOnly = false } = {}) => {
      const timer = { key: `${kind}:${recipient}`, most: 1, seconds: interval };
      const ofAsker =
        ip === null
          ? ofMember(recipient, interval)
          : sharesOfNetwork(shares, perHour, ip, toKnownOnly);
      const mailbox = mailboxOf(sentTo);
      const isTheirs =
        ip === null ? sentTo === recipient : visited.get(`${networkOf(ip)} ${mailbox}`);
      const ofMailbox = isTheirs || interval === 0 ? [] : fromStrangers(mailbox, kind);
      const longest = (wanted: readonly Share[]) =>
        Math.max(0, ...wanted.map((share) => shares.waitFor(share)));
      const wait = interval > 0 ? longest([timer]) : 0;
      if (wait > 0) {
        const message = `For security purposes, you can only request this after ${wait} seconds.`;
        throw mailLimit(message, wait);
      }
      if (longest(ofAsker) > 0) throw mailLimit('email rate limit exceeded', longest(ofAsker));
      if (longest(ofMailbox) > 0)
        throw mailLimit('This address was written to often. Try later.', longest(ofMailbox));
      shares.take([...(interval > 0 ? [timer] : []), ...ofAsker, ...ofMailbox]);
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
const mostFromStrangers = { hour: 5, day: 10 };

/** How many mails somebody who is signed in may have sent in a day. */
const mostForMember = 20;

/** How many networks are remembered that somebody signed in from, each for their mailbox. */
const mostVisited = 100_000;

function ofMember(member: string, interval: number): Share[] {
  return interval > 0 ? [{ key: `member ${member}`, most: mostForMember, seconds: 24 * hour }] : [];
}

/** Counts one and answers how many seconds to wait; 0: none. `share` multiplies what is allowed. */
type Limiter = (key: string, share: number) => Promise<number>;

/** Counts one for every network an address lies in, up to the first that has used up its own. */
async function firstWait(limited: Limiter, ip: string): Promise<number> {
  for (const { key, share } of networksOf(ip)) {
    const wait = await limited(key, share);
    if (wait > 0) return wait;
  }
  return 0;
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
  const message = `Request rate limit reached. Try again in ${sayWait(wait * 1_000)}.`;
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
