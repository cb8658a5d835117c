import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { WebsiteProblem } from './website-problem.ts';

/** In characters; the addresses of a shop's pages have a tenth of it. */
const longestAddress = 2_000;

/** Whether an address is one to read: what is done with it by the main thread takes its length. */
export function isShort({ href }: URL): boolean {
  return href.length <= longestAddress;
}

const webPorts = new Set(['', '80', '443']);

/**
 * The address someone typed, with `https://` where they left it out.
 * @throws WebsiteProblem `NOT_AN_ADDRESS`
 */
export function readWebAddress(typed: string): URL {
  const trimmed = typed.trim();
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  const named = url && (url.hostname.includes('.') || url.hostname.startsWith('['));
  const local = url?.hostname === 'localhost';
  if (!url || !/^https?:$/.test(url.protocol) || !(named || local) || /\s/.test(trimmed)) {
    throw new WebsiteProblem('NOT_AN_ADDRESS', `Not a web address: ${trimmed.slice(0, 200)}`);
  }
  url.hash = '';
  url.username = '';
  url.password = '';
  if (!isShort(url)) throw new WebsiteProblem('NOT_AN_ADDRESS', `Too long: ${url.origin}`);
  return url;
}

/** What only tells where a visitor came from. */
const tracking = /^(?:utm_\w+|fbclid|gclid|msclkid|ref)$/i;

/**
 * What makes two addresses the same website: the host without `www.`, the port, the path, and what
 * is asked for, for some hosts give many shops one path.
 */
export function siteOf(url: URL): string {
  const path = url.pathname.replace(/\/(index\.\w+)?$/, '');
  const asked = [...url.searchParams].filter(([name]) => !tracking.test(name));
  const query = asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`;
  return `${url.host.replace(/^www\./, '')}${path}${query}`.toLowerCase();
}

/**
 * Refuses an address that a visitor from the internet could not mean: other schemes and ports, IP
 * addresses that are not public. A name is checked again when it is looked up.
 * @param allowed `host:port` pairs that may be reached although private.
 * @throws WebsiteProblem `NOT_PUBLIC`
 */
export function assertPublic(url: URL, allowed: readonly string[]): void {
  if (isAllowed(url, allowed)) return;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const refused =
    !/^https?:$/.test(url.protocol) ||
    !webPorts.has(url.port) ||
    (isIP(host) !== 0 && !isPublicAddress(host)) ||
    /(^|\.)(localhost|local|internal|intranet|home\.arpa|onion)\.?$/i.test(host) ||
    !/[.:]/.test(host);
  if (refused) throw new WebsiteProblem('NOT_PUBLIC', `Not a public address: ${url.origin}`);
}

/** Whether an address is on the list of those that may be reached although private. */
export function isAllowed(url: URL, allowed: readonly string[]): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return allowed.includes(`${url.hostname}:${port}`.toLowerCase());
}

/** Resolves a name to all of its addresses, as `dns.lookup` with `all`. */
export type ResolveAll = (
  name: string,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

export const systemResolve: ResolveAll = (name, done) => systemLookup(name, { all: true }, done);

/**
 * A lookup whose answer is the one the connection uses, checked on the way: a name that answers
 * with a private address, even beside a public one or only the second time, is not connected to.
 */
export function pinnedLookup(resolve: ResolveAll): LookupFunction {
  return (name, options, done) => {
    resolve(name, (error, addresses) => {
      if (error) return done(error, []);
      const [first] = addresses;
      const hidden = addresses.find(({ address }) => !isPublicAddress(address));
      if (hidden || !first) {
        const detail = `${name} resolves to ${hidden?.address ?? 'nothing'}`;
        return done(new WebsiteProblem('NOT_PUBLIC', detail), []);
      }
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

/**
 * Ranges no public host has: IPv4-compatible addresses (RFC 4291), site-local ones (RFC 3879), those a
 * network translates to IPv4 for itself (RFC 8215), for documentation (RFC 9637), and segments (RFC 9602).
 */
const reserved = ['::/96', 'fec0::/10', '64:ff9b:1::/48', '3fff::/20', '5f00::/16'];

function isWithin(address: ipaddr.IPv6, range: string): boolean {
  return address.match(ipaddr.IPv6.parseCIDR(range));
}

/**
 * Whether an IP address is one of the public internet: not this machine, a private or carrier
 * network, a link-local or metadata address, nor any of these dressed up as IPv6 (mapped, 6to4,
 * NAT64, Teredo). What is no address at all is not public.
 */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  if (!ipaddr.isValid(plain)) return false;
  const parsed = ipaddr.process(plain);
  if (parsed.range() !== 'unicast') return false;
  return !(parsed instanceof ipaddr.IPv6) || !reserved.some((range) => isWithin(parsed, range));
}
