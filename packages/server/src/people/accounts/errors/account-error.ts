/** The codes GoTrue answers with that we use; clients decide by them. */
type AccountErrorCode =
  | 'anonymous_provider_disabled'
  | 'bad_code_verifier'
  | 'bad_json'
  | 'bad_jwt'
  | 'conflict'
  | 'current_password_mismatch'
  | 'current_password_required'
  | 'email_address_invalid'
  | 'email_exists'
  | 'email_not_confirmed'
  | 'email_provider_disabled'
  | 'feature_disabled'
  | 'flow_state_expired'
  | 'flow_state_not_found'
  | 'insufficient_aal'
  | 'invalid_credentials'
  | 'manual_linking_disabled'
  | 'mfa_challenge_expired'
  | 'mfa_factor_name_conflict'
  | 'mfa_factor_not_found'
  | 'mfa_ip_address_mismatch'
  | 'mfa_phone_enroll_not_enabled'
  | 'mfa_recovery_codes_locked'
  | 'mfa_recovery_codes_sole_factor'
  | 'mfa_verification_failed'
  | 'mfa_verified_factor_exists'
  | 'mfa_webauthn_enroll_not_enabled'
  | 'no_authorization'
  | 'not_admin'
  | 'not_found'
  | 'otp_disabled'
  | 'otp_expired'
  | 'over_email_send_rate_limit'
  | 'over_request_rate_limit'
  | 'over_sms_send_rate_limit'
  | 'passkey_disabled'
  | 'phone_exists'
  | 'phone_provider_disabled'
  | 'provider_disabled'
  | 'reauthentication_needed'
  | 'reauthentication_not_valid'
  | 'refresh_token_already_used'
  | 'refresh_token_not_found'
  | 'request_entity_too_large'
  | 'same_password'
  | 'saml_provider_disabled'
  | 'session_not_found'
  | 'signup_disabled'
  | 'sms_send_failed'
  | 'too_many_enrolled_mfa_factors'
  | 'unexpected_failure'
  | 'user_already_exists'
  | 'user_banned'
  | 'user_not_found'
  | 'validation_failed'
  | 'weak_password'
  | 'web3_provider_disabled';

type AccountErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500;

/** A refusal in GoTrue's words: the message is shown to people as it is. */
export class AccountError extends Error {
  override name = 'AccountError';
  readonly status: AccountErrorStatus;
  readonly code: AccountErrorCode;
  /** For `weak_password`: what is wrong with it. */
  readonly reasons: readonly string[] | undefined;
  /** When it may be asked again, in seconds; null: nobody knows. */
  retryAfterSeconds: number | null = null;

  constructor(
    status: AccountErrorStatus,
    code: AccountErrorCode,
    message: string,
    reasons?: readonly string[],
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.reasons = reasons;
  }

  /** The same refusal, told with when to ask again. */
  after(seconds: number): this {
    this.retryAfterSeconds = seconds;
    return this;
  }
}

/** A request whose parts do not make sense. */
export function invalid(message: string): AccountError {
  return new AccountError(400, 'validation_failed', message);
}

/** The first version of the protocol in which `code` is a string. */
const stringCodesSince = '2024-01-01';

/**
 * A refusal as GoTrue writes it for a client of the given version (the request's
 * `X-Supabase-Api-Version`): new clients read `code` and `message`, old ones `error_code` and `msg`.
 */
export function errorResponse(error: AccountError, apiVersion: string | undefined): Response {
  const headers: Record<string, string> = { 'x-sb-error-code': error.code };
  if (error.status === 429) headers['Retry-After'] = String(error.retryAfterSeconds ?? 60);
  // What is left of a body that was refused unread must not be taken for the next request.
  if (error.status === 413) headers.Connection = 'close';
  const isNew = apiVersion !== undefined && apiVersion >= stringCodesSince;
  if (isNew) headers['X-Supabase-Api-Version'] = stringCodesSince;
  const body = isNew
    ? { code: error.code, message: error.message }
    : { code: error.status, error_code: error.code, msg: error.message };
  const weakness = error.reasons && { weak_password: { reasons: error.reasons } };
  return Response.json({ ...body, ...weakness }, { status: error.status, headers });
}
