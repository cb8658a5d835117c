import { hash as argon2Hash, verify as argon2Verify } from '@node-rs/argon2';
import bcrypt from 'bcryptjs';
import { AccountError, invalid } from '../errors/account-error.ts';

/** bcrypt, which imported hashes may use, looks at no more bytes than these. */
const longest = 72;

/** "aaaaaa" and "ababab" are long enough and on no list. */
const fewestDifferent = 3;

/** Read when the first password is chosen: tens of thousands that were stolen most often. */
let known: Promise<ReadonlySet<string>> | null = null;

async function knownPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(Object.values(dictionary['passwords-common']).map(String));
}

/**
 * Refuses a password that cannot be accepted: too long, too short, of too few different characters, or
 * among those that are tried first because they were stolen and published.
 * @param shortest in characters
 * @throws AccountError `weak_password` or `validation_failed`
 */
export async function checkPassword(password: string, shortest: number): Promise<void> {
  if (Buffer.byteLength(password) > longest) {
    throw invalid(`Password cannot be longer than ${longest} characters`);
  }
  if (password.length < shortest) {
    const message = `Password should be at least ${shortest} characters.`;
    throw new AccountError(422, 'weak_password', message, ['length']);
  }
  if (new Set(password).size < fewestDifferent) {
    const message = 'This password repeats too few characters. Please choose another.';
    throw new AccountError(422, 'weak_password', message, ['characters']);
  }
  known ??= knownPasswords();
  if ((await known).has(password.toLowerCase())) {
    const message = 'This password has appeared in a data breach. Please choose another.';
    throw new AccountError(422, 'weak_password', message, ['pwned']);
  }
}

/**
 * Hashes a password with Argon2id at the least cost OWASP's cheat sheet allows (19 MiB, two
 * passes, one lane), as a PHC string.
 */
export function hashPassword(password: string): Promise<string> {
  return argon2Hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}

/** Whether a hash was made as `hashPassword` makes them now; others are replaced at a sign-in. */
export function isCurrentHash(hash: string): boolean {
  return hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$');
}

/**
 * Whether a password matches a stored hash: Argon2 (PHC string) or bcrypt. Without a hash it does
 * the same work and answers false, so that nobody can tell by the time whether an account exists.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  if (hash === null) {
    await argon2Verify(await unknownHash(), password);
    return false;
  }
  if (/^\$2[aby]\$/.test(hash)) return bcrypt.compare(password, hash);
  return argon2Verify(hash, password);
}

let madeUnknownHash: Promise<string> | undefined;

/** The hash of a password nobody has. */
function unknownHash(): Promise<string> {
  madeUnknownHash ??= hashPassword(crypto.randomUUID());
  return madeUnknownHash;
}

/** Runs costly work a little at a time, in turns between those who ask. */
export interface FairQueue {
  /** @param asker whose turn it takes: who asks often waits for themselves, not others for them */
  run<Result>(asker: string, work: () => Promise<Result>): Promise<Result>;
}

/** @param width how many pieces of work may run at once */
export function createFairQueue(width: number): FairQueue {
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  function startNext(): void {
    const [next] = waiting;
    if (!next || running >= width) return;
    const [asker, [start, ...later]] = next;
    waiting.delete(asker);
    // Behind everybody else who waits.
    if (later.length > 0) waiting.set(asker, later);
    running += 1;
    start?.();
  }

  return {
    run: async (asker, work) => {
      await new Promise<void>((start) => {
        waiting.set(asker, [...(waiting.get(asker) ?? []), start]);
        startNext();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}
