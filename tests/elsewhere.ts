/**
 * The headers of a request by way of a proxy, from a network nobody else asks from: what is limited
 * per address, or per network, is then the asker's own. Networks are of the range kept for examples
 * (RFC 9637).
 */
export function fromElsewhere() {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint16Array(2));
  return { 'X-Forwarded-For': `3fff:${(high & 0xfff).toString(16)}:${low.toString(16)}::1` };
}
