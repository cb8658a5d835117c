import type { Mistakes } from '@second-ring/contract';
import { type FocusEvent, useMemo, useRef, useState } from 'react';
import { focusPath } from '../focus-path.ts';

export interface ShownMistakes {
  /** The mistakes to show now: of fields that were left, and those that kept someone from going on. */
  shown: Mistakes;
  /** For the form's element: remembers which fields have been left. */
  onBlur: (event: FocusEvent) => void;
  /** Shows every mistake and goes to the first; true where there is none. */
  mayGoOn: () => boolean;
  /** For the form's element. */
  ref: (element: HTMLElement | null) => void;
}

/**
 * Decides when a mistake is told: once its field is left, not while it is being typed, and all
 * together when someone wants to go on. What is added after that is not born with a mistake.
 * Controls carry their path in `data-path`.
 */
export function useShownMistakes(mistakes: Mistakes): ShownMistakes {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const form = useRef<HTMLElement>(null);
  const entries = Object.entries(mistakes);
  const shownNow = Object.fromEntries(entries.filter(([path]) => left.has(path)));
  return {
    shown: useUnchanged(shownNow),
    onBlur: ({ target }) => {
      const path = target instanceof HTMLElement ? target.dataset.path : undefined;
      if (path !== undefined && !left.has(path)) setLeft(new Set([...left, path]));
    },
    mayGoOn: () => {
      const [first] = entries;
      if (!first) return true;
      setLeft(new Set([...left, ...entries.map(([path]) => path)]));
      focusPath(form.current, first[0]);
      return false;
    },
    ref: (element) => {
      form.current = element;
    },
  };
}

/** The same object as long as it says the same, so that what shows it need not be drawn again. */
function useUnchanged(mistakes: Mistakes): Mistakes {
  const said = JSON.stringify(Object.entries(mistakes));
  return useMemo(() => Object.fromEntries<string>(JSON.parse(said)), [said]);
}
