import { Hono } from 'hono';
import { z } from 'zod';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts } from '../accounts.ts';
import { mailReauthenticationCode } from '../codes/send-code.ts';
import { AccountError, invalid } from '../errors/account-error.ts';
import { changeUser } from '../people/change-user.ts';
import { userJson } from '../people/user-json.ts';
import { type Authenticated, authenticate } from '../sessions/authenticate.ts';
import { closeSessions, endSession, listSessions } from '../sessions/session.ts';
import {
  challengeFields,
  emailField,
  linkOptions,
  originOf,
  phoneField,
  readBody,
  readId,
  textField,
} from './request.ts';

const changeBody = z.object({
  ...challengeFields,
  email: emailField,
  phone: phoneField,
  password: textField,
  current_password: textField,
  nonce: textField,
  data: z.record(z.string(), z.unknown()).nullish(),
  app_metadata: z.unknown().optional(),
});
const scopeQuery = z.enum(['global', 'local', 'others']);

/** What signed-in people do with their own account. */
export function userRoutes(accounts: Accounts): Hono {
  const routes = new Hono();
  const who = (authorization: string | undefined) => authenticate(accounts, authorization);

  routes.get('/user', async (context) => {
    const { person } = await who(context.req.header('authorization'));
    return context.json(userJson(person));
  });

  routes.put('/user', async (context) => {
    const origin = originOf(context);
    await accounts.limits.countRequest('user', origin.ip);
    const authenticated = await who(context.req.header('authorization'));
    const body = await readBody(context, changeBody);
    if (body.app_metadata !== undefined) {
      const message = 'Updating app_metadata requires admin privileges';
      throw new AccountError(403, 'not_admin', message);
    }
    const change = {
      ...(body.email && { email: body.email }),
      ...(body.phone && { phone: body.phone }),
      ...(body.password && { password: body.password }),
      ...(body.current_password && { currentPassword: body.current_password }),
      ...(body.nonce && { nonce: body.nonce }),
      ...(body.data && { metadata: body.data }),
    };
    const link = linkOptions(context, body);
    return context.json(userJson(await changeUser(accounts, authenticated, change, link, origin)));
  });

  routes.post('/logout', async (context) => {
    const authenticated = await who(context.req.header('authorization'));
    const { person, session } = authenticated;
    const scope = scopeQuery.safeParse(context.req.query('scope') || 'global');
    if (!scope.success) {
      throw invalid(`Unsupported logout scope "${context.req.query('scope')}"`);
    }
    // With a password alone nobody ends the sessions of whoever has shown the second factor.
    const closed = lacksSecondFactor(authenticated) ? 'local' : scope.data;
    await accounts.database.transaction(async (transaction) => {
      await closeSessions(transaction, session, closed);
      await recordAudit(transaction, {
        action: 'signed_out',
        actor: person.user,
        subject: person.user.id,
        details: { scope: closed },
        ip: originOf(context).ip,
      });
    });
    return context.body(null, 204);
  });

  routes.get('/reauthenticate', async (context) => {
    if (context.req.method === 'HEAD') return context.body(null, 200);
    const { person } = await who(context.req.header('authorization'));
    const { user } = person;
    if (!user.email) {
      throw invalid('Reauthentication requires the user to have an email or a phone number');
    }
    if (!user.emailConfirmedAt) {
      const message = 'Please verify your email first.';
      throw new AccountError(422, 'email_not_confirmed', message);
    }
    const { email } = user;
    await accounts.limits.countMail('reauthentication', user.id, null);
    await accounts.database.transaction(async (transaction) => {
      await mailReauthenticationCode(accounts, transaction, user, email);
      await recordAudit(transaction, {
        action: 'user_reauthenticate_requested',
        actor: user,
        subject: user.id,
        ip: originOf(context).ip,
      });
    });
    return context.json({});
  });

  return routes;
}

/** Where someone is signed in. GoTrue has no such endpoints; the account page does. */
export function sessionRoutes(accounts: Accounts): Hono {
  const routes = new Hono();
  const who = async (authorization: string | undefined) => {
    const authenticated = await authenticate(accounts, authorization);
    if (!lacksSecondFactor(authenticated)) return authenticated;
    throw new AccountError(403, 'insufficient_aal', 'AAL2 required to see your sessions');
  };

  routes.get('/sessions', async (context) => {
    const { session } = await who(context.req.header('authorization'));
    return context.json(await listSessions(accounts.database, session));
  });

  routes.delete('/sessions/:id', async (context) => {
    const { person, session } = await who(context.req.header('authorization'));
    const id = readId(context.req.param('id'), 'session_id');
    await accounts.database.transaction(async (transaction) => {
      await endSession(transaction, session.userId, id);
      await recordAudit(transaction, {
        action: 'session_ended',
        actor: person.user,
        subject: person.user.id,
        ip: originOf(context).ip,
      });
    });
    return context.json({});
  });

  return routes;
}

/** Who set up a second factor has not signed in before showing it. */
function lacksSecondFactor({ person, session }: Authenticated): boolean {
  return session.aal === 'aal1' && person.factors.some((factor) => factor.status === 'verified');
}
