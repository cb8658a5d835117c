/** Every access token carries a person's metadata, and headers have a length. */
const longest = 8_000;

/** Whether what somebody says of themselves may be kept. */
export function isShort(metadata: Record<string, unknown>): boolean {
  return JSON.stringify(metadata).length <= longest;
}
