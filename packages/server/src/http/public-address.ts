/** The address of a path as the world sees it, which behind a proxy is not where it arrives. */
export function publicAddress(publicUrl: string, pathAndQuery: string): string {
  return publicUrl.replace(/\/$/, '') + pathAndQuery;
}

/** The same for a WebSocket. */
export function publicSocketAddress(publicUrl: string, pathAndQuery: string): string {
  return publicAddress(publicUrl, pathAndQuery).replace(/^http/, 'ws');
}
