import { readableAnswer } from '../../../provider-answer.ts';
import {
  type NumberChange,
  type NumberDetails,
  type OutgoingCall,
  type OutgoingSms,
  type SentSms,
  type Telephony,
  TelephonyError,
} from '../interface.ts';
import {
  findMessage,
  readMessage,
  readNumber,
  readNumberPage,
  readRefusal,
} from './read-response.ts';

export interface TwilioAccount {
  accountSid: string;
  authToken: string;
  /** The API's base address, such as `https://api.twilio.com`. */
  apiUrl: string;
  /** Milliseconds an answer may take. */
  timeout?: number;
}

/** A thousand numbers each: a list that never ends is not read forever. */
const mostPages = 50;

/** Twilio's REST API of 2010-04-01, over plain HTTP. */
export function twilioTelephony(account: TwilioAccount): Telephony {
  const request = twilioRequest(account);
  return {
    name: 'twilio',
    async sendSms(message: OutgoingSms): Promise<SentSms> {
      const form = new URLSearchParams({ To: message.to, From: message.from, Body: message.body });
      if (message.statusCallback !== null) form.set('StatusCallback', message.statusCallback);
      return readMessage(await request('POST', 'Messages.json', form));
    },
    async findSms(message: OutgoingSms, since: Date): Promise<SentSms | null> {
      const query = new URLSearchParams({ To: message.to, From: message.from, PageSize: '50' });
      return findMessage(await request('GET', `Messages.json?${query}`), message.body, since);
    },
    async placeCall({ to, from, url }: OutgoingCall): Promise<void> {
      const form = { To: to, From: from, Url: url, Timeout: '25', TimeLimit: '60' };
      await request('POST', 'Calls.json', new URLSearchParams(form));
    },
    async numberDetails(sid: string): Promise<NumberDetails> {
      return readNumber(
        await request('GET', `IncomingPhoneNumbers/${encodeURIComponent(sid)}.json`),
      );
    },
    async listNumbers(): Promise<NumberDetails[]> {
      const numbers: NumberDetails[] = [];
      let query: string | null = '?PageSize=1000';
      for (let page = 0; query !== null && page < mostPages; page += 1) {
        const read = readNumberPage(await request('GET', `IncomingPhoneNumbers.json${query}`));
        numbers.push(...read.numbers);
        query = read.next;
      }
      return numbers;
    },
    async updateNumber(sid: string, change: NumberChange): Promise<NumberDetails> {
      const form = new URLSearchParams();
      // An application set there would be asked instead of the address.
      if (change.voiceUrl !== undefined) {
        form.set('VoiceUrl', change.voiceUrl);
        form.set('VoiceApplicationSid', '');
      }
      if (change.smsUrl !== undefined) {
        form.set('SmsUrl', change.smsUrl);
        form.set('SmsApplicationSid', '');
      }
      if (change.smsFallbackUrl !== undefined) form.set('SmsFallbackUrl', change.smsFallbackUrl);
      if (change.statusCallback !== undefined) form.set('StatusCallback', change.statusCallback);
      return readNumber(
        await request('POST', `IncomingPhoneNumbers/${encodeURIComponent(sid)}.json`, form),
      );
    },
  };
}

function twilioRequest({ accountSid, authToken, apiUrl, timeout = 10_000 }: TwilioAccount) {
  const root = apiUrl.endsWith('/') ? apiUrl : `${apiUrl}/`;
  const base = new URL(`2010-04-01/Accounts/${encodeURIComponent(accountSid)}/`, root);
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  return async (method: string, path: string, form?: URLSearchParams): Promise<unknown> => {
    const response = await fetch(new URL(path, base), {
      method,
      headers: { authorization, accept: 'application/json' },
      body: form ?? null,
      signal: AbortSignal.timeout(timeout),
    }).catch((cause: unknown) => {
      throw new TelephonyError('UNAVAILABLE', `Twilio could not be reached: ${String(cause)}`);
    });
    const text = await response.text().catch((cause: unknown) => {
      throw new TelephonyError('UNAVAILABLE', `Twilio broke off its answer: ${String(cause)}`);
    });
    const body = readJson(text);
    if (response.ok) return body;
    throw readRefusal(body, readableAnswer(response, text, [authToken, authorization]));
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { message: text.slice(0, 200) };
  }
}
