import { AccountError } from '../errors/account-error.ts';

/** Someone has the address already. */
export function emailExists(): AccountError {
  const message = 'A user with this email address has already been registered';
  return new AccountError(422, 'email_exists', message);
}

/** Someone has the number already. */
export function phoneExists(): AccountError {
  const message = 'A user with this phone number has already been registered';
  return new AccountError(422, 'phone_exists', message);
}

export function userNotFound(): AccountError {
  return new AccountError(404, 'user_not_found', 'User not found');
}
