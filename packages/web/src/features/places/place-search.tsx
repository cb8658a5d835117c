import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { FieldError } from '@/components/ui/field-error.tsx';
import { PlaceCombobox } from './place-combobox.tsx';
import type { PlaceListLook } from './place-options.tsx';
import {
  type Place,
  type PlaceSuggestion,
  type PlacesProvider,
  PlacesUnavailable,
} from './places-provider.ts';
import { usablePlace } from './usable-place.ts';
import { usePlaceSearch } from './use-place-search.ts';

interface PlaceSearchProps {
  places: PlacesProvider;
  onSelect: (place: Place) => void;
  label?: string;
  placeholder?: string;
  /** What stands in the box at first. */
  initialWords?: string;
  listLook?: PlaceListLook;
  /** Larger, with the accent, for the front page. */
  prominent?: boolean;
}

/** Finds a business in the directory, and says why where it cannot. */
export function PlaceSearch(props: PlaceSearchProps) {
  const { places, onSelect, label = 'Find your business', placeholder, prominent } = props;
  const [words, setWords] = useState(props.initialWords ?? '');
  const [mistake, setMistake] = useState<string | null>(null);
  const found = usePlaceSearch(places, words, 'establishment');
  const id = useId();
  const problem = mistake ?? found.failure;

  const choose = async (suggestion: PlaceSuggestion | undefined) => {
    try {
      onSelect(await usablePlace(places, suggestion));
    } catch (error) {
      if (!(error instanceof PlacesUnavailable)) throw error;
      setMistake(error.message);
    }
  };

  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <Search
          aria-hidden
          className={clsx(
            'pointer-events-none absolute left-4 z-1 size-5',
            prominent ? 'top-5.5 text-primary' : 'top-3 text-ink-soft',
          )}
        />
        <PlaceCombobox
          id={id}
          kind="establishment"
          value={words}
          onType={(typed) => {
            setWords(typed);
            setMistake(null);
          }}
          found={found}
          onChoose={choose}
          placeholder={placeholder}
          aria-describedby={problem ? `${id}-error` : undefined}
          aria-invalid={mistake ? true : undefined}
          listLook={props.listLook}
          className={clsx(
            'pr-3 pl-12 text-base',
            prominent ? 'h-16 shadow-float' : 'h-11 sm:text-sm',
          )}
        />
      </div>
      <div className="mt-2 empty:hidden">
        <FieldError id={`${id}-error`}>{problem}</FieldError>
      </div>
    </div>
  );
}
