import { questionKey } from '@second-ring/conversation';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { inboxDecisions } from '../../platform/database/schema/inbox-decisions.ts';
import { refuseForeign, type Scope } from '../../platform/tenant-guard/person.ts';

type Settling =
  | { decision: 'answered'; version: number }
  | { decision: 'dismissed'; version?: undefined };

/** Keeps what was decided of questions, in each of their wordings; the last decision counts. */
export async function settleQuestions(
  on: Queryable,
  businessId: string,
  wordings: readonly string[],
  { decision, version = undefined }: Settling,
): Promise<void> {
  const keys = [...new Set(wordings.map(questionKey))];
  if (keys.length === 0) return;
  await forgetOldest(on, businessId);
  const settled = { decision, version: version ?? null, decidedAt: new Date() };
  await on
    .insert(inboxDecisions)
    .values(keys.map((key) => ({ businessId, questionKey: key, ...settled })))
    .onConflictDoUpdate({
      target: [inboxDecisions.businessId, inboxDecisions.questionKey],
      set: {
        decision: sql`excluded.decision`,
        version: sql`excluded.version`,
        decidedAt: sql`excluded.decided_at`,
      },
    });
}

/** How many decisions are kept: far more than what the inbox goes through. */
const mostDecisions = 5_000;

async function forgetOldest(on: Queryable, businessId: string): Promise<void> {
  const { businessId: of, questionKey: key, decidedAt } = inboxDecisions;
  const oldest = on
    .select({ key })
    .from(inboxDecisions)
    .where(eq(of, businessId))
    .orderBy(desc(decidedAt), key)
    .offset(mostDecisions);
  await on.delete(inboxDecisions).where(and(eq(of, businessId), inArray(key, oldest)));
}

interface Dismissal {
  id: string;
  wordings: string[];
  dismissed: boolean;
}

/** Puts questions aside, or takes them back. Refuses with `NOT_FOUND` outside the scope. */
export async function dismissQuestions(
  database: Database,
  scope: Scope,
  { id, wordings, dismissed }: Dismissal,
): Promise<{ wordings: string[] }> {
  await refuseForeign(database, scope, id);
  if (dismissed) await settleQuestions(database, id, wordings, { decision: 'dismissed' });
  else
    await database
      .delete(inboxDecisions)
      .where(
        and(
          eq(inboxDecisions.businessId, id),
          eq(inboxDecisions.decision, 'dismissed'),
          inArray(inboxDecisions.questionKey, wordings.map(questionKey)),
        ),
      );
  return { wordings };
}
