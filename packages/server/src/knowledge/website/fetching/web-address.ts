import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { WebsiteProblem } from './website-problem.ts';

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
  return url;
}

/** What makes two addresses the same website: the host without `www.`, the port, the path. */
export function siteOf(url: URL): string {
  const path = url.pathname.replace(/\/(index\.\w+)?$/, '');
  return `${url.host.replace(/^www\./, '')}${path}`.toLowerCase();
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
