import { clsx } from 'clsx';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { controlLook } from '@/components/ui/control-look.ts';
import { type PlaceListLook, PlaceOptions } from './place-options.tsx';
import type { PlaceKind, PlaceSuggestion } from './places-provider.ts';
import type { PlaceSearching } from './use-place-search.ts';

interface PlaceComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'onSelect'> {
  kind: PlaceKind;
  value: string;
  onType: (words: string) => void;
  /** What looking up the words has come to. */
  found: PlaceSearching;
  /** Takes a suggestion; undefined where Enter was pressed on none of them. */
  onChoose: (suggestion: PlaceSuggestion | undefined) => Promise<void>;
  /** The words count as they are: Enter on no suggestion is left to the form. */
  free?: boolean;
  listLook?: PlaceListLook | undefined;
}

/** A box with a list of places under it: arrow keys move, Enter chooses, Escape closes. */
export function PlaceCombobox(props: PlaceComboboxProps) {
  const {
    kind,
    value,
    onType,
    found,
    onChoose,
    free = false,
    listLook,
    className,
    ...rest
  } = props;
  const { suggestions, answered, source, searching } = found;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  const worthShowing = suggestions.length > 0 || (!free && (answered !== null || searching));
  const showing = open && value.trim() !== '' && worthShowing;

  const choosing = useRef(false);
  const choose = async (index: number) => {
    if (choosing.current) return;
    choosing.current = true;
    try {
      if (index >= 0) setOpen(false);
      setActive(-1);
      await onChoose(suggestions[index]);
    } finally {
      choosing.current = false;
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && suggestions.length > 0) {
      event.preventDefault();
      setOpen(true);
      const from = active === -1 && step === -1 ? 0 : active;
      setActive((from + step + suggestions.length) % suggestions.length);
    } else if (event.key === 'Enter' && !(free && (active === -1 || !showing))) {
      event.preventDefault();
      void choose(active);
    } else if (event.key === 'Escape') setOpen(false);
  };

  return (
    <div className="relative">
      <input
        role="combobox"
        aria-expanded={showing}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={showing && active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        {...rest}
        value={value}
        onChange={({ target }) => {
          onType(target.value);
          setActive(-1);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        className={clsx(controlLook, className)}
      />
      {showing ? (
        <PlaceOptions
          kind={kind}
          listId={listId}
          optionId={optionId}
          suggestions={suggestions}
          source={source}
          searching={searching}
          {...listLook}
          active={active}
          onChoose={choose}
          onPoint={setActive}
        />
      ) : null}
    </div>
  );
}
