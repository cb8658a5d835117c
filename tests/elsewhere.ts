/**
 * The headers of a request by way of a proxy, from an address nobody else asks from: what is limited
 * per address is then the asker's own.
 */
export function fromElsewhere() {
  const parts = Array.from(crypto.getRandomValues(new Uint16Array(4)), (part) => part.toString(16));
  return { 'X-Forwarded-For': `2001:db8:0:0:${parts.join(':')}` };
}
