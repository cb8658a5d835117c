import { Hono } from 'hono';
import { z } from 'zod';
import type { Accounts } from '../accounts.ts';
import { takeAuthCode } from '../codes/auth-code.ts';
import { AccountError, invalid } from '../errors/account-error.ts';
import { refreshSession } from '../sessions/refresh-session.ts';
import { openSession } from '../sessions/session.ts';
import {
  requestRecovery,
  requestSignInCode,
  resendCode,
  signUpDisabled,
} from '../sign-in/mailed-codes.ts';
import { type Login, signInWithPassword } from '../sign-in/sign-in-with-password.ts';
import {
  cannotText,
  requirePhone,
  signUpAnonymously,
  signUpWithEmail,
  signUpWithPhone,
} from '../sign-up/sign-up.ts';
import {
  challengeFields,
  emailField,
  linkOptions,
  metadataField,
  originOf,
  phoneField,
  readBody,
  textField,
} from './request.ts';

const contactFields = { email: emailField, phone: phoneField };
const signUpBody = z.object({
  ...contactFields,
  ...challengeFields,
  password: textField,
  data: metadataField,
});
/** What the browser of a sign-up may claim. */
const claimTokens = z.array(z.string().max(200)).max(20);
const passwordBody = z.object({ ...contactFields, password: textField });
const refreshBody = z.object({ refresh_token: textField });
const pkceBody = z.object({ auth_code: textField, code_verifier: textField });
const recoverBody = z.object({ email: emailField, ...challengeFields });
const codeBody = z.object({
  ...contactFields,
  ...challengeFields,
  data: metadataField,
  create_user: z.boolean().nullish(),
});
const resendBody = z.object({
  ...contactFields,
  ...challengeFields,
  type: z.enum(['signup', 'email_change', 'sms', 'phone_change']),
});

/** Everything by which people come in or ask for a mail that lets them in; all without a session. */
export function signInRoutes(accounts: Accounts): Hono {
  const { limits } = accounts;
  const routes = new Hono();

  routes.post('/signup', async (context) => {
    const origin = originOf(context);
    await limits.countRequest('sign-up', origin.ip);
    const body = await readBody(context, signUpBody);
    if (!accounts.settings.AUTH_SIGNUP_ENABLED) throw signUpDisabled();
    const { email, phone, password } = body;
    // Not in GoTrue. They are kept with the code that is mailed, and are nobody's to read.
    const { claim_tokens: shown, ...metadata } = body.data;
    if (!email && !phone) return context.json(await signUpAnonymously(accounts, metadata, origin));
    if (!password) throw invalid('Signup requires a valid password');
    if (!email) {
      const wanted = { phone: phone ?? '', password, metadata };
      return context.json(await signUpWithPhone(accounts, wanted, origin));
    }
    const link = linkOptions(context, body);
    return context.json(
      await signUpWithEmail(
        accounts,
        { email, password, metadata, claimTokens: claimTokens.safeParse(shown).data ?? [] },
        link,
        origin,
      ),
    );
  });

  routes.post('/token', async (context) => {
    const origin = originOf(context);
    const grant = context.req.query('grant_type');
    // Tabs that stay signed in must not be locked out by somebody's wrong passwords.
    await limits.countRequest(grant === 'refresh_token' ? 'refresh' : 'token', origin.ip);
    switch (grant) {
      case 'password': {
        const { password, ...login } = await readBody(context, passwordBody);
        return context.json(
          await signInWithPassword(accounts, readLogin(login), password ?? '', origin),
        );
      }
      case 'refresh_token': {
        const { refresh_token: token } = await readBody(context, refreshBody);
        if (!token) throw invalid('Refresh token is not valid');
        return context.json(await refreshSession(accounts, token, origin));
      }
      case 'pkce': {
        const { auth_code: code, code_verifier: verifier } = await readBody(context, pkceBody);
        if (!code || !verifier) {
          throw invalid('invalid request: both auth code and code verifier should be non-empty');
        }
        const { userId, method } = await takeAuthCode(accounts, code, verifier);
        return context.json(
          await accounts.database.transaction((transaction) =>
            openSession(accounts, transaction, userId, method, origin),
          ),
        );
      }
      case 'id_token':
        throw invalid('The provider of this ID token is not enabled');
      case 'web3':
        throw new AccountError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
      default:
        throw new AccountError(400, 'invalid_credentials', 'unsupported_grant_type');
    }
  });

  routes.post('/recover', async (context) => {
    const origin = originOf(context);
    await limits.countRequest('recover', origin.ip);
    const body = await readBody(context, recoverBody);
    if (!body.email) throw invalid('Password recovery requires an email');
    await requestRecovery(accounts, body.email, linkOptions(context, body), origin);
    return context.json({});
  });

  routes.on('POST', ['/otp', '/magiclink'], async (context) => {
    const origin = originOf(context);
    await limits.countRequest('otp', origin.ip);
    const body = await readBody(context, codeBody);
    if (body.phone && !body.email) {
      requirePhone(accounts);
      throw cannotText();
    }
    if (!body.email) throw invalid('One of email or phone must be set');
    const { email, data: metadata } = body;
    const wanted = { email, metadata, createUser: body.create_user ?? true };
    await requestSignInCode(accounts, wanted, linkOptions(context, body), origin);
    return context.json({});
  });

  routes.post('/resend', async (context) => {
    const origin = originOf(context);
    await limits.countRequest('resend', origin.ip);
    const body = await readBody(context, resendBody);
    const { type, email, phone } = body;
    if (type === 'signup' || type === 'email_change') {
      if (!email) throw invalid('Type provided requires an email address');
      await resendCode(accounts, type, email, linkOptions(context, body), origin);
    } else if (!phone) {
      throw invalid('Type provided requires a phone number');
    }
    return context.json({});
  });

  return routes;
}

function readLogin({ email, phone }: { email?: string; phone?: string }): Login {
  if (email) return { email };
  if (phone) return { phone };
  throw invalid('missing email or phone');
}
