/** The mark: a dot and the two rings that leave it, the second one in marigold. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} fill="none" aria-hidden="true">
      <g strokeWidth="3.2" strokeLinecap="round">
        <path d="M8.7 12.8A7.5 7.5 0 0 1 19.2 23.3" className="stroke-primary" />
        <path d="M4.8 8.2A13.5 13.5 0 0 1 23.8 27.2" className="stroke-accent" />
      </g>
      <circle cx="13.5" cy="18.5" r="3.2" className="fill-primary" />
    </svg>
  );
}

/** The mark with the product's name. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 font-heading text-lg font-bold tracking-tight whitespace-nowrap">
      <Mark className="size-7" />
      Second Ring
    </span>
  );
}

const radii = [60, 104, 148, 192, 236];

/** The one decoration: rings that widen and fade. Takes the current colour. */
export function Arcs({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 500 500" fill="none" aria-hidden="true" className={className}>
      {radii.map((radius, index) => (
        <circle
          key={radius}
          cx="250"
          cy="250"
          r={radius}
          stroke="currentColor"
          vectorEffect="non-scaling-stroke"
          strokeWidth="1.25"
          opacity={1 - index * 0.17}
        />
      ))}
    </svg>
  );
}

/** For words in front of the arcs: keeps the lines from running through them, as maps do. */
export const halo = 'rounded-full bg-paper shadow-[0_0_24px_20px_var(--paper)]';
