import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is one of the public internet: not this machine, a private or carrier
 * network, a link-local or metadata address, nor any of these dressed up as IPv6 (mapped, 6to4,
 * NAT64, Teredo). What is no address at all is not public.
 */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  if (!ipaddr.isValid(plain)) return false;
  return ipaddr.process(plain).range() === 'unicast';
}
