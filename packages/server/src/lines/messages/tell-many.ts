import { and, countDistinct, eq, gte, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { type Job, type Jobs, type Worker, worker } from '../../platform/jobs/job.ts';
import { mostTextsToOwner } from '../../platform/tolls/tolls.ts';
import { headOfGathered, headOfTexted } from './gathered-head.ts';
import { tellGathered } from './gathered-texts.ts';
import { holdSms, type QueuedSms, queueSms } from './queue-sms.ts';

const payload = z.object({
  businessId: z.string(),
  to: z.string(),
  /** Whether it tells of what alerts the owner; else of conversations by text. */
  alert: z.boolean(),
});

/** Tells an owner in one text of what different numbers caused beyond what is told singly in an hour. */
const tellManyPeople: Job<z.infer<typeof payload>> = { name: 'tell-many-people', payload };

type ManyPeople = z.infer<typeof payload>;

const minute = 60_000;

/**
 * Texts an owner about the call of a number they were not told of lately, as part of `transaction`: at once, unless
 * so many different numbers have had them texted within the hour that it is gathered with what else comes.
 */
export async function textWithOthers(
  transaction: Queryable,
  jobs: Jobs,
  text: QueuedSms,
  channel: 'phone' | 'browser' | 'sms',
): Promise<void> {
  const { businessId, to, alert = false } = text;
  // Of browsers there are limits of their own, and each call by telephone costs its caller a call.
  if (businessId === null || channel === 'browser' || (channel === 'phone' && !alert))
    return queueSms(transaction, jobs, text);
  const about = { businessId, to, alert };
  await waitForOthers(transaction, about);
  const { anHour, gatheredMinutes } = mostTextsToOwner[kindOf(text)];
  const now = Date.now();
  const since = new Date(beginning(now, 60));
  if ((await peopleToldOf(transaction, about, since)) < anHour)
    return queueSms(transaction, jobs, text);
  const notBefore = new Date(beginning(now, gatheredMinutes) + gatheredMinutes * minute);
  if ((await holdSms(transaction, text, notBefore)) === null) return;
  const key = `${businessId} ${to} ${alert} ${notBefore.getTime()}`;
  await jobs.enqueue(transaction, tellManyPeople, about, { key, notBefore, alert });
}

function kindOf({ alert, toLife }: QueuedSms): keyof typeof mostTextsToOwner {
  if (toLife) return 'toLife';
  return alert ? 'alerts' : 'threads';
}

/** When the stretch of so many minutes began that an instant lies in. */
function beginning(now: number, minutes: number): number {
  return now - (now % (minutes * minute));
}

async function waitForOthers(on: Queryable, about: ManyPeople): Promise<void> {
  const key = `owner ${about.businessId} ${about.to} ${about.alert}`;
  await on.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${key}))`);
}

/** Of how many conversations an owner was texted since an instant. */
async function peopleToldOf(on: Queryable, about: ManyPeople, since: Date): Promise<number> {
  const [told] = await on
    .select({ total: countDistinct(smsLogs.callId) })
    .from(smsLogs)
    .innerJoin(callLogs, eq(callLogs.id, smsLogs.callId))
    .where(
      and(
        eq(smsLogs.phoneNumber, about.to),
        eq(smsLogs.direction, 'outbound'),
        notInArray(smsLogs.status, ['failed', 'scheduled']),
        gte(smsLogs.createdAt, since),
        ofMany(about),
      ),
    );
  return told?.total ?? 0;
}

/** Of a query on texts to an owner and their calls: those that are gathered together. */
function ofMany({ businessId, alert }: ManyPeople): SQL | undefined {
  return and(
    eq(smsLogs.businessId, businessId),
    eq(smsLogs.alert, alert),
    alert ? ne(callLogs.channel, 'browser') : eq(callLogs.channel, 'sms'),
  );
}

/** Tells what was gathered of different numbers. */
export function manyPeopleWorker(database: Database, jobs: () => Jobs): Worker {
  return worker(tellManyPeople, (about) =>
    database.transaction(async (transaction) => {
      await waitForOthers(transaction, about);
      await tellGathered(transaction, jobs(), {
        to: about.to,
        which: ofMany(about),
        headOf: ({ length }, known) => {
          const told = { fresh: length - known, known };
          const whose = 'different numbers';
          return about.alert
            ? headOfGathered({ ...told, urgent: true, whose })
            : headOfTexted(told);
        },
      });
    }),
  );
}
