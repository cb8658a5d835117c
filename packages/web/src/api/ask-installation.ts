/**
 * What this installation says about itself, for pages that carry no API client; null where the server
 * did not answer.
 */
export async function askInstallation(): Promise<object | null> {
  const response = await fetch('/api/config').catch(() => null);
  if (!response?.ok) return null;
  const answer: unknown = await response.json().catch(() => null);
  return typeof answer === 'object' ? answer : null;
}
