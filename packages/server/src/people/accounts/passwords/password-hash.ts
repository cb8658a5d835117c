import { hash as argon2Hash, verify as argon2Verify } from '@node-rs/argon2';
import bcrypt from 'bcryptjs';

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
