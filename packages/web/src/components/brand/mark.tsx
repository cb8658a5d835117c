/** The mark: a dot and the two rings that leave it, the second one in marigold. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} fill="none" aria-hidden="true">
      <g strokeWidth="3.4" strokeLinecap="round">
        <path d="M9.5 11A10 10 0 0 1 19.2 24.9" className="stroke-primary" />
        <path d="M9.1 4A17 17 0 0 1 25.7 27.6" className="stroke-accent" />
      </g>
      <circle cx="10" cy="21" r="4" className="fill-primary" />
    </svg>
  );
}

/** The mark with the product's name. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 font-heading text-lg font-bold tracking-tight">
      <Mark className="size-7" />
      Second Ring
    </span>
  );
}
