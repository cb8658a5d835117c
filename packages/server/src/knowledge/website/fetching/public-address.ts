import ipaddr from 'ipaddr.js';

/** Ranges no public host has: IPv4-compatible addresses (RFC 4291) and site-local ones (RFC 3879). */
const reserved = ['::/96', 'fec0::/10'];

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
