import {
  type CallOutcome,
  type CallSummary,
  datedLead,
  newConversation,
  outcomeOf,
  outcomeSince,
  ownersCommitments,
  type Receptionist,
  summarise,
  summariseMore,
  type TranscriptEntry,
  withWholeQuestions,
} from '@second-ring/conversation';
import { eq } from 'drizzle-orm';
import { mailOwner } from '../../lines/messages/mail-owner.ts';
import { findRecipients } from '../../lines/messages/recipients.ts';
import { textOwner } from '../../lines/messages/text-owner.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { type ClaimedCall, claimCall, toldOf } from '../record/claim-call.ts';
import { change, outcomeAfter, type Turn } from '../record/rebuild-conversation.ts';
import type { CallSurroundings } from '../record/surroundings.ts';
import type { Mind } from '../thinking/mind.ts';
import { modelCostOf } from '../thinking/model-cost.ts';
import { composeMail } from './compose-mail.ts';
import { keepPromises } from './keep-promises.ts';
import { maskStoredCards, withoutCards } from './mask-cards.ts';

interface Report {
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
  const owed = withAnswerOwed(outcome, call.fromNumber);
  const kept = receptionist
    ? {
        ...owed,
        lead: datedLead(receptionist, outcome),
        commitments: ownersCommitments(receptionist, owed),
      }
    : owed;
  await transaction
    .update(callLogs)
    .set({
      toldTurns: call.turns.length,
      chatTranscript: outcome.transcript.map((entry) => ({ ...entry })),
      summary: whole?.sms ?? null,
      lead: kept.lead,
      urgent: outcome.urgent,
      spam: outcome.spam,
      quotes: outcome.quotes,
      commitments: kept.commitments,
      unansweredQuestions: outcome.unansweredQuestions,
      ...(cost ? { costBreakdown: [cost] } : {}),
    })
    .where(eq(callLogs.id, call.callId));
  await keepPromises(transaction, outside.jobs, call, kept);
  if (!receptionist || !whole) return;
  if (before === null)
    return tellOwner(transaction, outside.jobs, { call, outcome, summary: whole, link });
  const news = outcomeSince(outcome, before);
  const summary = summariseMore(receptionist, outcome, before, link);
  await tellOwner(transaction, outside.jobs, { call, outcome: news, summary, link });
}

/**
 * With a call back among the promises where a question was to be passed on and nothing else waits: the
 * summary says to call back with the answer, so somebody must find it to do.
 */
function withAnswerOwed(outcome: CallOutcome, callerNumber: string | null): CallOutcome {
  const { lead, commitments, bookings, unansweredQuestions, startedAt } = outcome;
  const number = lead?.phone ?? callerNumber;
  const isSettled = outcome.spam || outcome.urgent || outcome.transferred || outcome.wantsNoCall;
  if (number === null || isSettled || commitments.length + bookings.length > 0) return outcome;
  if (unansweredQuestions.length === 0) return outcome;
  // A thread that goes on is told of again: dated so, it stays the same promise.
  const text = `Call back with an answer for ${lead?.name ?? 'the caller'}, ${number}`;
  return { ...outcome, commitments: [{ text, dueAt: null, madeAt: startedAt }] };
}

/**
 * Tells the owner what has been said on a thread that goes on, as far as they do not know it yet.
 * Returns false where it has been closed meanwhile.
 */
export async function reportThread(
  outside: CallSurroundings,
  callSid: string,
  linkOf: (callId: string) => Report['link'],
): Promise<boolean> {
  await outside.receptionists.makeReady(outside.database, callSid);
  return outside.database.transaction(async (transaction) => {
    const call = await claimCall(transaction, callSid, outside.instance);
    if (!call?.snapshotHash) return false;
    const receptionist = await outside.receptionists.asOf(transaction, call.snapshotHash);
    const before = await toldBefore(outside.mind, receptionist, call);
    const outcome = await outcomeAfter(outside.mind, receptionist, call.turns);
    const link = linkOf(call.callId);
    await reportOutcome(outside, transaction, { call, receptionist, outcome, before, link });
    return true;
  });
}

interface ToldCall {
  call: ClaimedCall;
  outcome: CallOutcome;
  summary: CallSummary;
  link: string | null;
}

/**
 * Puts the summary by text and e-mail on its way to the owner, as part of `transaction`, once for
 * each length of a call they know. A call on which nothing came up tells them nothing, and spam is
 * not worth a text, nor is a conversation by text that left nothing to do.
 */
async function tellOwner(transaction: Transaction, jobs: Jobs, told: ToldCall) {
  const { call, outcome, link } = told;
  const summary = {
    ...told.summary,
    sms: toldOf(call, told.summary.sms),
    subject: toldOf(call, told.summary.subject),
  };
  const recipients = await findRecipients(transaction, call.agentId);
  if (!recipients || !hasNews(outcome)) return;
  const { businessName, timeZone, number, from, emails } = recipients;
  const key = `summary:${call.callId}${call.toldTurns > 0 ? `:${call.toldTurns}` : ''}`;
  // Anybody texts for nothing: what is settled is mailed and in the log.
  const isSettled = call.channel === 'sms' && told.summary.settled;
  if (number && from && call.agentId && !outcome.spam && !isSettled)
    await textOwner(transaction, jobs, {
      key,
      to: number,
      from,
      body: summary.sms,
      agentId: call.agentId,
      businessId: call.businessId,
      callId: call.callId,
    });
  const mail = composeMail({ businessName, timeZone, summary, outcome, link });
  await mailOwner(transaction, jobs, {
    agentId: call.agentId,
    callId: call.callId,
    businessId: recipients.businessId,
    key,
    urgent: false,
    emails,
    mail,
  });
}

/** What came of a call after its caller left counts too: a booking may have been settled since. */
function hasNews({ transcript, bookings, commitments }: CallOutcome): boolean {
  const spoke = transcript.some(({ role }) => role === 'user');
  return spoke || bookings.length > 0 || commitments.length > 0;
}

/** What the owner knows of a call: its outcome as it was then. Null: they have heard nothing yet. */
export async function toldBefore(
  mind: Mind,
  receptionist: Receptionist,
  { turns, toldTurns }: ClaimedCall,
): Promise<CallOutcome | null> {
  return toldTurns === 0 ? null : outcomeAfter(mind, receptionist, turns.slice(0, toldTurns));
}

/** The same of a call that cannot be replayed. */
export function wordsTold(call: ClaimedCall): CallOutcome | null {
  const told = call.turns.slice(0, call.toldTurns);
  return told.length === 0 ? null : wordsOnly(call, told, call.startedAt.getTime());
}

/** A call that cannot be replayed still holds every word its caller said. */
export function wordsOnly(call: ClaimedCall, turns: readonly Turn[], endedAt: number): CallOutcome {
  const said: TranscriptEntry[] = [];
  for (const { input, at, outcome } of turns)
    if (outcome) change(said, outcome.transcript);
    else if (input?.type === 'callerSpoke') said.push({ role: 'user', content: input.text, at });
  return {
    ...outcomeOf(newConversation()),
    startedAt: call.startedAt.getTime(),
    endedAt,
    callerNumber: call.fromNumber,
    transcript: said,
  };
}
