import { and, count, eq, gt, isNotNull, isNull, ne, notInArray, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { browserCallTokens } from '../../platform/database/schema/browser-call-tokens.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { numberProofs } from '../../platform/database/schema/number-proofs.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { TelephonyError } from '../../platform/providers/telephony/interface.ts';
import {
  countryOfNumber,
  mostBrowserAlerts,
  mostBrowserTexts,
  mostCallerTexts,
  mostTextsPerNumber,
  riskOfNumber,
  type Tolls,
} from '../../platform/tolls/tolls.ts';
import { textThatAsks } from '../number-proofs/number-proofs.ts';
import { countOfNetwork, wayOf } from './browser-networks.ts';

/** A text that is about to leave, and on whose behalf. */
interface LeavingText {
  /** E.164. */
  to: string;
  /** E.164, ours. */
  from: string;
  agentId: string | null;
  businessId: string | null;
  callId: string | null;
  /** Whether it alerts the owner; false unless told. */
  alert?: boolean;
  /** Its words, once they are known. */
  body?: string;
}

/**
 * Why a text must not leave; null: it may. Texts go to an owner's proved number, or back to the
 * phone a carrier delivered the call or text from, in the business's own country and so many a day.
 * A number that was only dictated, or typed by a browser, gets none unless it has proved itself.
 * @param now milliseconds since the epoch.
 */
export async function refuseText(
  database: Queryable,
  tolls: Tolls,
  text: LeavingText,
  now: number,
): Promise<TelephonyError | null> {
  if (text.businessId === null)
    return new TelephonyError('NOT_THE_CALLER', `The business that texts ${text.to} is gone.`);
  const [business] = await database
    .select({ sample: businesses.sample, region: businesses.region })
    .from(businesses)
    .where(eq(businesses.id, text.businessId));
  if (!business || business.sample)
    return new TelephonyError('SAMPLE_SHOP', `${text.from} belongs to the sample business.`);
  const proof = await findProof(database, text.businessId, text.to);
  if (await isOwnersNumber(database, text))
    return refuseOwner(tolls, text, proof) ?? (await refuseTries(database, text, now));
  const delivered = text.callId !== null && (await isDelivered(database, text.callId, text.to));
  if (!delivered && proof !== 'proved')
    return new TelephonyError('NOT_THE_CALLER', `No carrier delivered ${text.to} on this call.`);
  const home = business.region?.country ?? countryOfNumber(text.from);
  if (home === null || riskOfNumber(text.to, [home]) !== null)
    return new TelephonyError('ABROAD', `${text.to} is not an ordinary phone of ${home}.`);
  return refuseFlood(database, text.businessId, text.to, now);
}

type Proof = 'proved' | 'open' | 'none';

async function findProof(database: Queryable, businessId: string, number: string): Promise<Proof> {
  const [proof] = await database
    .select({ provedAt: numberProofs.provedAt })
    .from(numberProofs)
    .where(and(eq(numberProofs.businessId, businessId), eq(numberProofs.phoneNumber, number)));
  if (!proof) return 'none';
  return proof.provedAt === null ? 'open' : 'proved';
}

function refuseOwner(
  { countries }: Tolls,
  { to, body }: LeavingText,
  proof: Proof,
): TelephonyError | null {
  const risk = riskOfNumber(to, countries);
  if (risk !== null) return new TelephonyError('ABROAD', `${to} is refused: ${risk}.`);
  // Who may be asked, and how often, was counted when it was queued.
  return proof === 'open' && body !== textThatAsks
    ? new TelephonyError('NOT_PROVED', `Nobody at ${to} has agreed to be texted yet.`)
    : null;
}

/** A stranger with a browser could use up the day's allowance, and an owner's patience; but no alert by what is none. */
async function refuseTries(
  database: Queryable,
  { to, businessId, callId, alert = false }: LeavingText,
  now: number,
): Promise<TelephonyError | null> {
  if (callId === null || businessId === null) return null;
  const byBrowser = eq(callLogs.channel, 'browser');
  const way = await wayOf(database, callId);
  if (way?.channel !== 'browser') return null;
  const [told] = await database
    .select({
      all: count(),
      network: countOfNetwork(way.network),
    })
    .from(smsLogs)
    .innerJoin(callLogs, eq(callLogs.id, smsLogs.callId))
    .leftJoin(browserCallTokens, eq(browserCallTokens.callSid, callLogs.callSid))
    .where(
      and(
        leftSince(now),
        byBrowser,
        eq(smsLogs.alert, alert),
        eq(smsLogs.businessId, businessId),
        eq(smsLogs.phoneNumber, to),
      ),
    );
  const most = alert ? mostBrowserAlerts : { network: mostBrowserTexts, all: mostBrowserTexts };
  return told && (told.all >= most.all || told.network >= most.network)
    ? new TelephonyError('LIMIT_REACHED', `${to} was told of ${told.network} browser calls.`)
    : null;
}

/** What left within a day. */
function leftSince(now: number): SQL | undefined {
  return and(
    eq(smsLogs.direction, 'outbound'),
    gt(smsLogs.createdAt, new Date(now - 24 * 60 * 60_000)),
    notInArray(smsLogs.status, ['queued', 'scheduled', 'failed']),
  );
}

async function isOwnersNumber(database: Queryable, { agentId, to }: LeavingText): Promise<boolean> {
  if (agentId === null) return false;
  const found = await database.$count(
    agents,
    and(eq(agents.id, agentId), eq(agents.callSummaryRecipientNumber, to)),
  );
  return found > 0;
}

async function refuseFlood(
  database: Queryable,
  businessId: string,
  to: string,
  now: number,
): Promise<TelephonyError | null> {
  const left = leftSince(now);
  const [toNumber] = await database
    .select({ total: count() })
    .from(smsLogs)
    .where(and(left, eq(smsLogs.phoneNumber, to)));
  if ((toNumber?.total ?? 0) >= mostTextsPerNumber)
    return new TelephonyError('LIMIT_REACHED', `${to} got ${mostTextsPerNumber} texts in a day.`);
  const [toCallers] = await database
    .select({ total: count() })
    .from(smsLogs)
    .leftJoin(agents, eq(agents.id, smsLogs.agentId))
    .where(
      and(
        left,
        eq(smsLogs.businessId, businessId),
        isNotNull(smsLogs.phoneNumber),
        or(
          isNull(agents.callSummaryRecipientNumber),
          ne(smsLogs.phoneNumber, agents.callSummaryRecipientNumber),
        ),
      ),
    );
  return (toCallers?.total ?? 0) >= mostCallerTexts
    ? new TelephonyError('LIMIT_REACHED', `The business sent ${mostCallerTexts} texts in a day.`)
    : null;
}

/**
 * Whether a carrier delivered a call or a thread of texts from a number (E.164). One that was
 * dictated, or named by a browser, proves nothing of who is there.
 */
export async function isDelivered(
  database: Queryable,
  callId: string,
  phoneNumber: string,
): Promise<boolean> {
  const found = await database.$count(
    callLogs,
    and(
      eq(callLogs.id, callId),
      eq(callLogs.fromNumber, phoneNumber),
      ne(callLogs.channel, 'browser'),
    ),
  );
  return found > 0;
}
