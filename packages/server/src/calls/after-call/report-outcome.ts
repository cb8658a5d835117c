import {
  type CallOutcome,
  outcomeSince,
  type Receptionist,
  summarise,
  summariseMore,
  withWholeQuestions,
} from '@second-ring/conversation';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import type { ClaimedCall } from '../record/claim-call.ts';
import type { CallSurroundings } from '../record/surroundings.ts';
import { modelCostOf } from '../thinking/model-cost.ts';
import { keepPromises } from './keep-promises.ts';
import { maskStoredCards, withoutCards } from './mask-cards.ts';
import { tellOwner } from './tell-owner.ts';

export interface Report {
  call: ClaimedCall;
  /** Null: what it knew is lost, and nothing can be put in words. */
  receptionist: Receptionist | null;
  outcome: CallOutcome;
  /** What the owner has been told before; null: nothing. */
  before: CallOutcome | null;
  /** Leads to the call's page; null: no such page can be reached. */
  link: string | null;
}

/**
 * Writes what a call came to so far, its lead and its promises, and puts what the owner does not
 * know yet on its way to them. Safe to repeat as the call goes on: nothing is kept or told twice.
 */
export async function reportOutcome(
  outside: Pick<CallSurroundings, 'jobs' | 'model'>,
  transaction: Transaction,
  report: Report,
): Promise<void> {
  const { call, receptionist, link } = report;
  const outcome = withWholeQuestions(
    withoutCards(
      report.outcome,
      call.turns.map(({ input }) => input),
    ),
  );
  const before = report.before && withWholeQuestions(report.before);
  await maskStoredCards(transaction, call);
  const cost = outside.model && modelCostOf(outcome, outside.model);
  const whole = receptionist && summarise(receptionist, outcome, link);
  await transaction
    .update(callLogs)
    .set({
      toldTurns: call.turns.length,
      chatTranscript: outcome.transcript.map((entry) => ({ ...entry })),
      summary: whole?.sms ?? null,
      lead: outcome.lead,
      urgent: outcome.urgent,
      spam: outcome.spam,
      quotes: outcome.quotes,
      commitments: outcome.commitments,
      unansweredQuestions: outcome.unansweredQuestions,
      ...(cost ? { costBreakdown: [cost] } : {}),
    })
    .where(eq(callLogs.id, call.callId));
  await keepPromises(transaction, outside.jobs, call, outcome);
  if (!receptionist || !whole) return;
  if (before === null)
    return tellOwner(transaction, outside.jobs, { call, outcome, summary: whole, link });
  const news = outcomeSince(outcome, before);
  const summary = summariseMore(receptionist, outcome, before, link);
  await tellOwner(transaction, outside.jobs, { call, outcome: news, summary, link });
}
