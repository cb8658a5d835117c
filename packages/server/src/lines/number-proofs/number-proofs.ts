import { and, desc, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { agents } from '../../platform/database/schema/agents.ts';
import { numberProofs } from '../../platform/database/schema/number-proofs.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';

/**
 * Who says that a number may be rung and texted. operator: they answer for what they enter. nobody:
 * whoever is there has to agree first. assumed: nobody, but there is no carrier to ask by, or to ring.
 */
export type Voucher = 'operator' | 'nobody' | 'assumed';

/**
 * Notes that a business wants a number rung and texted. A number that has proved itself stays proved.
 */
export async function expectProof(
  database: Queryable,
  businessId: string,
  phoneNumber: string,
  voucher: Voucher,
): Promise<void> {
  const provedAt = voucher === 'nobody' ? null : new Date();
  const assumed = voucher === 'assumed';
  const insertion = database
    .insert(numberProofs)
    .values({ businessId, phoneNumber, provedAt, assumed });
  if (voucher === 'nobody') return void (await insertion.onConflictDoNothing());
  await insertion.onConflictDoUpdate({
    target: [numberProofs.businessId, numberProofs.phoneNumber],
    set: { provedAt, assumed },
    ...(assumed && { setWhere: isNull(numberProofs.provedAt) }),
  });
}

/**
 * Takes back what was assumed while there was no carrier: from now on those numbers have to agree.
 * @returns the businesses that named them.
 */
export async function askAssumed(database: Queryable): Promise<Set<string>> {
  const asked = await database
    .update(numberProofs)
    .set({ provedAt: null, assumed: false })
    .where(eq(numberProofs.assumed, true))
    .returning({ businessId: numberProofs.businessId });
  return new Set(asked.map(({ businessId }) => businessId));
}

/** Whether whoever answers at a number has agreed to it for a business. */
export async function isProved(
  database: Queryable,
  businessId: string,
  phoneNumber: string,
): Promise<boolean> {
  const proved = and(
    eq(numberProofs.businessId, businessId),
    eq(numberProofs.phoneNumber, phoneNumber),
    isNotNull(numberProofs.provedAt),
  );
  return (await database.$count(numberProofs, proved)) > 0;
}

/** Which of an agent's numbers nobody has agreed to yet. */
export async function findUnproved(
  database: Queryable,
  agent: Pick<
    typeof agents.$inferSelect,
    'businessId' | 'transferNumber' | 'callSummaryRecipientNumber'
  >,
): Promise<string[]> {
  const numbers = [agent.transferNumber, agent.callSummaryRecipientNumber].filter(
    (number) => number !== null,
  );
  if (numbers.length === 0) return [];
  const open = await database
    .select({ phoneNumber: numberProofs.phoneNumber })
    .from(numberProofs)
    .where(
      and(
        eq(numberProofs.businessId, agent.businessId),
        inArray(numberProofs.phoneNumber, numbers),
        isNull(numberProofs.provedAt),
      ),
    );
  return open.map(({ phoneNumber }) => phoneNumber);
}

/**
 * The text that asks a phone. Nothing in it was typed by whoever asks for it: it goes to people who
 * may not have asked.
 */
export const textThatAsks =
  'This is a test from Second Ring. Reply YES to have summaries of calls texted here. If you did not ask for them, you can ignore this.';

/** What a phone hears that has agreed. */
export const textOfThanks = 'Thank you. Summaries of calls will come here. Reply STOP to end them.';

/** Words that agree, in capital letters and without accents. */
const yes = new Set(['YES', 'Y', 'OK', 'OKAY', 'OUI']);

/** How long a phone has to answer the text that asks it. */
const answerableFor = 3 * 24 * 60 * 60_000;

/**
 * Takes a text for the answer of a phone that was asked for a business: a carrier delivered it, so it
 * proves the number. False where the text says anything else, or nobody waits for an answer: the last
 * text that phone got from there has to be the one that asks, for people say yes to a receptionist too.
 */
export async function agreeByText(
  database: Queryable,
  { businessId, from, text }: { businessId: string; from: string; text: string },
  now: number = Date.now(),
): Promise<boolean> {
  if (!yes.has(text.replaceAll(/\P{L}/gu, '').toUpperCase())) return false;
  if (!(await wasAskedLast(database, businessId, from, now))) return false;
  const agreed = await database
    .update(numberProofs)
    .set({ provedAt: new Date(), codeHash: null, codeExpiresAt: null })
    .where(
      and(
        eq(numberProofs.businessId, businessId),
        eq(numberProofs.phoneNumber, from),
        isNull(numberProofs.provedAt),
      ),
    )
    .returning({ id: numberProofs.id });
  return agreed.length > 0;
}

async function wasAskedLast(
  database: Queryable,
  businessId: string,
  phoneNumber: string,
  now: number,
): Promise<boolean> {
  const [last] = await database
    .select({ body: smsLogs.body, at: smsLogs.createdAt })
    .from(smsLogs)
    .where(
      and(
        eq(smsLogs.direction, 'outbound'),
        eq(smsLogs.phoneNumber, phoneNumber),
        eq(smsLogs.businessId, businessId),
        notInArray(smsLogs.status, ['scheduled', 'failed']),
      ),
    )
    .orderBy(desc(smsLogs.createdAt))
    .limit(1);
  return last?.body === textThatAsks && last.at.getTime() > now - answerableFor;
}
