import type { ErasedOfCaller } from '@second-ring/contract';
import { questionKey } from '@second-ring/conversation';
import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { forgetKept } from '../../knowledge/kept-calls/procedures.ts';
import { actorOf, recordAudit } from '../../people/audit-log/audit.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { blockedCallers } from '../../platform/database/schema/blocked-callers.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { inboxDecisions } from '../../platform/database/schema/inbox-decisions.ts';
import { keptCalls } from '../../platform/database/schema/kept-calls.ts';
import { commitments, leads } from '../../platform/database/schema/leads.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { foundOrRefused, Refusal } from '../../platform/refusal.ts';
import {
  type Person,
  refuseForeign,
  type Scope,
  within,
} from '../../platform/tenant-guard/person.ts';
import { blankAppointments, blankCalls, blankTexts } from './blank-rows.ts';
import { forgetMentions } from './forget-mentions.ts';
import {
  type Caller,
  callsOf,
  optOutsOf,
  rowsOf,
  type Whose,
  writtenNumber,
} from './rows-of-caller.ts';

/**
 * Forgets a caller of one business, all at once or not at all. What is theirs is deleted or blanked;
 * that calls and texts happened, their length and cost, and the times of appointments stay, and so
 * does a STOP. A thread of texts ends with it. Who erased and how much is written down, without the
 * number. Twice is once: the second finds nothing. Refuses with `NOT_FOUND` outside the scope, and
 * with `CALL_RUNNING` while the caller is on the line.
 */
export function eraseCaller(
  database: Queryable,
  scope: Scope,
  person: Person | null,
  caller: Caller,
): Promise<ErasedOfCaller> {
  return database.transaction(async (transaction) => {
    await refuseForeign(transaction, scope, caller.businessId);
    const calls = await lockCalls(transaction, callsOf(transaction, scope, caller));
    const optOuts = await optOutsOf(transaction, scope, caller);
    const erased = await forget(transaction, scope, caller, calls);
    const found = { ...erased, mentions: await forgetMentions(transaction, caller) };
    if (Object.values(found).some(Boolean))
      await recordAudit(transaction, {
        action: 'caller_erased',
        actor: await actorOf(transaction, person),
        businessId: caller.businessId,
        details: found,
      });
    return { ...found, opted_out: optOuts.length > 0 };
  });
}

/**
 * Forgets one call, whoever made it: what was said on it and what came of it, as `eraseCaller` does. So
 * a call on which nobody left a number can be forgotten too. Refuses with `NOT_FOUND` outside the scope,
 * and with `CALL_RUNNING` while it goes on.
 */
export function eraseCall(
  database: Queryable,
  scope: Scope,
  person: Person | null,
  id: string,
): Promise<ErasedOfCaller> {
  return database.transaction(async (transaction) => {
    const ours = and(eq(callLogs.id, id), within(scope, callLogs.businessId));
    const calls = await lockCalls(transaction, ours);
    const businessId = foundOrRefused(calls[0]?.businessId, 'call log');
    const erased = await forget(transaction, scope, { businessId, phone_number: null }, calls);
    await recordAudit(transaction, {
      action: 'call_erased',
      actor: await actorOf(transaction, person),
      businessId,
      details: erased,
    });
    return { ...erased, mentions: 0, opted_out: false };
  });
}

/** Deletes or blanks everything of some calls and, where a number is known, of whoever has it. */
async function forget(
  transaction: Transaction,
  scope: Scope,
  whose: Whose,
  calls: readonly AskingCall[],
) {
  const ids = calls.map(({ id }) => id);
  const their = rowsOf(scope, whose, ids);
  const named = await idsOf(transaction, their, ids);
  await forgetQuestions(transaction, whose.businessId, calls);
  const erased = {
    texts: await blankTexts(transaction, their.texts, whose.phone_number),
    leads: (await transaction.delete(leads).where(their.leads).returning()).length,
    commitments: (await transaction.delete(commitments).where(their.commitments).returning())
      .length,
    ...(await blankAppointments(transaction, their.appointments)),
    kept_calls: await deleteKept(transaction, whose.businessId, their.keptCalls),
    unblocked: (await transaction.delete(blockedCallers).where(their.block).returning()).length > 0,
    calls: await blankCalls(transaction, ids),
  };
  await forgetCopies(transaction, whose, ids, named);
  return erased;
}

/** Kept calls go, and with them what was said again of them in practice. */
async function deleteKept(transaction: Transaction, businessId: string, theirs: SQL | undefined) {
  const gone = await transaction.delete(keptCalls).where(theirs).returning({ id: keptCalls.id });
  await forgetKept(
    transaction,
    businessId,
    gone.map(({ id }) => id),
  );
  return gone.length;
}

/** The calls meant, kept from changing until the transaction ends. */
async function lockCalls(transaction: Transaction, meant: SQL | undefined) {
  const calls = await transaction
    .select({
      id: callLogs.id,
      businessId: callLogs.businessId,
      channel: callLogs.channel,
      endedAt: callLogs.endedAt,
      unansweredQuestions: callLogs.unansweredQuestions,
    })
    .from(callLogs)
    .where(meant)
    .orderBy(callLogs.id)
    .for('update');
  // A thread of texts stays open for a day and says nothing by itself: it can end here.
  if (calls.some(({ channel, endedAt }) => endedAt === null && channel !== 'sms'))
    throw new Refusal(
      'CALL_RUNNING',
      'This caller is on the line right now. Erase them once the call is over; a call that was lost ends by itself within a quarter of an hour.',
    );
  return calls;
}

type RowsOfCaller = ReturnType<typeof rowsOf>;

/** The ids that waiting work may name what is erased by. */
async function idsOf(transaction: Transaction, their: RowsOfCaller, calls: string[]) {
  const texts = await transaction
    .select({ id: smsLogs.id, sid: smsLogs.twilioSid })
    .from(smsLogs)
    .where(their.texts);
  const promises = await transaction
    .select({ id: commitments.id })
    .from(commitments)
    .where(their.commitments);
  return [
    ...calls,
    ...texts.flatMap(({ id, sid }) => (sid === null ? id : [id, sid])),
    ...promises.map(({ id }) => id),
  ];
}

/** A regular expression that finds nothing. */
const neverWritten = String.raw`x\Ay`;

/** What lies where owners do not reach: mails kept here, permissions to call, waiting work. */
async function forgetCopies(
  transaction: Transaction,
  { businessId, phone_number: number }: Whose,
  calls: string[],
  named: string[],
): Promise<void> {
  const written = number === null ? neverWritten : writtenNumber(number);
  await transaction.execute(sql`SELECT forget_copies(${businessId}::uuid, ${number ?? ''},
    ${written}, string_to_array(${calls.join(',')}, ',')::uuid[],
    string_to_array(${named.join(',')}, ','))`);
}

interface AskingCall {
  id: string;
  unansweredQuestions: string[];
}

/**
 * Forgets what was decided of questions that only these calls asked: a decision is kept under the
 * caller's own words. What others asked too stays decided.
 */
async function forgetQuestions(
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
