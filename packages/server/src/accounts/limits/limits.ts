import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AccountError } from '../errors/account-error.ts';
import type { AccountSettings } from '../settings.ts';
import { networkOf } from './network.ts';

/** What is counted per network address, each in a bucket of its own. */
export type RequestBucket =
  | 'token'
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
  /** @throws AccountError 429 when this address asks too often */
  countRequest(bucket: RequestBucket, ip: string): Promise<void>;
  /**
   * One mail of a kind per address and interval, known to us or not, so that the limit tells
   * nobody who is known; and so many mails an hour in all.
   * @throws AccountError 429
   */
  countMail(kind: string, recipient: string): Promise<void>;
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
export type GuessedSecret = 'password' | 'app-code' | 'recovery-code';

const fiveMinutes = 300;
const hour = 3600;

/** Limits as the settings say; 0 means none. */
export function createLimits(settings: AccountSettings): Limits {
  const mail = settings.AUTH_LIMIT_MAIL;
  const buckets: Record<RequestBucket, Limiter> = {
    token: limiter(settings.AUTH_LIMIT_TOKEN, fiveMinutes),
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
  const allMails = limiter(settings.AUTH_MAILS_PER_HOUR, hour);
  const guesses = new RateLimiterMemory({ points: 10, duration: fiveMinutes });
  return {
    countRequest: async (bucket, ip) => {
      if ((await buckets[bucket](networkOf(ip))) > 0) throw tooManyRequests();
    },
    countMail: async (kind, recipient) => {
      const wait = await perRecipient(`${kind}:${recipient}`);
      if (wait > 0) {
        throw mailLimit(`For security purposes, you can only request this after ${wait} seconds.`);
      }
      if ((await allMails('')) > 0) throw mailLimit('email rate limit exceeded');
    },
    countGuess: async (secret, key) => {
      if ((await waitAfter(guesses, `${secret}:${key}`)) > 0) throw tooManyGuesses(secret);
    },
    forgiveGuess: async (secret, key) => {
      await guesses.delete(`${secret}:${key}`);
    },
  };
}

/** Counts one and answers how many seconds to wait; 0: none. */
type Limiter = (key: string) => Promise<number>;

function limiter(points: number, seconds: number): Limiter {
  if (points === 0) return async () => 0;
  const counter = new RateLimiterMemory({ points, duration: seconds });
  return (key) => waitAfter(counter, key);
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

function tooManyGuesses(secret: GuessedSecret): AccountError {
  if (secret !== 'recovery-code') return tooManyRequests();
  const message = 'Too many wrong recovery codes. Please wait five minutes.';
  return new AccountError(429, 'mfa_recovery_codes_locked', message);
}

function tooManyRequests(): AccountError {
  return new AccountError(429, 'over_request_rate_limit', 'Request rate limit reached');
}

function mailLimit(message: string): AccountError {
  return new AccountError(429, 'over_email_send_rate_limit', message);
}
