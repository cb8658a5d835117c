import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** How the stand-in answers one request: it writes server-sent events by hand, or anything else. */
export type ModelScript = (reply: ModelReply) => Promise<void> | void;

/** One answer of the stand-in, in the making. */
interface ModelReply {
  /** Refuses with a status, as a provider that is rate limited or down does. */
  refuse(status: number): void;
  /** Streams pieces of text as chat completion chunks. */
  write(...pieces: string[]): void;
  /** Ends the stream as a provider does. */
  end(): void;
  /** Cuts the connection in the middle. */
  cut(): void;
  /** Sends bytes as they are, as a broken provider does. */
  raw(bytes: string): void;
  /** Resolves once the other side has gone away. */
  gone: Promise<unknown>;
}

/** A stand-in for an OpenAI-compatible endpoint on a real socket. */
export interface ModelApi {
  url: string;
  /** The prompts received, newest last. */
  prompts: string[];
  /** What the next requests are answered with. */
  answerWith(script: ModelScript): void;
  close(): void;
}

/** Starts the stand-in on a free port. */
export async function startModelApi(): Promise<ModelApi> {
  const prompts: string[] = [];
  let script: ModelScript = ({ refuse }) => refuse(503);
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => {
      body += piece.toString();
    });
    request.on('end', () => {
      prompts.push(body);
      void script(replyOn(response));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The stand-in has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    prompts,
    answerWith: (next) => {
      script = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function replyOn(response: ServerResponse): ModelReply {
  const chunk = (delta: object, finish: string | null) =>
    `data: ${JSON.stringify({
      id: 'reply',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'stand-in',
      choices: [{ index: 0, delta, finish_reason: finish }],
    })}\n\n`;
  const open = () => {
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  };
  return {
    refuse: (status) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'refused', type: 'refused' } }));
    },
    write: (...pieces) => {
      open();
      for (const content of pieces) response.write(chunk({ role: 'assistant', content }, null));
    },
    end: () => {
      open();
      response.write(chunk({}, 'stop'));
      response.end('data: [DONE]\n\n');
    },
    cut: () => response.destroy(),
    raw: (bytes) => {
      open();
      response.write(bytes);
    },
    gone: once(response, 'close'),
  };
}
