const keyOf = (userId: string) => `second-ring-first-password:${userId}`;

/**
 * Whether somebody who was invited has no password yet: their link is only good once, so it is
 * remembered over a reload. Where the browser keeps nothing, it is known until then.
 */
export function isFirstPassword(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}

/** Remembers that somebody came by an invitation, or forgets it: they have chosen a password. */
export function noteFirstPassword(userId: string, isFirst: boolean): void {
  try {
    if (isFirst) localStorage.setItem(keyOf(userId), 'yes');
    else localStorage.removeItem(keyOf(userId));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}
