interface JsonBoxProps {
  /** Names the box for assistive technology. */
  label: string;
  value: unknown;
}

/** A region that scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

/** An object as formatted JSON in a box that scrolls. */
export function JsonBox({ label, value }: JsonBoxProps) {
  return (
    <section
      aria-label={label}
      className="max-h-72 overflow-auto rounded-control border border-line bg-sunken p-3"
      {...reachable}
    >
      <pre className="font-mono text-xs">{written(value)}</pre>
    </section>
  );
}

function written(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2);
  } catch {
    return 'Could not display metadata.';
  }
}
