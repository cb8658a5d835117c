import {
  type CallOutcome,
  type CallSummary,
  type Language,
  type Receptionist,
  summarise,
} from '@second-ring/conversation';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { transferTakenPath, whisperPath } from '../../../lines/phone-numbers/hook-paths.ts';
import { callLogs } from '../../../platform/database/schema/call-logs.ts';
import { giveBack, spend } from '../../../platform/tolls/spend.ts';
import { longestTransfer, prices, riskOfNumber } from '../../../platform/tolls/tolls.ts';
import type { TransferReturn } from '../../driver/handoff.ts';
import { readTurns } from '../../record/claim-call.ts';
import { outcomeAfter } from '../../record/rebuild-conversation.ts';
import type { IncomingCall } from '../../record/record-call.ts';
import type { CallSurroundings } from '../../record/surroundings.ts';
import { connectCall } from './answer-call.ts';
import { addressOf, type Form, field, type TwilioHooks } from './twilio-hooks.ts';
import { askForKeys, connectNow, hangUp } from './twiml.ts';

/** Which transfer of which call a person is asked to take. */
interface Screened {
  callSid: string;
  effectId: string;
}

/** What a person hears first who picks up: who calls and what was said, then what to press. */
export async function whisper(hooks: TwilioHooks, screened: Screened): Promise<string> {
  const said = await readSoFar(hooks.exchange.outside, screened.callSid);
  return askToTake(hooks, screened, said);
}

/** The same where what was said cannot be read: the call matters more than its story. */
export function whisperNothing(hooks: TwilioHooks, screened: Screened): string {
  return askToTake(hooks, screened, null);
}

/** Where a person who picks up is asked to take a call. */
export function whisperAddress(hooks: TwilioHooks, screened: Screened): string {
  return addressOf(hooks, `${whisperPath}?${new URLSearchParams({ ...screened })}`);
}

/**
 * Joins the caller to whoever pressed 1, and closes our part of the call: the owner gets its
 * summary while they talk. Any other key, and a machine that presses none, is no.
 */
export async function takeTransfer(
  { exchange }: TwilioHooks,
  { callSid, effectId }: Screened,
  form: Form,
): Promise<string> {
  if (field(form, 'Digits') !== '1') return hangUp();
  if (effectId === rescueEffect) {
    await noteRescueTaken(exchange.outside, callSid);
    await exchange.letGo({ callSid });
    return connectNow();
  }
  const result = { kind: 'transfer', outcome: 'answered' } as const;
  await exchange.letGo({ callSid, inputs: [{ type: 'requestSucceeded', effectId, result }] });
  return connectNow();
}

/** Names the transfer of a call that we cannot go on with; no conversation asked for it. */
export const rescueEffect = 'rescue';

/** Such a call may be closed already: that somebody took it is noted beside. */
async function noteRescueTaken({ database }: CallSurroundings, callSid: string): Promise<void> {
  const note = JSON.stringify({ rescueTaken: true });
  await database
    .update(callLogs)
    .set({ metadata: sql`coalesce(${callLogs.metadata}, '{}'::jsonb) || ${note}::jsonb` })
    .where(and(eq(callLogs.callSid, callSid), isNull(callLogs.callerErasedAt)));
}

const around = {
  en: [
    'A call from your AI receptionist.',
    'Press 1 to take it, or hang up and I will take a message.',
  ],
  fr: [
    'Un appel de votre réceptionniste IA.',
    'Appuyez sur le 1 pour le prendre, ou raccrochez et je prendrai un message.',
  ],
} as const satisfies Record<Language, readonly [string, string]>;

function askToTake(hooks: TwilioHooks, screened: Screened, said: Said | null): string {
  const language = said?.language ?? 'en';
  const [before, after] = around[language];
  const text = [before, said?.words, after];
  const query = new URLSearchParams({ ...screened });
  return askForKeys(addressOf(hooks, `${transferTakenPath}?${query}`), {
    text: text.filter(Boolean).join(' '),
    language,
  });
}

