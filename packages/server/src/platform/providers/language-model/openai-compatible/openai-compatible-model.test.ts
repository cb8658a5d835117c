import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { openLog } from '../../../observability/log.ts';
import { openAICompatibleModel } from './openai-compatible-model.ts';

const caller = 'This is Odile Tremblay, 514 555 0147, my tap drips';
const prompt = {
  system: 'Answer calls.',
  messages: [{ role: 'user' as const, content: caller }],
  maxTokens: 50,
};
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** An endpoint that answers as `listener` does; its address. */
async function endpoint(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It has no port.');
  return `http://127.0.0.1:${address.port}`;
}

/** What comes of asking the endpoint: the reply, or how the failure stands in the log. */
async function ask(url: string): Promise<{ text: string; logged: string }> {
  const model = openAICompatibleModel({ url: `${url}/v1`, key: 'hush', model: 'stand-in' });
  const lines: string[] = [];
  let text = '';
  try {
    for await (const piece of model.reply(prompt, AbortSignal.timeout(20_000))) text += piece;
  } catch (error) {
    openLog('info', { write: (line) => lines.push(line) }).warn({ err: error }, 'failed');
  }
  return { text, logged: lines.join() };
}

/** Nothing of who called, of what was asked, or of what came back. */
const words = /Odile|0147|drips|hush|Answer calls|echoed/;

describe('an endpoint of a language model', () => {
  it.each([500, 401, 429])(
    'that refuses with %d is logged without a word of the call',
    async (status) => {
      const url = await endpoint((request, response) => {
        response.writeHead(status, { 'content-type': 'application/json', 'x-echo': 'echoed' });
        request
          .on('data', (piece) => response.write(piece))
          .on('end', () => response.end('echoed'));
      });
      const { logged } = await ask(url);
      expect(logged).toContain(String(status));
      expect(logged).not.toMatch(words);
    },
  );

  it.each([
    `data: {"error":{"message":"echoed: ${caller}"}}\n\n`,
    `data: {"choices": echoed ${caller}\n\n`,
    `echoed ${caller}\n\n`,
  ])('that answers with something else is logged without it: %s', async (body) => {
    const url = await endpoint((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(body);
    });
    expect((await ask(url)).logged).not.toMatch(words);
  });

  it('that is away is logged as such', async () => {
    const url = await endpoint(() => {});
    for (const close of closing.splice(0)) close();
    const { logged } = await ask(url);
    expect(logged).toContain('ECONNREFUSED');
    expect(logged).not.toMatch(words);
  });

  it.each([301, 302, 303, 307, 308])(
    'that sends elsewhere with %d is not followed',
    async (status) => {
      let visited = 0;
      const elsewhere = await endpoint((_request, response) => {
        visited += 1;
        response.end();
      });
      const url = await endpoint((_request, response) => {
        response.writeHead(status, { location: `${elsewhere}/v1/chat/completions` });
        response.end();
      });
      const { text, logged } = await ask(url);
      expect(text).toBe('');
      expect(logged).not.toBe('');
      expect(visited).toBe(0);
    },
  );

  it.each([200, 500])(
    'that never ends a line, with %d, is left after a bounded number of bytes',
    async (status) => {
      let sent = 0;
      const piece = 'x'.repeat(65_536);
      const url = await endpoint((_request, response) => {
        response.writeHead(status, { 'content-type': 'text/event-stream' });
        const pour = () => {
          while (!response.destroyed && response.write(piece)) sent += piece.length;
          sent += piece.length;
        };
        response.on('drain', pour);
        pour();
      });
      const { logged } = await ask(url);
      expect(logged).not.toBe('');
      // What lies in buffers on the way comes on top of what is read.
      expect(sent).toBeLessThan(16_000_000);
    },
  );
});
