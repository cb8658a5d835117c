import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { sessions } from '../../../platform/database/schema/sessions.ts';
import type { Accounts } from '../accounts.ts';
import { findPerson } from '../people/person.ts';
import { provenBy, type Session } from '../sessions/session.ts';
import { type SessionJson, sessionJson } from '../sessions/session-json.ts';

/**
 * Raises a session to aal2 after a second proof; the person's sessions that have shown none end.
 * The counter skips one, so that the token from before cannot be mistaken for a lost answer.
 */
export async function raiseSession(
  accounts: Accounts,
  transaction: Transaction,
  session: Session,
  proof: { factorId: string; method: 'totp' | 'mfa/recovery_code' },
): Promise<SessionJson> {
  const proven = provenBy(proof.method, accounts.now());
  const raised = {
    aal: 'aal2' as const,
    amr: [proven, ...session.amr.filter(({ method }) => method !== proof.method)],
    factorId: proof.factorId,
    refreshTokenCounter: session.refreshTokenCounter + 2,
    refreshedAt: null,
  };
  await transaction.update(sessions).set(raised).where(eq(sessions.id, session.id));
  await transaction
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, session.userId),
        ne(sessions.id, session.id),
        eq(sessions.aal, 'aal1'),
      ),
    );
  const person = await findPerson(transaction, session.userId);
  if (!person) throw new Error('The user vanished while showing a second factor.');
  return sessionJson(accounts, person, { ...session, ...raised });
}
