import { Command } from 'cmdk';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Input } from './input.tsx';

interface SearchListOption {
  value: string;
  label: string;
  /** Found by these words as well. */
  words?: string;
}

interface SearchListProps {
  /** Names the box for assistive technology, as its visible label does. */
  label: string;
  id: string;
  options: readonly SearchListOption[];
  /** Offered under whatever is found. */
  always?: SearchListOption;
  value: string;
  onValueChange: (value: string) => void;
  placeholder: string;
  /** Escape was pressed: its list is always open, and has nothing to close. */
  onEscape: () => void;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

/** More are not looked through: whoever searches types on. */
const mostShown = 50;

/** One choice out of many: typing narrows them, arrows move and Enter chooses. */
export function SearchList(props: SearchListProps) {
  const { label, options, always, value, onValueChange, onEscape, ...control } = props;
  const [typed, setTyped] = useState('');
  const found = options.filter((option) => holds(option, typed));
  const shown = found.slice(0, mostShown);
  return (
    <Command
      label={label}
      shouldFilter={false}
      className="grid grid-cols-1 gap-2"
      onKeyDown={({ key }) => key === 'Escape' && onEscape()}
    >
      <Command.Input value={typed} onValueChange={setTyped} asChild>
        <Input {...control} />
      </Command.Input>
      <Command.List
        label={label}
        className="max-h-64 overflow-y-auto rounded-control border border-line px-1 pt-1"
      >
        {[...shown, ...(always ? [always] : [])].map((option) => (
          <Command.Item
            key={option.value}
            value={option.value}
            onSelect={onValueChange}
            className="flex min-h-9 cursor-pointer items-center justify-between gap-4 rounded-md bg-surface px-2.5 py-1.5 last:sticky last:bottom-0 aria-selected:bg-sunken"
          >
            {option.label}
            {option.value === value ? (
              <Check aria-label="chosen" className="size-4 shrink-0 text-primary" />
            ) : null}
          </Command.Item>
        ))}
      </Command.List>
      <p role="status" className="text-ink-soft empty:hidden">
        {howMany(found.length)}
      </p>
    </Command>
  );
}

function howMany(found: number): string | null {
  if (found === 0) return 'None match. Try fewer characters.';
  return found > mostShown ? `Showing ${mostShown} of ${found}. Type to narrow them down.` : null;
}

/** However a number is written: only its letters and digits count. */
function holds({ label, words = '' }: SearchListOption, typed: string): boolean {
  return plain(`${label} ${words}`).includes(plain(typed));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
