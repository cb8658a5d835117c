import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { buttonLook } from '@/components/ui/button-look.ts';
import { FieldError } from '@/components/ui/field-error.tsx';
import { PlaceCombobox, type PlaceListLook, usePlaceSearch } from './place-combobox.tsx';
import {
  type Place,
  type PlaceSuggestion,
  type PlacesProvider,
  PlacesUnavailable,
} from './places-provider.ts';
import { usablePlace } from './usable-place.ts';

interface PlaceSearchProps {
  places: PlacesProvider;
  onSelect: (place: Place) => void;
  label?: string;
  placeholder?: string;
  /** What stands in the box at first. */
  initialWords?: string;
  /** Hears every word that may be a business's name; of a web address, that there is none. */
  onWords?: (words: string) => void;
  listLook?: PlaceListLook;
  /** What is said to whoever types a web address, of which the directory knows nothing. */
  ofWebAddress?: ReactNode;
  /** Larger, with the accent, for the front page. */
  prominent?: boolean;
}

const webAddress =
  /^\s*(https?:\/\/|www\.)\S|^\s*[\w-]+(\.[\w-]+)*\.((ca|com|net|org|biz|shop|quebec)(\/\S*)?|[a-z]{2,}\/\S*)\s*$/i;

/** Finds a business in the directory, and says why where it cannot. */
export function PlaceSearch(props: PlaceSearchProps) {
  const { places, onSelect, label = 'Find your business', placeholder, prominent } = props;
  const [words, setWords] = useState(props.initialWords ?? '');
  const [mistake, setMistake] = useState<string | null>(null);
  const found = usePlaceSearch(places, words, 'establishment');
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const isWebAddress = webAddress.test(words) && props.ofWebAddress !== undefined;
  const problem = mistake ?? found.failure;
  // Now there is something to choose from.
  useEffect(() => {
    if (found.suggestions.length > 0) setMistake(null);
  }, [found.suggestions]);

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
        <PlaceCombobox
          id={id}
          ref={box}
          kind="establishment"
          value={words}
          onType={(typed) => {
            setWords(typed);
            props.onWords?.(webAddress.test(typed) ? '' : typed);
            setMistake(null);
          }}
          found={found}
          onChoose={choose}
          placeholder={placeholder}
          aria-describedby={problem ? `${id}-error` : undefined}
          aria-invalid={mistake ? true : undefined}
          listLook={props.listLook}
          instead={isWebAddress}
          className={clsx(
            'text-base',
            prominent ? 'h-16 pr-18 pl-5 shadow-float' : 'h-11 pr-3 pl-12 sm:text-sm',
          )}
        />
        {prominent ? (
          <button
            type="button"
            aria-label="Search"
            // The box keeps the keyboard, and its list stays open.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              box.current?.focus();
              box.current?.click();
            }}
            className={buttonLook({
              variant: 'accent',
              size: 'icon-large',
              className: 'absolute top-2 right-2 z-1',
            })}
          >
            <Search aria-hidden />
          </button>
        ) : (
          <Search
            aria-hidden
            className="pointer-events-none absolute top-3 left-4 z-1 size-5 text-ink-soft"
          />
        )}
      </div>
      <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
        {isWebAddress ? props.ofWebAddress : null}
      </p>
      <div className="mt-2 empty:hidden">
        <FieldError id={`${id}-error`}>{problem}</FieldError>
      </div>
    </div>
  );
}
