import { z } from 'zod';

const nodeBindings = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.string().optional() }) }),
});

/**
 * The address a request came from. A reverse proxy on this machine speaks for its clients: what it
 * appended last to `X-Forwarded-For` counts then, and only then.
 * @param bindings what `@hono/node-server` passes beside the request.
 * @returns null where there is no socket.
 */
export function clientAddress(headers: Headers, bindings: unknown): string | null {
  const parsed = nodeBindings.safeParse(bindings);
  const peer = parsed.success ? (parsed.data.incoming.socket.remoteAddress ?? null) : null;
  if (!isLoopback(peer)) return peer;
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || peer;
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string | null): boolean {
  if (address === null) return false;
  return address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
}
