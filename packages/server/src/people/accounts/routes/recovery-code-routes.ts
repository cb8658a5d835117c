import { Hono } from 'hono';
import { z } from 'zod';
import type { Accounts } from '../accounts.ts';
import {
  generateRecoveryCodes,
  ownRecoveryCodes,
  recoveryCodesStatus,
  regenerateRecoveryCodes,
} from '../factors/recovery-codes.ts';
import { unenrollFactor } from '../factors/unenroll-factor.ts';
import { verifyRecoveryCode } from '../factors/verify-recovery-code.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { originOf, readBody, textField } from './request.ts';

const generateBody = z.object({ friendly_name: textField });
const verifyBody = z.object({ code: z.string() });

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
    const { code } = await readBody(context, verifyBody);
    return context.json(await verifyRecoveryCode(accounts, authenticated, code, origin));
  });

  routes.delete('/factors/recovery-codes', async (context) => {
    const authenticated = await who(context.req.header('authorization'));
    const { id } = ownRecoveryCodes(authenticated.person);
    return context.json(await unenrollFactor(accounts, authenticated, id, originOf(context)));
  });

  return routes;
}
