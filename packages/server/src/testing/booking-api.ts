import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { BookingTool } from '../platform/providers/booking/interface.ts';

/**
 * How the next change is met: done and never answered, done and answered with an error, not done
 * and answered with an error, or turned down because the time is taken.
 */
export type Meeting = 'done, then silence' | 'done, then 500' | '500' | 'taken';

export interface BookingApi {
  /** Answers over HTTP; what is free is left to `free`. */
  tool(free: BookingTool): BookingTool;
  /** How the next changes are met, in order; then they are done and answered. */
  meetings: Meeting[];
  /** The keys changes were asked for under, in order. */
  asked: string[];
  /** What stands in the tool's own book, by appointment. */
  book: Map<string, { start: number; end: number }>;
  close(): void;
}

const slot = z.object({ start: z.number(), end: z.number() });
const wanted = z.object({
  action: z.enum(['book', 'move', 'cancel']),
  id: z.string().optional(),
  slot: slot.optional(),
});
const booked = z.object({ kind: z.literal('booked'), appointmentId: z.string(), slot });
const unavailable = z.object({ kind: z.literal('unavailable'), alternatives: z.array(slot) });
const cancelled = z.object({ kind: z.literal('cancelled') });

/** A stand-in for a booking tool elsewhere, over real HTTP: one change per key, as the seam asks. */
export async function startBookingApi(): Promise<BookingApi> {
  const meetings: Meeting[] = [];
  const asked: string[] = [];
  const book: BookingApi['book'] = new Map();
  const answers = new Map<string, unknown>();
  const server = createServer(async (request, response) => {
    const key = String(request.headers['idempotency-key']);
    asked.push(key);
    const change = wanted.parse(JSON.parse(await readBody(request)));
    const meeting = answers.has(key) ? undefined : meetings.shift();
    if (meeting === 'taken') answers.set(key, { kind: 'unavailable', alternatives: [] });
    else if (meeting !== '500' && !answers.has(key)) answers.set(key, apply(book, key, change));
    if (meeting === 'done, then silence') return;
    const failed = meeting === '500' || meeting === 'done, then 500';
    response.writeHead(failed ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(failed ? {} : answers.get(key)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const ask = async (key: string, change: z.infer<typeof wanted>): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: JSON.stringify(change),
    });
    if (!response.ok) throw new Error(`The booking tool answered ${response.status}.`);
    return response.json();
  };
  const made = z.union([booked, unavailable]);
  return {
    meetings,
    asked,
    book,
    tool: (free) => ({
      ...free,
      name: 'stand-in',
      book: async (_business, { slot }, key) =>
        made.parse(await ask(key, { action: 'book', slot })),
      move: async (_business, id, slot, key) =>
        made.parse(await ask(key, { action: 'move', id, slot })),
      cancel: async (_business, id, key) =>
        cancelled.parse(await ask(key, { action: 'cancel', id })),
    }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function apply(
  book: BookingApi['book'],
  key: string,
  { action, id = idOf(key), slot }: z.infer<typeof wanted>,
): unknown {
  if (action === 'cancel' || !slot) {
    book.delete(id);
    return { kind: 'cancelled' };
  }
  book.set(id, slot);
  return { kind: 'booked', appointmentId: id, slot };
}

/** Appointments are named by UUIDs. */
function idOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
