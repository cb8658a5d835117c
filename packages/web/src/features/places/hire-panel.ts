/** How the box looks once a business is chosen. */
export const panel =
  'relative isolate overflow-hidden rounded-card border border-line bg-surface p-6 shadow-float';
