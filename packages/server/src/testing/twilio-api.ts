import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

/** A request Twilio's API would have got. */
interface ApiRequest {
  method: string;
  path: string;
  authorization: string;
  form: Record<string, string>;
}

export interface TwilioApi {
  url: string;
  requests: ApiRequest[];
  /** What the next requests are answered with, in order; then messages and changes of numbers are accepted. */
  answers: { status: number; body: unknown }[];
  close(): void;
}

/** A stand-in for Twilio's API over real HTTP. */
export async function startTwilioApi(): Promise<TwilioApi> {
  const requests: ApiRequest[] = [];
  const answers: TwilioApi['answers'] = [];
  let accepted = 0;
  const server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await readBody(request)));
    requests.push({
      method: request.method ?? '',
      path: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      form,
    });
    accepted += 1;
    const message = { sid: `SM${accepted}`, status: 'queued', num_segments: '1', ...form };
    const sid = /IncomingPhoneNumbers\/(PN\w+)\.json/.exec(request.url ?? '')?.[1];
    const number = { sid, phone_number: '', voice_url: form.VoiceUrl, sms_url: form.SmsUrl };
    const { status, body } = answers.shift() ?? { status: 201, body: sid ? number : message };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    answers,
    close: () => server.close(),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
