import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { isBrokenOff, limitBody } from './limit-body.ts';
import { createWebServer } from './web-server.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A server that reads bodies of ten bytes, and tells of what it could not read. */
async function listen() {
  const failures: unknown[] = [];
  const app = new Hono();
  app.use(
    limitBody(10, () => {
      throw new RangeError('too long');
    }),
  );
  app.post('/unread', (context) => context.text('unread'));
  app.post('/read', async (context) => context.text(await context.req.text()));
  app.onError((error, context) => {
    failures.push(error);
    return context.text(error.message, error instanceof RangeError ? 413 : 400);
  });
  const server = createWebServer(app.fetch, { trustedProxies: [] });
  open.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.');
  return { server, port: address.port, failures };
}

/** What a connection is told first after it has said these words. */
async function told(port: number, words: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => {});
  socket.write(words);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer).slice(9, 12);
}

const head = (path: string, header: string) =>
  `POST ${path} HTTP/1.1\r\nHost: ring.example\r\n${header}\r\n\r\n`;
const chunked = 'Transfer-Encoding: chunked';

it.each([
  ['of a told length that fits', `${head('/read', 'Content-Length: 4')}four`, '200'],
  ['of a told length that does not', head('/read', 'Content-Length: 11'), '413'],
  ['of an untold length that fits', `${head('/read', chunked)}4\r\nfour\r\n0\r\n\r\n`, '200'],
  ['of an untold length that does not', `${head('/read', chunked)}b\r\nxxxxxxxxxxx\r\n`, '413'],
  ['nobody wants, before it is there', head('/unread', chunked), '200'],
])('a body %s', async (_kind, words, status) => {
  const { port } = await listen();
  expect(await told(port, words)).toBe(status);
});

it('a body that breaks off is told from a fault of ours', async () => {
  const { server, port, failures } = await listen();
  const socket = connect({ host: '127.0.0.1', port });
  const seen = once(server, 'request');
  socket.write(`${head('/read', 'Content-Length: 8')}half`);
  await seen;
  socket.destroy();
  while (failures.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(failures.map(isBrokenOff)).toEqual([true]);
  expect(isBrokenOff(new Error('read ECONNRESET'))).toBe(false);
});
