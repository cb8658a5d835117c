import { type CallOutcome, type Receptionist, summarise } from '@second-ring/conversation';
import { and, eq, isNull } from 'drizzle-orm';
import { transferTakenPath, whisperPath } from '../../../lines/phone-numbers/hook-paths.ts';
import { callLogs } from '../../../platform/database/schema/call-logs.ts';
import { readTurns } from '../../record/claim-call.ts';
import { outcomeAfter } from '../../record/rebuild-conversation.ts';
import type { CallSurroundings } from '../../record/surroundings.ts';
import type { Form } from './signature.ts';
import { addressOf, field, type TwilioHooks } from './twilio-hooks.ts';
import { askForKeys, connectNow, hangUp } from './twiml.ts';

/** Which transfer of which call a person is asked to take. */
export interface Screened {
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
  const result = { kind: 'transfer', outcome: 'answered' } as const;
  await exchange.close({ callSid, inputs: [{ type: 'requestSucceeded', effectId, result }] });
  return connectNow();
}

function askToTake(hooks: TwilioHooks, screened: Screened, said: string | null): string {
  const text = [
    'A call from your AI receptionist.',
    said,
    'Press 1 to take it, or hang up and I will take a message.',
  ];
  const query = new URLSearchParams({ ...screened });
  return askForKeys(addressOf(hooks, `${transferTakenPath}?${query}`), {
    text: text.filter(Boolean).join(' '),
    language: 'en',
  });
}

/** Null where the call is over or cannot be read. */
async function readSoFar(
  { database, receptionists, mind }: CallSurroundings,
  callSid: string,
): Promise<string | null> {
  const [call] = await database
    .select({ id: callLogs.id, snapshotHash: callLogs.snapshotHash })
    .from(callLogs)
    .where(and(eq(callLogs.callSid, callSid), isNull(callLogs.endedAt)));
  if (!call?.snapshotHash) return null;
  const receptionist = await receptionists.asOf(database, call.snapshotHash);
  const turns = await readTurns(database, call.id);
  return tell(receptionist, outcomeAfter(mind, receptionist, turns));
}

const told: ReadonlySet<string> = new Set(['Caller', 'Reason', 'Quoted', 'Booked', 'Promised']);

/** What was said so far in the few words a person listens to before they decide. */
function tell(receptionist: Receptionist, outcome: CallOutcome): string {
  const { fields } = summarise(receptionist, outcome, null);
  return fields
    .filter(({ label }) => told.has(label))
    .map(({ label, value }) => `${label}: ${value}.`)
    .join(' ')
    .slice(0, 400);
}
