import { AccountError, invalid } from '../errors/account-error.ts';

/** bcrypt, which imported hashes may use, looks at no more bytes than these. */
const longest = 72;

/**
 * Refuses a password that cannot be accepted.
 * @param shortest in characters
 * @throws AccountError `weak_password` or `validation_failed`
 */
export function checkPassword(password: string, shortest: number): void {
  if (Buffer.byteLength(password) > longest) {
    throw invalid(`Password cannot be longer than ${longest} characters`);
  }
  if (password.length < shortest) {
    const message = `Password should be at least ${shortest} characters.`;
    throw new AccountError(422, 'weak_password', message, ['length']);
  }
}
