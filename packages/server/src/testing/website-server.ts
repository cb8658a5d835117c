import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';

export interface WebsiteServer {
  /** Its address without a slash at the end. */
  origin: string;
  /** Its `host:port`, for the list of hosts that may be reached although private. */
  host: string;
  /** The paths asked for, in order. */
  asked: string[];
  close(): Promise<void>;
}

/** Answers a request itself, or says that it does not. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Serves a folder of saved pages on a real socket, `index.html` at the root.
 * @param folder null: nothing but what `answer` answers.
 */
export async function serveWebsite(
  folder: string | null,
  answer: Answering = () => false,
): Promise<WebsiteServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site.example').pathname;
    asked.push(path);
    if (answer(request, response)) return;
    const file = folder && join(folder, path === '/' ? 'index.html' : path);
    if (!file || !existsSync(file)) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(readFileSync(file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
