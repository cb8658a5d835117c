import type { Accounts } from './accounts.ts';

type Where = Pick<Accounts, 'siteUrl'> & {
  settings: Pick<Accounts['settings'], 'AUTH_REDIRECT_URLS'>;
};

/**
 * Where a link may lead back to: the wanted address when it is ours or `AUTH_REDIRECT_URLS` allows
 * it, else the site itself. Anything else would let a stranger's page collect sessions.
 */
export function pickRedirect(accounts: Where, wanted: string | null | undefined): string {
  return wanted && isAllowed(accounts, wanted) ? wanted : accounts.siteUrl;
}

function isAllowed(accounts: Where, wanted: string): boolean {
  if (!URL.canParse(wanted)) return false;
  const url = new URL(wanted);
  // Browsers read credentials and backslashes in more than one way.
  if (url.username || url.password || wanted.includes('\\')) return false;
  if (url.origin === new URL(accounts.siteUrl).origin) return true;
  const bare = wanted.split('#', 1)[0] ?? '';
  return accounts.settings.AUTH_REDIRECT_URLS.some((pattern) => toExpression(pattern).test(bare));
}

/**
 * `*` stands for anything but dots and slashes, `**` for slashes too, as in GoTrue; neither for what
 * would lead to another host or add a query: `?`, `#`, `@` and `:`.
 */
function toExpression(pattern: string): RegExp {
  const source = pattern
    .split(/(\*\*|\*)/)
    .map((part) =>
      part === '**' ? '[^?#@:]*' : part === '*' ? '[^./?#@:]*' : escapeExpression(part),
    )
    .join('');
  return new RegExp(`^${source}$`);
}

function escapeExpression(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** An address with members added to its query (for the server) or fragment (for the page only). */
export function withParameters(
  address: string,
  parameters: { query?: Record<string, string>; fragment?: Record<string, string> },
): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters.query ?? {})) {
    url.searchParams.set(name, value);
  }
  if (parameters.fragment) url.hash = new URLSearchParams(parameters.fragment).toString();
  return url.href;
}
