import { Hono } from 'hono';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts } from '../accounts.ts';
import { AccountError } from '../errors/account-error.ts';
import { type Authenticated, authenticate } from '../sessions/authenticate.ts';
import { endSession, listSessions } from '../sessions/list-sessions.ts';
import { originOf, readId } from './request.ts';

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
