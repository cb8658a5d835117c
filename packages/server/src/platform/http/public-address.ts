/** The address of a path as the world sees it, which behind a proxy is not where it arrives. */
export function publicAddress(publicUrl: string, pathAndQuery: string): string {
  return publicUrl.replace(/\/$/, '') + pathAndQuery;
}

/** The same for a WebSocket. */
export function publicSocketAddress(publicUrl: string, pathAndQuery: string): string {
  return publicAddress(publicUrl, pathAndQuery).replace(/^http/, 'ws');
}

/** Whether an address leads to this machine only, by name or number. */
export function isLocalUrl(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
