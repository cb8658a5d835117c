const elsewhere = 'https://elsewhere.invalid';
const home = '/admin';

/**
 * Where a visitor may be taken after signing in: a page of this site, or undefined. Read by the
 * browser's own rules, under which `//other.example`, `/\other.example` and `javascript:` lead away.
 */
export function returnPath(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return undefined;
  if (!URL.canParse(wanted, elsewhere)) return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, elsewhere);
  // A path such as `/.//other.example` is ours but reads as another site once it is resolved again.
  if (origin !== elsewhere || pathname.startsWith('//')) return undefined;
  return `${pathname}${search}${hash}`;
}

/** The same, with the console's first page where nothing better is wanted. */
export function returnPathOrHome(wanted: unknown): string {
  return returnPath(wanted) ?? home;
}
