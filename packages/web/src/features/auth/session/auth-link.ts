/** What a mailed link says in the address it leads to, after `#`. */
export interface AuthLink {
  /** What the link was for; null where it did not say. */
  type: string | null;
  /** Why it was refused; null where it was not. */
  refusal: { code: string | null; sentence: string } | null;
  /** What is still to do, where following it was only half of the matter. */
  message: string | null;
}

/**
 * Reads the fragment (or, for refused links of the PKCE flow, the query) that the accounts append
 * when a mailed link was followed. Null: this address is not one.
 */
export function readAuthLink({ hash, search }: { hash: string; search: string }): AuthLink | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const query = new URLSearchParams(search);
  const read = (name: string) => fragment.get(name) ?? query.get(name);
  const code = read('error_code');
  const isRefused = code !== null || read('error_description') !== null;
  const message = fragment.has('sb') ? fragment.get('message') : null;
  if (!isRefused && !fragment.has('access_token') && message === null) return null;
  const sentence = read('error_description') ?? 'This link is invalid.';
  return { type: fragment.get('type'), refusal: isRefused ? { code, sentence } : null, message };
}

/**
 * The page that deals with a followed link. Where the accounts do not know our addresses they lead
 * to the front page instead, which cannot.
 */
export function pageOfAuthLink({ type }: AuthLink, path: string): string {
  const pages = ['/confirm', '/reset-password'];
  if (pages.includes(path)) return path;
  return type === 'recovery' || type === 'invite' ? '/reset-password' : '/confirm';
}
