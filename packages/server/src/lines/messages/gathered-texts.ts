import { and, countDistinct, eq, inArray, notInArray, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { browserCallTokens } from '../../platform/database/schema/browser-call-tokens.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { queueSms } from './queue-sms.ts';

/** Texts to an owner that wait to be told in one. */
interface GatheredTexts {
  to: string;
  /** Which texts to them those are, of a query on texts, their calls and browsers' tokens. */
  which: SQL | undefined;
  /** What the one text begins with. @param known of how many of the calls they were texted already. */
  headOf(calls: readonly GatheredText[], known: number): string;
}

type GatheredText = typeof smsLogs.$inferSelect & { body: string };

/** Tells what waits in one text, as part of `transaction`, in the place of those that waited. */
export async function tellGathered(
  transaction: Transaction,
  jobs: Jobs,
  { to, which, headOf }: GatheredTexts,
): Promise<void> {
  const waiting = transaction
    .select({ id: smsLogs.id })
    .from(smsLogs)
    .innerJoin(callLogs, eq(callLogs.id, smsLogs.callId))
    .leftJoin(browserCallTokens, eq(browserCallTokens.callSid, callLogs.callSid))
    .where(
      and(
        eq(smsLogs.phoneNumber, to),
        eq(smsLogs.direction, 'outbound'),
        eq(smsLogs.status, 'scheduled'),
        which,
      ),
    );
  // Whoever takes one away tells of it: nothing is told by two.
  const taken = await transaction.delete(smsLogs).where(inArray(smsLogs.id, waiting)).returning();
  const inOrder = taken.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  // Whose words were forgotten meanwhile is not told.
  const texts = inOrder.flatMap(({ body, ...text }) => (body === null ? [] : [{ ...text, body }]));
  const [first] = texts;
  const calls = urgentFirst(texts);
  const [last] = calls;
  const from = ends.safeParse(last?.metadata).data?.from;
  if (!last || !first || from === undefined) return;
  const { businessId, agentId, callId, alert } = last;
  const known = texts.length === 1 ? 0 : await countTold(transaction, to, calls);
  const body = texts.length === 1 ? last.body : listed(headOf(calls, known), calls);
  const message = { key: `gathered:${first.id}`, to, from, body, businessId, agentId, callId };
  const tellsOf = calls.flatMap((call) => call.callId ?? []);
  await queueSms(transaction, jobs, { ...message, alert, urgent: alert, tellsOf });
}

const ends = z.looseObject({ from: z.string() });
const ofLife = z.looseObject({ toLife: z.literal(true) });

/** Of each call the last that was to be told: first of danger to life, then what else alerts, then the latest. */
function urgentFirst(texts: readonly GatheredText[]): GatheredText[] {
  const ofCalls = new Map<string | null, GatheredText>();
  for (const text of texts) {
    const alert = text.alert || (ofCalls.get(text.callId)?.alert ?? false);
    ofCalls.delete(text.callId);
    ofCalls.set(text.callId, { ...text, alert });
  }
  const urgency = ({ alert, metadata }: GatheredText) =>
    Number(alert) + Number(ofLife.safeParse(metadata).success);
  return [...ofCalls.values()].reverse().toSorted((a, b) => urgency(b) - urgency(a));
}

/** So many calls a text tells the words of, and so many characters of each: who called, and why. */
const mostToldOf = 8;
const mostOfEach = 140;

/** Of how many of the calls the owner was texted already. */
async function countTold(
  on: Queryable,
  to: string,
  calls: readonly { callId: string | null }[],
): Promise<number> {
  const ids = calls.flatMap(({ callId }) => callId ?? []);
  const [told] = await on
    .select({ total: countDistinct(smsLogs.callId) })
    .from(smsLogs)
    .where(
      and(
        inArray(smsLogs.callId, ids),
        eq(smsLogs.phoneNumber, to),
        eq(smsLogs.direction, 'outbound'),
        notInArray(smsLogs.status, ['failed', 'scheduled']),
      ),
    );
  return told?.total ?? 0;
}

function listed(head: string, calls: readonly { body: string }[]): string {
  const told = [...new Set(calls.map(({ body }) => shortened(body)))].slice(0, mostToldOf);
  const rest = calls.length > mostToldOf ? ['The others are on your page of calls.'] : [];
  return [`${head}:`, ...told.map((words) => `- ${words}`), ...rest].join('\n');
}

/** Its words without the address they end with, which a few characters would cut. */
function shortened(body: string): string {
  const text = body.replace(/ · https?:\/\/\S+$/, '');
  return text.length > mostOfEach ? `${text.slice(0, mostOfEach - 1)}…` : text;
}
