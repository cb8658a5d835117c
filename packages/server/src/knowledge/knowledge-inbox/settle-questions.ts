import { questionKey } from '@second-ring/conversation';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { inboxDecisions } from '../../platform/database/schema/inbox-decisions.ts';

export type Settling =
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
