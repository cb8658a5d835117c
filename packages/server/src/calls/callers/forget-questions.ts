import { questionKey } from '@second-ring/conversation';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { inboxDecisions } from '../../platform/database/schema/inbox-decisions.ts';

interface AskingCall {
  id: string;
  unansweredQuestions: string[];
}

/**
 * Forgets what was decided of questions that only these calls asked: a decision is kept under the
 * caller's own words. What others asked too stays decided.
 */
export async function forgetQuestions(
  transaction: Transaction,
  businessId: string,
  calls: readonly AskingCall[],
): Promise<void> {
  const asked = keysOf(calls);
  if (asked.length === 0) return;
  const others = await transaction
    .select({ unansweredQuestions: callLogs.unansweredQuestions })
    .from(callLogs)
    .where(
      and(
        eq(callLogs.businessId, businessId),
        sql`${callLogs.unansweredQuestions} <> '[]'`,
        notInArray(
          callLogs.id,
          calls.map(({ id }) => id),
        ),
      ),
    );
  const stillAsked = new Set(keysOf(others));
  await transaction.delete(inboxDecisions).where(
    and(
      eq(inboxDecisions.businessId, businessId),
      inArray(
        inboxDecisions.questionKey,
        asked.filter((key) => !stillAsked.has(key)),
      ),
    ),
  );
}

function keysOf(calls: readonly Pick<AskingCall, 'unansweredQuestions'>[]): string[] {
  return calls.flatMap(({ unansweredQuestions }) => unansweredQuestions.map(questionKey));
}
