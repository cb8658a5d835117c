import { z } from 'zod';
import type { ProviderAnswer } from '../../../provider-answer.ts';
import {
  type NumberDetails,
  type SentSms,
  smsStatuses,
  TelephonyError,
  type TelephonyErrorCode,
} from '../interface.ts';

const optionalText = z.string().nullish();

const message = z.looseObject({ sid: z.string().min(1), status: z.enum(smsStatuses) });

/** Reads Twilio's Message resource. Throws where the answer is not one. */
export function readMessage(body: unknown): SentSms {
  const { sid, status } = message.parse(body);
  return { sid, status, payload: message.parse(body) };
}

const messageList = z.object({
  messages: z.array(message.extend({ body: optionalText, date_created: optionalText })),
});

/** Finds a message by what it says in Twilio's list of Messages. Throws where it is not one. */
export function findMessage(body: unknown, text: string, since: Date): SentSms | null {
  // Twilio tells whole seconds.
  const earliest = Math.floor(since.getTime() / 1_000) * 1_000;
  const found = messageList
    .parse(body)
    .messages.find((each) => each.body === text && Date.parse(each.date_created ?? '') >= earliest);
  return found ? readMessage(found) : null;
}

const incomingPhoneNumber = z.object({
  sid: z.string().min(1),
  phone_number: z.string(),
  friendly_name: optionalText,
  status: optionalText,
  capabilities: z.record(z.string(), z.boolean()).nullish(),
  voice_url: optionalText,
  voice_method: optionalText,
  sms_url: optionalText,
  sms_method: optionalText,
  address_requirements: optionalText,
  beta: z.boolean().nullish(),
  date_created: optionalText,
  date_updated: optionalText,
  trunk_sid: optionalText,
  voice_application_sid: optionalText,
  emergency_status: optionalText,
  voice_caller_id_lookup: z.boolean().nullish(),
});

/** Reads Twilio's IncomingPhoneNumber resource. Throws where the answer is not one. */
export function readNumber(body: unknown): NumberDetails {
  const number = understood(incomingPhoneNumber, body);
  return {
    sid: number.sid,
    phoneNumber: number.phone_number,
    friendlyName: number.friendly_name ?? null,
    status: number.status ?? null,
    capabilities: lowerCaseKeys(number.capabilities ?? {}),
    voiceUrl: number.voice_url ?? null,
    voiceMethod: number.voice_method ?? null,
    smsUrl: number.sms_url ?? null,
    smsMethod: number.sms_method ?? null,
    addressRequirements: number.address_requirements ?? null,
    beta: number.beta ?? null,
    dateCreated: isoDate(number.date_created),
    dateUpdated: isoDate(number.date_updated),
    trunkSid: number.trunk_sid ?? null,
    voiceApplicationSid: number.voice_application_sid || null,
    emergencyStatus: number.emergency_status ?? null,
    voiceCallerIdLookup: number.voice_caller_id_lookup ?? null,
  };
}

const numberPage = z.object({
  incoming_phone_numbers: z.array(z.unknown()),
  next_page_uri: optionalText,
});

/**
 * Reads a page of Twilio's list of IncomingPhoneNumbers. Of the next page's address only the query
 * is kept: the account's key goes nowhere else.
 */
export function readNumberPage(body: unknown): { numbers: NumberDetails[]; next: string | null } {
  const page = understood(numberPage, body);
  const next = /\?.*$/.exec(page.next_page_uri ?? '')?.[0] ?? null;
  return { numbers: page.incoming_phone_numbers.map(readNumber), next };
}

/** What an answer holds where it has the shape it should; else it is no answer. */
function understood<Shape extends z.ZodType>(shape: Shape, body: unknown): z.infer<Shape> {
  const read = shape.safeParse(body);
  if (read.success) return read.data;
  throw new TelephonyError(
    'UNAVAILABLE',
    `Twilio answered in a shape nobody knows: ${z.prettifyError(read.error)}`,
  );
}

/** Some Twilio resources spell capabilities `SMS`, others `sms`. */
function lowerCaseKeys(capabilities: Record<string, boolean>): Record<string, boolean> {
  return Object.fromEntries(
    Object.entries(capabilities).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/** Twilio writes RFC 2822 dates. */
function isoDate(text: string | null | undefined): string | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

const refusal = z.object({ code: z.number().nullish(), message: z.string().nullish() });

/** Twilio's error codes, from its error dictionary, that mean something to an owner. */
const meanings: ReadonlyMap<number, TelephonyErrorCode> = new Map([
  [20404, 'NUMBER_NOT_FOUND'],
  [21211, 'NUMBER_INVALID'],
  [21614, 'NUMBER_INVALID'],
  [21610, 'OPTED_OUT'],
  [30003, 'NUMBER_UNREACHABLE'],
  [30005, 'NUMBER_UNREACHABLE'],
  [30006, 'NUMBER_UNREACHABLE'],
]);

/** Reads an answer whose status is not 2xx. `body` may be anything, a proxy's page included. */
export function readRefusal(body: unknown, answer: ProviderAnswer): TelephonyError {
  const { status } = answer;
  const parsed = refusal.safeParse(body);
  const code = parsed.success ? (parsed.data.code ?? null) : null;
  const said = parsed.success ? (parsed.data.message ?? '') : '';
  const detail = `Twilio answered ${status}${code === null ? '' : `, code ${code}`}${said && `: ${said}`}`;
  return new TelephonyError(meaningOf(status, code), detail, code, answer);
}

function meaningOf(status: number, code: number | null): TelephonyErrorCode {
  if (status === 429 || status >= 500) return 'UNAVAILABLE';
  const meaning = code === null ? undefined : meanings.get(code);
  return meaning ?? (status === 404 ? 'NUMBER_NOT_FOUND' : 'REFUSED');
}
