/** How every control that is typed into looks. */
export const controlLook =
  'w-full rounded-control border border-control-line bg-surface text-ink transition-colors duration-150 placeholder:text-ink-soft hover:border-ink-soft focus-visible:border-primary focus-visible:outline-2 focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-negative aria-invalid:focus-visible:outline-negative';
