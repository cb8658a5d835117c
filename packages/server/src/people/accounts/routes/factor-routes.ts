import { Hono } from 'hono';
import { z } from 'zod';
import type { Accounts } from '../accounts.ts';
import { AccountError } from '../errors/account-error.ts';
import { enrollFactor, unenrollFactor } from '../factors/enroll-factor.ts';
import {
  generateRecoveryCodes,
  ownRecoveryCodes,
  recoveryCodesStatus,
  regenerateRecoveryCodes,
  verifyRecoveryCode,
} from '../factors/recovery-codes.ts';
import { challengeFactor, verifyFactor } from '../factors/verify-factor.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { originOf, readBody, readId, textField } from './request.ts';

const enrollBody = z.object({
  factor_type: z.enum(['totp', 'phone', 'webauthn'], {
    error: 'factor_type needs to be totp, phone, or webauthn',
  }),
  friendly_name: textField,
  issuer: textField,
});
const verifyBody = z.object({ challenge_id: z.uuid(), code: z.string() });

/** The second factor: authenticator apps. */
export function factorRoutes(accounts: Accounts): Hono {
  const routes = new Hono();
  const who = (authorization: string | undefined) => authenticate(accounts, authorization);

  routes.post('/factors', async (context) => {
    const authenticated = await who(context.req.header('authorization'));
    const body = await readBody(context, enrollBody);
    if (body.factor_type !== 'totp') throw notEnabled(body.factor_type);
    const wish = { friendlyName: body.friendly_name ?? null, issuer: body.issuer ?? null };
    return context.json(await enrollFactor(accounts, authenticated, wish, originOf(context)));
  });

  routes.post('/factors/:id/challenge', async (context) => {
    const origin = originOf(context);
    await accounts.limits.countRequest('factor', origin.ip);
    const { person } = await who(context.req.header('authorization'));
    const id = readId(context.req.param('id'), 'factor_id');
    return context.json(await challengeFactor(accounts, person, id, origin));
  });

  routes.post('/factors/:id/verify', async (context) => {
    const origin = originOf(context);
    await accounts.limits.countRequest('factor', origin.ip);
    const authenticated = await who(context.req.header('authorization'));
    const factorId = readId(context.req.param('id'), 'factor_id');
    const { challenge_id: challengeId, code } = await readBody(context, verifyBody);
    const answer = { factorId, challengeId, code };
    return context.json(await verifyFactor(accounts, authenticated, answer, origin));
  });

  routes.delete('/factors/:id', async (context) => {
    const authenticated = await who(context.req.header('authorization'));
    const id = readId(context.req.param('id'), 'factor_id');
    return context.json(await unenrollFactor(accounts, authenticated, id, originOf(context)));
  });

  return routes;
}

function notEnabled(type: 'phone' | 'webauthn'): AccountError {
  return type === 'phone'
    ? new AccountError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
    : new AccountError(
        422,
        'mfa_webauthn_enroll_not_enabled',
        'MFA enroll is disabled for WebAuthn',
      );
}

const generateBody = z.object({ friendly_name: textField });
const recoveryBody = z.object({ code: z.string() });

/** Recovery codes, as the client library since 2.119 asks for them. Before the factors' routes. */
export function recoveryCodeRoutes(accounts: Accounts): Hono {
  const routes = new Hono();
  const who = (authorization: string | undefined) => authenticate(accounts, authorization);

  routes.get('/factors/recovery-codes', async (context) => {
    const { person } = await who(context.req.header('authorization'));
    return context.json(await recoveryCodesStatus(accounts, person));
  });

  routes.post('/factors/recovery-codes', async (context) => {
    const authenticated = await who(context.req.header('authorization'));
    const { friendly_name: name } = await readBody(context, generateBody);
    const origin = originOf(context);
    return context.json(await generateRecoveryCodes(accounts, authenticated, name ?? null, origin));
  });

  routes.post('/factors/recovery-codes/regenerate', async (context) => {
    const authenticated = await who(context.req.header('authorization'));
    return context.json(await regenerateRecoveryCodes(accounts, authenticated, originOf(context)));
  });

  routes.post('/factors/recovery-codes/verify', async (context) => {
    const origin = originOf(context);
    await accounts.limits.countRequest('factor', origin.ip);
    const authenticated = await who(context.req.header('authorization'));
    const { code } = await readBody(context, recoveryBody);
    return context.json(await verifyRecoveryCode(accounts, authenticated, code, origin));
  });

  routes.delete('/factors/recovery-codes', async (context) => {
    const authenticated = await who(context.req.header('authorization'));
    const { id } = ownRecoveryCodes(authenticated.person);
    return context.json(await unenrollFactor(accounts, authenticated, id, originOf(context)));
  });

  return routes;
}
