import { randomBytes } from 'node:crypto';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { WebSocket } from 'ws';
import { TelephoneSocket } from './telephone-socket.ts';

/** Which installation a carrier calls, and as whom. */
export interface CarrierAccount {
  /** Where the installation listens. */
  origin: string;
  /** The address it is known by; what is signed. */
  publicUrl: string;
  authToken: string;
  /** What every webhook names; left out: none. */
  accountSid?: string | undefined;
}

/** One phone call as Twilio makes it: signed webhooks, TwiML, a signed socket, frames. */
export class CarrierCall {
  readonly callSid = `CA${randomBytes(16).toString('hex')}`;
  readonly from: string;
  readonly to: string;
  readonly #account: CarrierAccount;

  constructor(account: CarrierAccount, to: string, from: string) {
    this.#account = account;
    this.to = to;
    this.from = from;
  }

  /** Posts a signed webhook about this call. `path` may be the whole public address. */
  post(path: string, fields: Record<string, string> = {}): Promise<Response> {
    const { callSid: CallSid, from: From, to: To } = this;
    return postSigned(this.#account, path, {
      CallSid,
      From,
      To,
      CallStatus: 'in-progress',
      ...fields,
    });
  }

  /** Rings: the TwiML of the incoming call. */
  async ring(fields: Record<string, string> = {}): Promise<string> {
    const fresh = { CallStatus: 'ringing', Direction: 'inbound', ...fields };
    const response = await this.post('/hooks/twilio/voice', fresh);
    return response.text();
  }

  /** Opens the socket a TwiML document asks for and sends `setup`. */
  async connect(
    twiml: string,
    customParameters: Record<string, string> = {},
  ): Promise<TelephoneSocket> {
    const url = unescapeXml(/<ConversationRelay url="([^"]+)"/.exec(twiml)?.[1] ?? '');
    if (!url) throw new Error(`No ConversationRelay in ${twiml}`);
    const parameters = Object.fromEntries(
      [...twiml.matchAll(/<Parameter name="([^"]*)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [unescapeXml(name), unescapeXml(value)],
      ),
    );
    const socket = await openSigned(this.#account, url);
    socket.send({
      type: 'setup',
      callSid: this.callSid,
      ...(this.#account.accountSid !== undefined && { accountSid: this.#account.accountSid }),
      sessionId: `VX${randomBytes(16).toString('hex')}`,
      from: this.from,
      to: this.to,
      customParameters: { ...parameters, ...customParameters },
    });
    return socket;
  }

  /** The `action` request at the end of a session. */
  async action(fields: Record<string, string>): Promise<string> {
    return (await this.post('/hooks/twilio/voice/ended', fields)).text();
  }
}

/** Posts a form as Twilio does, signed over the installation's public address. */
export function postSigned(
  { origin, publicUrl, authToken, accountSid }: CarrierAccount,
  path: string,
  told: Record<string, string>,
): Promise<Response> {
  const fields = { ...(accountSid !== undefined && { AccountSid: accountSid }), ...told };
  const url = path.startsWith('/') ? `${publicUrl}${path}` : path;
  return fetch(url.replace(publicUrl, origin), {
    method: 'POST',
    headers: { 'x-twilio-signature': getExpectedTwilioSignature(authToken, url, fields) },
    body: new URLSearchParams(fields),
  });
}

/** Opens a socket as Twilio does. Rejects where it is refused. */
export function openSigned(account: CarrierAccount, url: string): Promise<TelephoneSocket> {
  const signature = getExpectedTwilioSignature(account.authToken, url, {});
  const listening = url.replace(account.publicUrl.replace(/^http/, 'ws'), account.origin);
  return TelephoneSocket.open(
    new WebSocket(listening, { headers: { 'x-twilio-signature': signature } }),
  );
}

function unescapeXml(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&');
}
