import { eq, like, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A network a request is counted for, and how many times one address's share it may have. */
interface CountedNetwork {
  key: string;
  share: number;
}

/**
 * Every network an address is counted for: itself, and of an IPv6 one also the site it belongs to and
 * the provider's block, for providers hand out a /48 as readily as a /64, and a /32 can be rented.
 */
export function networksOf(address: string): CountedNetwork[] {
  const key = networkOf(address);
  if (!key.endsWith('::/64')) return [{ key, share: 1 }];
  const groups = key.split(':');
  return [
    { key, share: 1 },
    { key: `${groups.slice(0, 3).join(':')}::/48`, share: 8 },
    { key: `${groups.slice(0, 2).join(':')}::/32`, share: 64 },
  ];
}

/**
 * What is counted as one network: an IPv4 address, or the first 64 bits of an IPv6 one, for whoever
 * has one of those has all of them (RFC 6177).
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** The site an address is of: the /48 around an IPv6 one, the /24 around an IPv4 one. */
export function siteOf(address: string): string {
  const [own, site] = networksOf(address);
  return site?.key ?? `${(own?.key ?? address).replace(/\.\d+$/, '')}.0/24`;
}

/**
 * The same for calls, each of which costs somebody else: a site, which may be one stranger's, has twice
 * what one address has, a provider's block sixteen times.
 */
export function callingNetworksOf(address: string): CountedNetwork[] {
  return networksOf(address).map(({ key, share }) => ({ key, share: Math.max(1, share / 4) }));
}

/** Whether a stored network, as `networkOf` writes it, is a counted one or lies in it. */
export function liesIn(column: AnyPgColumn, { key, share }: CountedNetwork): SQL {
  return share === 1 ? eq(column, key) : like(column, `${key.replace(/::\/\d+$/, '')}:%`);
}
