import { cn } from '../ui/class-names.ts';

interface ChoicesProps<Value extends string> {
  legend: string;
  legendHidden?: boolean;
  /** Groups the buttons for the browser; unique on the page. */
  name: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  /** Names the choice for links that lead to it: `<id>.answer`. */
  path?: string;
  onChange: (value: Value) => void;
}

/** One of a few, side by side: radio buttons, so that arrow keys move between them. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, legendHidden, name, choices, value, path, onChange } = props;
  return (
    <fieldset>
      <legend className={cn('mb-1.5 text-sm font-medium', legendHidden && 'sr-only')}>
        {legend}
      </legend>
      <div className="inline-flex max-w-full gap-1 rounded-[10px] bg-sunken p-1">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="cursor-pointer rounded-control px-3 py-1.5 text-sm font-medium text-ink-soft transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={choice.value}
              data-path={choice.value === value ? path : undefined}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
