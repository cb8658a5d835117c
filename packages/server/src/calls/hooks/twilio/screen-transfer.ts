import {
  type CallOutcome,
  type CallSummary,
  type Language,
  type Receptionist,
  summarise,
} from '@second-ring/conversation';
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
  return tell(receptionist, outcomeAfter(mind, receptionist, turns));
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
