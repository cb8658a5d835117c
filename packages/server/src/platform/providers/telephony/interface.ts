import type { ProviderAnswer } from '../../provider-answer.ts';

/** What the product asks of a phone company besides the calls themselves. */
export interface Telephony {
  /** Which one this is, for logs and the record of a message. */
  readonly name: 'twilio' | 'local';
  /** Sends one text message. Throws `TelephonyError`; retry only where it says so. */
  sendSms(message: OutgoingSms): Promise<SentSms>;
  /** The message if the provider has taken it since; null: it has not. For after a crash. */
  findSms(message: OutgoingSms, since: Date): Promise<SentSms | null>;
  /**
   * Rings a number of somebody else's, who hears what the TwiML at `url` says. Throws
   * `TelephonyError`.
   */
  placeCall(call: OutgoingCall): Promise<void>;
  /** How a number is set up. Throws `TelephonyError` with `NUMBER_NOT_FOUND` for an unknown sid. */
  numberDetails(sid: string): Promise<NumberDetails>;
  /** Every number of the account, in the provider's order. Throws `TelephonyError`. */
  listNumbers(): Promise<NumberDetails[]>;
  /** Points a number's calls and messages at this installation. */
  updateNumber(sid: string, change: NumberChange): Promise<NumberDetails>;
}

export interface OutgoingSms {
  /** Identifies the message to us, so that sending it twice is recognisable. */
  key: string;
  /** E.164. */
  to: string;
  /** E.164, one of our own numbers. */
  from: string;
  /** At most 1,600 characters. */
  body: string;
  /** Where delivery reports go; null where no public address is known. */
  statusCallback: string | null;
}

export interface OutgoingCall {
  /** E.164. */
  to: string;
  /** E.164, one of our own numbers. */
  from: string;
  /** Asked for TwiML when somebody picks up. */
  url: string;
}

export interface SentSms {
  sid: string;
  status: SmsStatus;
  /** The provider's answer as it came, for the message's log. */
  payload: Record<string, unknown>;
}

/** In the order a message passes through them; the last four are final. */
export const smsStatuses = [
  'accepted',
  'scheduled',
  'queued',
  'sending',
  'sent',
  'delivered',
  'read',
  'undelivered',
  'failed',
  'canceled',
  // Written down where no phone company is connected: nobody's phone has it.
  'simulated',
] as const;
export type SmsStatus = (typeof smsStatuses)[number];

export interface NumberChange {
  voiceUrl?: string;
  smsUrl?: string;
  smsFallbackUrl?: string;
  statusCallback?: string;
}

/** A number as its provider describes it. Dates are ISO 8601, or null. */
export interface NumberDetails {
  sid: string;
  phoneNumber: string;
  friendlyName: string | null;
  status: string | null;
  capabilities: Record<string, boolean>;
  voiceUrl: string | null;
  voiceMethod: string | null;
  smsUrl: string | null;
  smsMethod: string | null;
  addressRequirements: string | null;
  beta: boolean | null;
  dateCreated: string | null;
  dateUpdated: string | null;
  trunkSid: string | null;
  /** What is asked about its calls instead of the voice URL; null: nothing. */
  voiceApplicationSid: string | null;
  emergencyStatus: string | null;
  voiceCallerIdLookup: boolean | null;
}

export type TelephonyErrorCode =
  | 'NUMBER_NOT_FOUND'
  | 'NUMBER_INVALID'
  | 'NUMBER_UNREACHABLE'
  | 'OPTED_OUT'
  | 'NOT_REGISTERED'
  | 'SAMPLE_NUMBER'
  | 'SAMPLE_SHOP'
  | 'NOT_THE_CALLER'
  | 'NOT_PROVED'
  | 'ABROAD'
  | 'LIMIT_REACHED'
  | 'REFUSED'
  | 'UNAVAILABLE';

/** Why the provider did not do it: a sentence for a person, details for the operator's log. */
export class TelephonyError extends Error {
  readonly code: TelephonyErrorCode;
  /** The provider's own numeric code, as in its documentation. */
  readonly providerCode: number | null;
  readonly detail: string;
  /** Null: none came, or it was not asked. */
  readonly answer: ProviderAnswer | null;

  constructor(
    code: TelephonyErrorCode,
    detail: string,
    providerCode: number | null = null,
    answer: ProviderAnswer | null = null,
  ) {
    super(sentences[code]);
    this.answer = answer;
    this.name = 'TelephonyError';
    this.code = code;
    this.detail = detail;
    this.providerCode = providerCode;
  }

  /** True where the same request may succeed later. */
  get retryable(): boolean {
    return this.code === 'UNAVAILABLE';
  }
}

const sentences: Record<TelephonyErrorCode, string> = {
  NUMBER_NOT_FOUND: 'The phone company does not know this number. Check its SID.',
  NUMBER_INVALID: 'This is not a number that can receive messages. Check it and try again.',
  NUMBER_UNREACHABLE: 'The phone could not be reached. It may be off, or a landline.',
  OPTED_OUT: 'This number has asked for no more messages. It can text START to receive them again.',
  NOT_REGISTERED:
    'This number may not text US phones yet. Register it with the carrier, then mark it as approved.',
  SAMPLE_NUMBER:
    'No text leaves from a sample number. Choose a number of the phone company for the AI employee.',
  SAMPLE_SHOP: 'The sample business texts nobody.',
  NOT_THE_CALLER:
    'Texts go only to the phone a call or text came from. This number was dictated or typed.',
  NOT_PROVED:
    'Nobody at this number has agreed to get texts yet. Reply YES to the text we sent there, or press “Ring to confirm” on the business’s page.',
  ABROAD: 'This number is not an ordinary phone in the country this business texts.',
  LIMIT_REACHED: 'The limit of texts for today is reached. It starts anew tomorrow.',
  REFUSED: 'The phone company refused the request. See the log for its reason.',
  UNAVAILABLE: 'The phone company did not answer. It will be tried again.',
};
