import { and, eq, isNull } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { users } from '../../../platform/database/schema/users.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts } from '../accounts.ts';
import { issueAuthCode } from '../codes/auth-code.ts';
import { findByCode, findByLink, type OneTimeToken } from '../codes/one-time-code.ts';
import { AccountError, invalid } from '../errors/account-error.ts';
import { inEvenTime } from '../limits/limits.ts';
import { pickRedirect, withParameters } from '../redirects.ts';
import { noteRefused, openSession } from '../sessions/session.ts';
import {
  expiredCode,
  linkMethods,
  otherAddressMessage,
  purposesOf,
  redeemCode,
  type VerificationType,
} from '../sign-in/mailed-codes.ts';
import { emailField, originOf, phoneField, readBody, redirectTo, textField } from './request.ts';

const typeField = z.enum([
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change',
  'email',
  'sms',
  'phone_change',
]);
const verifyBody = z.object({
  type: typeField,
  email: emailField,
  phone: phoneField,
  token: textField,
  token_hash: textField,
});

/** Redeeming codes: typed into a page (`POST`) or followed from a mail (`GET`). */
export function verifyRoutes(accounts: Accounts): Hono {
  const routes = new Hono();

  routes.post('/verify', async (context) => {
    await accounts.limits.countRequest('verify', originOf(context).ip);
    const body = await readBody(context, verifyBody);
    const token = await inEvenTime(() => findToken(accounts, body));
    const followedFrom = body.token_hash ? networkOf(originOf(context).ip) : null;
    const session = await signInWith(accounts, context, token, followedFrom);
    return context.json(session ?? { msg: otherAddressMessage, code: '200' });
  });

  routes.get('/verify', async (context) => {
    // Programs that read mails ahead of people ask what a link leads to, and use nothing up by it.
    if (context.req.method === 'HEAD') return context.body(null, 200);
    const home = pickRedirect(accounts, redirectTo(context) ?? context.req.header('referer'));
    const linkToken = context.req.query('token') ?? '';
    const isPkce = linkToken.startsWith('pkce_');
    try {
      await accounts.limits.countRequest('verify', originOf(context).ip);
      const token = await findByLink(accounts, linkToken, linkPurposes(context.req.query('type')));
      if (!token) throw expiredLink();
      return context.redirect(await followLink(accounts, context, token, home), 303);
    } catch (error) {
      if (!(error instanceof AccountError)) throw error;
      return context.redirect(refusedLink(home, error, isPkce), 303);
    }
  });

  return routes;
}

async function findToken(
  accounts: Accounts,
  body: z.infer<typeof verifyBody>,
): Promise<OneTimeToken> {
  const { type, email, phone, token, token_hash: linkToken } = body;
  const purposes = purposesOf[type];
  if (linkToken) {
    if (token || email || phone) throw invalid('Only the token_hash and type should be provided');
    const found = await findByLink(accounts, linkToken, purposes);
    if (!found) throw expiredLink();
    return found;
  }
  const sentTo = email ?? phone;
  if (!token || !sentTo) {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  const found = await findByCode(accounts, sentTo, token, purposes);
  if (!found) throw expiredCode();
  return found;
}

/** Does what a code is for. That its account is disabled is written down once nothing was done. */
async function withCode<Done>(
  accounts: Accounts,
  context: Context,
  { userId, sentTo }: OneTimeToken,
  work: (transaction: Transaction) => Promise<Done>,
): Promise<Done> {
  try {
    return await accounts.database.transaction(work);
  } catch (error) {
    if (error instanceof AccountError && error.code === 'user_banned')
      await noteRefused(accounts, { userId, login: sentTo }, originOf(context));
    throw error;
  }
}

/** Redeems a code for a session; null when another address still has to say yes. */
function signInWith(
  accounts: Accounts,
  context: Context,
  token: OneTimeToken,
  followedFrom: string | null,
) {
  const origin = originOf(context);
  return withCode(accounts, context, token, async (transaction) => {
    const user = await redeemCode(accounts, transaction, token, followedFrom);
    if (!user) return null;
    await recordAudit(transaction, {
      action: 'signed_in',
      actor: user,
      subject: user.id,
      details: { method: token.purpose },
      ip: origin.ip,
    });
    return openSession(accounts, transaction, user.id, 'otp', origin);
  });
}

/**
 * Where to send a browser whose link is good: home with a session in the fragment, or, where the
 * client can prove that it asked (PKCE), with a code it trades for one.
 */
async function followLink(
  accounts: Accounts,
  context: Context,
  token: OneTimeToken,
  home: string,
): Promise<string> {
  const { codeChallenge: challenge, codeChallengeMethod: method } = token;
  const followedFrom = networkOf(originOf(context).ip);
  if (challenge && method) {
    const code = await withCode(accounts, context, token, async (transaction) => {
      const user = await redeemCode(accounts, transaction, token, followedFrom);
      return user
        ? issueAuthCode(transaction, {
            userId: user.id,
            challenge: { challenge, method },
            method: linkMethods[token.purpose] ?? 'otp',
            now: accounts.now(),
          })
        : null;
    });
    return code ? withParameters(home, { query: { code } }) : halfway(home);
  }
  const session = await signInWith(accounts, context, token, followedFrom);
  if (!session) return halfway(home);
  return withParameters(home, {
    fragment: {
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      refresh_token: session.refresh_token,
      sb: '',
      token_type: session.token_type,
      type: (await lacksPassword(accounts, token)) ? 'recovery' : (context.req.query('type') ?? ''),
    },
  });
}

/**
 * Whether a sign-up's password was not kept, as where others signed up with the address, or the link was
 * followed from elsewhere: one is chosen anew.
 */
async function lacksPassword(
  { database }: Accounts,
  { userId, signUpNetwork }: OneTimeToken,
): Promise<boolean> {
  if (signUpNetwork === null) return false;
  const withNone = and(eq(users.id, userId), isNull(users.passwordHash));
  return (await database.$count(users, withNone)) > 0;
}

function halfway(home: string): string {
  return withParameters(home, { fragment: { message: otherAddressMessage, sb: '' } });
}

function refusedLink(home: string, error: AccountError, isPkce: boolean): string {
  const reason = {
    error: error.status < 500 ? 'access_denied' : 'server_error',
    error_code: error.code,
    error_description: error.message,
  };
  return withParameters(home, {
    ...(isPkce && { query: reason }),
    fragment: { ...reason, sb: '' },
  });
}

function linkPurposes(type: string | undefined) {
  const known = typeField.safeParse(type);
  const none: VerificationType[] = [];
  return (known.success ? [known.data] : none).flatMap((each) => purposesOf[each]);
}

function expiredLink(): AccountError {
  return expiredCode('Email link is invalid or has expired');
}
