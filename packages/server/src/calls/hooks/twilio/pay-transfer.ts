import { eq } from 'drizzle-orm';
import { callLogs } from '../../../platform/database/schema/call-logs.ts';
import { riskOfNumber } from '../../../platform/tolls/number-risk.ts';
import { giveBack, spend } from '../../../platform/tolls/spend.ts';
import { longestTransfer, prices } from '../../../platform/tolls/tolls.ts';
import type { TwilioHooks } from './twilio-hooks.ts';

/** The longest transfer, in tenths of a cent: it is taken first and given back afterwards. */
const wholeTransfer = (longestTransfer / 60) * prices.transferMinute;

/** Whether a caller may be put through: to an ordinary phone, within the business's allowance. */
export async function mayTransfer(
  hooks: TwilioHooks,
  callSid: string,
  to: string,
): Promise<boolean> {
  const { database, jobs, log } = hooks.exchange.outside;
  const businessId = await businessOf(hooks, callSid);
  const risk = riskOfNumber(to, hooks.tolls.countries);
  const ground = { jobs, tolls: hooks.tolls, now: hooks.now() };
  const paid =
    risk === null &&
    businessId !== null &&
    (await spend(database, ground, businessId, wholeTransfer));
  if (!paid)
    log.warn({ callSid, risk, businessId }, 'a caller is not put through: it costs too much');
  return paid;
}

/** Gives back what a transfer took and did not need. @param seconds how long the two spoke. */
export async function settleTransfer(
  hooks: TwilioHooks,
  callSid: string,
  seconds: number,
): Promise<void> {
  const businessId = await businessOf(hooks, callSid);
  if (businessId === null) return;
  const needed = Math.ceil((Number.isFinite(seconds) ? seconds : 0) / 60) * prices.transferMinute;
  const mills = wholeTransfer - needed;
  await giveBack(hooks.exchange.outside.database, { businessId, mills, now: hooks.now() });
}

async function businessOf({ exchange }: TwilioHooks, callSid: string): Promise<string | null> {
  const [call] = await exchange.outside.database
    .select({ businessId: callLogs.businessId })
    .from(callLogs)
    .where(eq(callLogs.callSid, callSid));
  return call?.businessId ?? null;
}
