import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { controlLook } from '@/components/ui/control-look.ts';
import { FieldError } from '@/components/ui/field-error.tsx';
import { PlaceOptions } from './place-options.tsx';
import { type Place, type PlacesProvider, PlacesUnavailable } from './places-provider.ts';
import { usablePlace } from './usable-place.ts';
import { usePlaceSearch } from './use-place-search.ts';

interface PlaceSearchProps {
  places: PlacesProvider;
  onSelect: (place: Place) => void;
  label?: string;
  placeholder?: string;
  /** What stands in the box at first. */
  initialWords?: string;
  /** Larger, with the accent, for the front page. */
  prominent?: boolean;
}

/** A combobox over a directory of businesses: arrow keys move, Enter chooses, Escape closes. */
export function PlaceSearch(props: PlaceSearchProps) {
  const { places, onSelect, label = 'Find your business', placeholder, prominent } = props;
  const [words, setWords] = useState(props.initialWords ?? '');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [mistake, setMistake] = useState<string | null>(null);
  const { suggestions, answered, failure } = usePlaceSearch(places, words);
  const id = useId();
  const showing = open && words.trim() !== '' && answered !== null;
  const optionId = (index: number) => `${id}-option-${index}`;

  const choosing = useRef(false);
  const choose = async (index: number) => {
    if (choosing.current) return;
    choosing.current = true;
    try {
      const place = await usablePlace(places, suggestions[index]);
      setOpen(false);
      onSelect(place);
    } catch (error) {
      if (!(error instanceof PlacesUnavailable)) throw error;
      setMistake(error.message);
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
    } else if (event.key === 'Enter') {
      event.preventDefault();
      void choose(active);
    } else if (event.key === 'Escape') setOpen(false);
  };

  return (
    <div className="relative">
      <label htmlFor={id} className="mb-2 block text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
        />
        <input
          id={id}
          role="combobox"
          aria-expanded={showing}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={showing && active >= 0 ? optionId(active) : undefined}
          aria-describedby={mistake || failure ? `${id}-error` : undefined}
          aria-invalid={mistake ? true : undefined}
          autoComplete="off"
          value={words}
          placeholder={placeholder}
          onChange={({ target }) => {
            setWords(target.value);
            setActive(-1);
            setMistake(null);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          className={clsx(
            controlLook,
            'pr-3 pl-12 text-base',
            prominent ? 'h-14 shadow-float' : 'h-11 sm:text-sm',
          )}
        />
      </div>
      {showing ? (
        <PlaceOptions
          listId={`${id}-list`}
          optionId={optionId}
          suggestions={suggestions}
          active={active}
          onChoose={choose}
          onPoint={setActive}
        />
      ) : null}
      <div className="mt-2 empty:hidden">
        <FieldError id={`${id}-error`}>{mistake ?? failure}</FieldError>
      </div>
    </div>
  );
}
