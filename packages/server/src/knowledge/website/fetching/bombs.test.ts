import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { brotliCompressSync, createGzip, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fetchPage } from './fetch-page.ts';
import { systemResolve } from './web-address.ts';
import { WebsiteProblem } from './website-problem.ts';

type Answering = (response: ServerResponse) => void;

const open: { close(): void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A website that answers every request so, and knows when its visitor has left. */
async function serve(answer: Answering) {
  const server = createServer((_, response) => answer(response));
  const left = new Promise<void>((resolve) => {
    server.on('connection', (socket: Socket) => socket.once('close', () => resolve()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(server);
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return { host: `127.0.0.1:${port}`, left };
}

const read = (host: string) =>
  fetchPage(new URL(`http://${host}/`), {
    allowHosts: [host],
    resolve: systemResolve,
    userAgent: 'Test',
    signal: AbortSignal.timeout(4_000),
    admit: async () => undefined,
    accepts: /^text\/html/,
  }).then(
    () => 'read',
    (error: unknown) => (error instanceof WebsiteProblem ? error.code : error),
  );

const zeros = Buffer.alloc(80 * 1024 * 1024);
const html = { 'content-type': 'text/html' };

describe('a bomb', () => {
  it.each([
    ['gzip', gzipSync(zeros)],
    ['deflate', deflateSync(zeros)],
    ['br', brotliCompressSync(zeros)],
  ])(
    'packed with %s is cut off by its size unpacked, and its server let go of',
    async (encoding, body) => {
      for (const ends of [true, false]) {
        const { host, left } = await serve((response) => {
          response.writeHead(200, { ...html, 'content-encoding': encoding });
          response.write(body);
          if (ends) response.end();
        });
        expect(await read(host)).toBe('TOO_LARGE');
        await left;
      }
    },
  );

  it('that never ends is cut off, and its server let go of', async () => {
    const { host, left } = await serve((response) => {
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' });
      const packer = createGzip();
      packer.pipe(response);
      response.on('close', () => packer.destroy());
      const chunk = Buffer.alloc(1024 * 1024);
      const write = () => {
        while (!packer.destroyed && packer.write(chunk));
        if (!packer.destroyed) packer.once('drain', write);
      };
      write();
    });
    expect(await read(host)).toBe('TOO_LARGE');
    await left;
  });

  it('that unpacks to nothing for ever is cut off by what was sent', async () => {
    const nothing = gzipSync(Buffer.alloc(0));
    const many = Buffer.concat(Array.from({ length: 4_000 }, () => nothing));
    const { host, left } = await serve((response) => {
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' });
      const write = () => {
        while (!response.destroyed && response.write(many));
        if (!response.destroyed) response.once('drain', write);
      };
      write();
    });
    expect(await read(host)).toBe('TOO_LARGE');
    await left;
  });

  it('that pauses in the middle is given up in time, and its server let go of', async () => {
    const { host, left } = await serve((response) => {
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' });
      response.write(gzipSync('<p>Hello</p>').subarray(0, 12));
    });
    expect(await read(host)).toBe('TOO_SLOW');
    await left;
  });

  it('leaves no memory behind, however many are met', async () => {
    const bomb = gzipSync(zeros);
    const { host } = await serve((response) => {
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' });
      response.write(bomb);
    });
    const before = process.memoryUsage().arrayBuffers;
    for (let met = 0; met < 20; met += 1) expect(await read(host)).toBe('TOO_LARGE');
    global.gc?.();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 1024 * 1024);
  });
});
