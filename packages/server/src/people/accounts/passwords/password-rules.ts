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
    const message = 'This password is known from data breaches. Please choose another.';
    throw new AccountError(422, 'weak_password', message, ['pwned']);
  }
}
