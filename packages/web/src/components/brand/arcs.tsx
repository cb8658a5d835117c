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
