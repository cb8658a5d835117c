import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { isLocalUrl } from './public-address.ts';

const nodeBindings = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.string().optional() }) }),
});
const resolvedBindings = z.object({ clientAddress: z.string().nullable() });

/**
 * Stands for whoever comes through a proxy on this machine that does not say for whom it speaks: one
 * network like any other, for all of them.
 */
export const unknownNetwork = '0.0.0.0';

/**
 * Works out once per request where it came from, behind the proxies the settings name.
 * @param isPublic whether the installation is reached from elsewhere: then this machine's own address
 *   without a word of whose request it is tells of a proxy, not of somebody who sits here.
 */
export function resolveClientAddress(
  trustedProxies: readonly string[],
  isPublic = false,
): MiddlewareHandler {
  return async (context, next) => {
    const { headers } = context.req.raw;
    const address = publicly(addressBehind(headers, context.env, trustedProxies), isPublic);
    context.env = { ...context.env, clientAddress: address };
    await next();
  };
}

/**
 * The address a request came from.
 * @param bindings what `@hono/node-server` passes beside the request.
 * @returns null where there is no socket.
 */
export function clientAddress(headers: Headers, bindings: unknown): string | null {
  const resolved = resolvedBindings.safeParse(bindings);
  return resolved.success ? resolved.data.clientAddress : addressBehind(headers, bindings, []);
}

/** The same for a request that Node has read, such as one to open a socket. */
export function addressOfMessage(
  { headers, socket }: IncomingMessage,
  trustedProxies: readonly string[],
  isPublic = false,
): string | null {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const incoming = { socket: { remoteAddress: socket.remoteAddress } };
  const named = new Headers({ 'x-forwarded-for': forwarded });
  return publicly(addressBehind(named, { incoming }, trustedProxies), isPublic);
}

const publicly = (address: string | null, isPublic: boolean) =>
  isPublic && isLoopback(address) ? unknownNetwork : address;

/**
 * A proxy on this machine, or one of those named (addresses and CIDR ranges), speaks for its
 * clients: of `X-Forwarded-For` counts what the last of them appended, and only then.
 */
function addressBehind(
  headers: Headers,
  bindings: unknown,
  trustedProxies: readonly string[],
): string | null {
  const peer = peerOf(bindings);
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  let address = peer;
  while (address !== null && isProxy(address, trustedProxies)) {
    const hop = withoutPort(hops.pop() ?? '');
    if (!ipaddr.isValid(hop)) return address;
    address = hop;
  }
  return address;
}

/** Who is at the other end of the socket, which nobody can pretend; null: there is no socket. */
function peerOf(bindings: unknown): string | null {
  const parsed = nodeBindings.safeParse(bindings);
  return parsed.success ? (parsed.data.incoming.socket.remoteAddress ?? null) : null;
}

/** What proxies add: behind one, a loopback address is not somebody at this machine. */
const addedByProxies =
  /^(?:forwarded|via|x-forwarded.*|x-(?:real|client|cluster-client|original)-.*|(?:true-client|cf-connecting|fastly-client)-ip)$/;

/**
 * Whether a request was made on this machine itself: by its socket, not through any proxy, and
 * under this machine's own name, which a page that was led here by another name does not use.
 */
export function isMadeHere({ headers, url }: Request, bindings: unknown): boolean {
  const proxied = [...headers.keys()].some((name) => addedByProxies.test(name));
  return isLoopback(peerOf(bindings)) && !proxied && isLocalUrl(url);
}

/** Whether an address speaks for others: this machine's own, or one the settings name. */
export function isProxy(address: string, trustedProxies: readonly string[]): boolean {
  return isLoopback(address) || trustedProxies.some((range) => isWithin(address, range));
}

/** Whether an address is a proxy's, or lies in its range. @param range an address, or CIDR */
function isWithin(address: string, range: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const plain = ipaddr.process(address);
  if (!range.includes('/')) return plain.toString() === ipaddr.process(range).toString();
  const [network, bits] = ipaddr.parseCIDR(range);
  return plain.kind() === network.kind() && plain.match(network, bits);
}

/** Some proxies write `203.0.113.9:52100` and `[2001:db8::9]:52100`. */
function withoutPort(hop: string): string {
  return hop.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string | null): boolean {
  if (address === null) return false;
  return address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
}
