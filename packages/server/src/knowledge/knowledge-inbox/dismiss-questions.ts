import { questionKey } from '@second-ring/conversation';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { inboxDecisions } from '../../platform/database/schema/inbox-decisions.ts';
import type { Scope } from '../../platform/tenant-guard/person.ts';
import { refuseForeign } from '../../platform/tenant-guard/refuse-foreign.ts';
import { settleQuestions } from './settle-questions.ts';

export interface Dismissal {
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
