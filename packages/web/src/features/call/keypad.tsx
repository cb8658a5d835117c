const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'];

/** The twelve keys of a telephone. */
export function Keypad({ onKey }: { onKey: (digit: string) => void }) {
  return (
    <fieldset className="mx-auto mb-3 grid shrink-0 animate-rise grid-cols-3 gap-2 rounded-card border border-line bg-surface p-3 shadow-float">
      <legend className="sr-only">Keypad</legend>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          onClick={() => onKey(key)}
          className="tabular h-11 w-16 rounded-control text-lg font-medium transition-colors hover:bg-sunken active:bg-line"
        >
          {key}
        </button>
      ))}
    </fieldset>
  );
}
