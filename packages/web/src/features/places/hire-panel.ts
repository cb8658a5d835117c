/** How the box looks once a business is chosen. */
export const panel =
  'relative isolate overflow-hidden rounded-card border border-line bg-surface p-6 shadow-float';

/** Said where the server gave no answer at all. */
export const unreachable =
  'Failed to set up AI employee: the server could not be reached. Check your connection and try again.';
