import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Shops' websites for the browser tests: a test puts a page (`PUT`, its HTML as the body, `x-status`
 * for another answer than 200), and whoever asks for it gets it. A page that was not put yet, but
 * whose site was, is held back until it is: so a test sees what happens while a site is read.
 */
const pages = new Map<string, { status: number; html: string }>();
const held = new Map<string, ServerResponse[]>();

const siteOf = (path: string) => path.split('/')[1] ?? '';

function answer(path: string, response: ServerResponse): void {
  const page = pages.get(path);
  if (page) {
    response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' }).end(page.html);
  } else if ([...pages.keys()].some((known) => siteOf(known) === siteOf(path))) {
    held.set(path, [...(held.get(path) ?? []), response]);
  } else {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>');
  }
}

createServer(async (request, response) => {
  const path = request.url ?? '/';
  if (request.method !== 'PUT') {
    answer(path, response);
    return;
  }
  pages.set(path, {
    status: Number(request.headers['x-status'] ?? 200),
    html: await text(request),
  });
  for (const waiting of held.get(path) ?? []) answer(path, waiting);
  held.delete(path);
  response.writeHead(204).end();
}).listen(Number(process.env.PORT), '127.0.0.1');