/** Null where the call is over or cannot be read. */
async function readSoFar(
  { database, receptionists, mind }: CallSurroundings,
  callSid: string,
): Promise<Said | null> {
  const [call] = await database
    .select({ id: callLogs.id, snapshotHash: callLogs.snapshotHash })
    .from(callLogs)
    .where(and(eq(callLogs.callSid, callSid), isNull(callLogs.endedAt)));
  if (!call?.snapshotHash) return null;
  const receptionist = await receptionists.asOf(database, call.snapshotHash);
  const turns = await readTurns(database, call.id);
  return tell(receptionist, await outcomeAfter(mind, receptionist, turns));
}

const told: ReadonlySet<CallSummary['fields'][number]['kind']> = new Set([
  'caller',
  'reason',
  'quoted',
  'booked',
  'promised',
]);

/** What was said so far, in the shop's own language. */
interface Said {
  words: string;
  language: Language;
}

/** The same in the few words a person listens to before they decide. */
function tell(receptionist: Receptionist, outcome: CallOutcome): Said {
  const { fields, language } = summarise(receptionist, outcome, null);
  const words = fields
    .filter(({ kind }) => told.has(kind))
    .map(({ label, value }) => `${label}: ${value}.`)
    .join(' ')
    .slice(0, 400);
  return { words, language };
}

const outcomes: Readonly<Record<string, TransferReturn['transferOutcome']>> = {
  // Somebody picked up and did not press 1: a person who declined, or a machine.
  completed: 'unanswered',
  answered: 'unanswered',
  'no-answer': 'unanswered',
  busy: 'busy',
};

/**
 * Answers the end of a transfer. One that was taken has closed our part of the call; one that
 * nobody took comes back to the receptionist, who takes a message, and never falls into silence.
 * @param effectId which transfer it was.
 */
export async function endTransfer(
  hooks: TwilioHooks,
  call: IncomingCall,
  form: Form,
  effectId: string,
): Promise<string> {
  const { database } = hooks.exchange.outside;
  await settleTransfer(hooks, call.callSid, Number(field(form, 'DialCallDuration') ?? 0));
  const running = await database.$count(
    callLogs,
    and(eq(callLogs.callSid, call.callSid), isNull(callLogs.endedAt)),
  );
  if (running === 0) return hangUp();
  const outcome = outcomes[field(form, 'DialCallStatus') ?? ''] ?? 'failed';
  if (field(form, 'CallStatus') !== 'completed')
    return connectCall(hooks, call, null, { transferEffectId: effectId, transferOutcome: outcome });
  await hooks.exchange.close({
    callSid: call.callSid,
    inputs: [{ type: 'requestSucceeded', effectId, result: { kind: 'transfer', outcome } }],
  });
  return hangUp();
}

/** The longest transfer, in tenths of a cent: it is taken first and given back afterwards. */
const wholeTransfer = (longestTransfer / 60) * prices.transferMinute;

/** Whether a caller may be put through: to an ordinary phone, within the business's allowance. */
export async function mayTransfer(
  hooks: TwilioHooks,
  callSid: string,
  to: string,
): Promise<boolean> {
  return mayRing(hooks, { callSid, businessId: await businessOf(hooks, callSid) }, to);
}

/** The same of a call whose business is known. Takes what the longest transfer costs. */
export async function mayRing(
  hooks: TwilioHooks,
  { callSid, businessId }: { callSid: string; businessId: string | null },
  to: string,
): Promise<boolean> {
  const { database, jobs, log } = hooks.exchange.outside;
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
async function settleTransfer(hooks: TwilioHooks, callSid: string, seconds: number): Promise<void> {
  await settleRing(hooks, await businessOf(hooks, callSid), seconds);
}

/** The same where the business is known; null: nothing was taken. */
export async function settleRing(
  hooks: TwilioHooks,
  businessId: string | null,
  seconds: number,
): Promise<void> {
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
