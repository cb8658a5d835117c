import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type CallFrame, type ReplyFrame, readReplyFrame, writeFrame } from '@second-ring/contract';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { WebSocket } from 'ws';

/** Which installation a carrier calls, and as whom. */
export interface CarrierAccount {
  /** Where the installation listens. */
  origin: string;
  /** The address it is known by; what is signed. */
  publicUrl: string;
  authToken: string;
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
  async connect(twiml: string): Promise<CarrierSocket> {
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
      sessionId: `VX${randomBytes(16).toString('hex')}`,
      from: this.from,
      to: this.to,
      customParameters: parameters,
    });
    return socket;
  }

  /** The `action` request at the end of a session. */
  async action(fields: Record<string, string>): Promise<string> {
    return (await this.post('/hooks/twilio/voice/ended', fields)).text();
  }
}

/** A socket in the carrier's hands; what arrived is kept until it is asked for. */
export class CarrierSocket {
  readonly raw: WebSocket;
  readonly #arrived: ReplyFrame[] = [];
  readonly closed: Promise<number>;
  #wakeReader: () => void = () => {};

  constructor(raw: WebSocket) {
    this.raw = raw;
    raw.on('message', (message) => {
      const reading = readReplyFrame(message.toString());
      if (reading.kind !== 'frame') throw new Error(`Not a frame: ${message.toString()}`);
      this.#arrived.push(reading.frame);
      this.#wakeReader();
    });
    this.closed = once(raw, 'close').then(([code]) => Number(code));
    this.closed.then(() => this.#wakeReader());
  }

  send(frame: CallFrame): void {
    this.raw.send(writeFrame(frame));
  }

  say(voicePrompt: string): void {
    this.send({ type: 'prompt', voicePrompt, lang: 'en-US', last: true });
  }

  /** Plays what was said so far, as a carrier reports it. */
  playAll(): void {
    this.send({ type: 'info', name: 'agentSpeaking', value: 'on' });
    this.send({ type: 'info', name: 'agentSpeaking', value: 'off' });
  }

  /** The next frame. Fails where the socket closes first. */
  async next(): Promise<ReplyFrame> {
    while (this.#arrived.length === 0) {
      if (this.raw.readyState === WebSocket.CLOSED) throw new Error('The socket has closed.');
      await new Promise<void>((resolve) => {
        this.#wakeReader = resolve;
      });
    }
    const frame = this.#arrived.shift();
    if (!frame) throw new Error('No frame.');
    return frame;
  }

  /** Everything said until the turn closes, as one text. Other frames are passed over. */
  async nextTurn(): Promise<string> {
    const words: string[] = [];
    for (;;) {
      const frame = await this.next();
      if (frame.type === 'end') throw new Error('The session ended.');
      if (frame.type !== 'text') continue;
      words.push(frame.token);
      if (frame.last) return words.join(' ');
    }
  }

  /** The `end` frame's handoff; whatever is said before is passed over. */
  async nextEnd(): Promise<string | undefined> {
    for (;;) {
      const frame = await this.next();
      if (frame.type === 'end') return frame.handoffData;
    }
  }

  /** Frames that arrived and were not asked for. */
  get unread(): readonly ReplyFrame[] {
    return this.#arrived;
  }
}

/** Posts a form as Twilio does, signed over the installation's public address. */
export function postSigned(
  { origin, publicUrl, authToken }: CarrierAccount,
  path: string,
  fields: Record<string, string>,
): Promise<Response> {
  const url = path.startsWith('/') ? `${publicUrl}${path}` : path;
  return fetch(url.replace(publicUrl, origin), {
    method: 'POST',
    headers: { 'x-twilio-signature': getExpectedTwilioSignature(authToken, url, fields) },
    body: new URLSearchParams(fields),
  });
}

/** Opens a socket as Twilio does. Rejects where it is refused. */
export async function openSigned(account: CarrierAccount, url: string): Promise<CarrierSocket> {
  const signature = getExpectedTwilioSignature(account.authToken, url, {});
  const listening = url.replace(account.publicUrl.replace(/^http/, 'ws'), account.origin);
  const raw = new WebSocket(listening, { headers: { 'x-twilio-signature': signature } });
  const socket = new CarrierSocket(raw);
  await once(raw, 'open');
  return socket;
}

function unescapeXml(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&');
}
