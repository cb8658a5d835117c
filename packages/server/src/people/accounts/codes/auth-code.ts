import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { flowStates } from '../../../platform/database/schema/one-time-tokens.ts';
import type { SignInMethod } from '../../../platform/database/schema/sessions.ts';
import type { Accounts } from '../accounts.ts';
import { AccountError, invalid } from '../errors/account-error.ts';
import { type CodeChallenge, sha256 } from './one-time-code.ts';

/** An auth code that nobody trades in this time is worthless. */
const lifetime = 5 * 60_000;

/**
 * Makes the code that a browser brings back from a link and trades for a session (RFC 7636).
 * @returns the code, which is not stored
 */
export async function issueAuthCode(
  database: Queryable,
  wanted: { userId: string; challenge: CodeChallenge; method: SignInMethod; now: Date },
): Promise<string> {
  const code = randomUUID();
  await database.insert(flowStates).values({
    userId: wanted.userId,
    authCodeHash: sha256(code),
    codeChallenge: wanted.challenge.challenge,
    codeChallengeMethod: wanted.challenge.method,
    authenticationMethod: wanted.method,
    createdAt: wanted.now,
  });
  return code;
}

/**
 * Takes an auth code and the proof that the same client asked for it. The code is worthless
 * afterwards, proof or not.
 * @throws AccountError
 */
export async function takeAuthCode(
  accounts: Accounts,
  code: string,
  verifier: string,
): Promise<{ userId: string; method: SignInMethod }> {
  const [flow] = await accounts.database
    .delete(flowStates)
    .where(eq(flowStates.authCodeHash, sha256(code)))
    .returning();
  if (!flow) {
    const message = 'invalid flow state, no valid flow state found';
    throw new AccountError(404, 'flow_state_not_found', message);
  }
  if (accounts.now().getTime() - flow.createdAt.getTime() > lifetime) {
    throw new AccountError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  const proof =
    flow.codeChallengeMethod === 'plain'
      ? verifier
      : createHash('sha256').update(verifier).digest('base64url');
  if (proof !== flow.codeChallenge) {
    const message = 'code challenge does not match previously saved code verifier';
    throw new AccountError(400, 'bad_code_verifier', message);
  }
  return { userId: flow.userId, method: flow.authenticationMethod };
}

/**
 * The challenge of a request body; null when it brings none.
 * @throws AccountError `validation_failed`
 */
export function readChallenge(body: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}): CodeChallenge | null {
  const { code_challenge: challenge, code_challenge_method: given } = body;
  if (!challenge && !given) return null;
  const method = given?.toLowerCase();
  if (!challenge || (method !== 's256' && method !== 'plain')) {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(challenge)) {
    throw invalid('code challenge has to be between 43 and 128 characters of A-Z a-z 0-9 - . _ ~');
  }
  return { challenge, method };
}
