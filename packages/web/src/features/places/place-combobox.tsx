import { clsx } from 'clsx';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { controlLook } from '@/components/ui/control-look.ts';
import {
  type PlaceKind,
  type PlaceSource,
  type PlaceSuggestion,
  type PlacesProvider,
  PlacesUnavailable,
} from './places-provider.ts';

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
  /** Something else is said where no place is found. */
  instead?: boolean;
  listLook?: PlaceListLook | undefined;
}

/** A box with a list of places under it: arrow keys move, Enter chooses, Escape closes. Enter on none goes to the first. */
export function PlaceCombobox(props: PlaceComboboxProps) {
  const {
    kind,
    value,
    onType,
    found,
    onChoose,
    free = false,
    instead = false,
    listLook,
    className,
    ...rest
  } = props;
  const { suggestions, answered, source, searching } = found;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  const worthShowing =
    suggestions.length > 0 || (!free && !instead && (answered !== null || searching));
  const showing = open && value.trim() !== '' && worthShowing;

  const choosing = useRef(false);
  const choose = async (index: number) => {
    if (choosing.current) return;
    choosing.current = true;
    try {
      // What is said of a name that is none stands below the box, where an empty list would lie over it.
      if (index >= 0 || !searching) setOpen(false);
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
      if (showing && active === -1 && suggestions.length > 0) setActive(0);
      else void choose(active);
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

/** How the list stands where it is not the front page's. */
export interface PlaceListLook {
  /** Pushes down what is below rather than lie over it: where a frame would cut it off. */
  inFlow?: boolean;
  /** What else there is to do where no place is found, as the end of a sentence. */
  otherwise?: ReactNode;
}

interface PlaceOptionsProps extends PlaceListLook {
  kind: PlaceKind;
  listId: string;
  optionId: (index: number) => string;
  suggestions: PlaceSuggestion[];
  /** Whose places were searched; null while none have been. */
  source: PlaceSource | null;
  /** Newer words than these suggestions answer are being looked up. */
  searching: boolean;
  /** The option the arrow keys stand on; -1 for none. */
  active: number;
  onChoose: (index: number) => void;
  onPoint: (index: number) => void;
}

/** Where only samples are known, an owner who looks for a real business is told so. */
const unknown: Record<PlaceSource, string> = {
  google: 'No business by that name.',
  samples: 'Only sample businesses are listed here, and none has that name.',
};

const optionsLook = 'mt-2 rounded-card border border-line bg-surface text-sm shadow-float';
const overPage = 'absolute inset-x-0 top-full z-20';

/** The list under the box. The keyboard stays in the box; this only follows it. */
function PlaceOptions(props: PlaceOptionsProps) {
  const { kind, listId, suggestions, source, searching, inFlow = false } = props;
  const { otherwise = 'start setup manually below' } = props;
  if (suggestions.length === 0)
    return (
      // A quick answer comes before the word that it is being looked for.
      <p
        id={listId}
        role="status"
        className={clsx(
          optionsLook,
          !inFlow && overPage,
          'animate-appear px-4 py-4 text-ink-soft',
          searching && '[animation-delay:400ms]',
        )}
      >
        {searching ? (
          'Looking it up...'
        ) : (
          <>
            {unknown[source ?? 'google']} Try fewer words, or {otherwise}.
          </>
        )}
      </p>
    );
  return (
    <div className={clsx(optionsLook, !inFlow && overPage, 'animate-rise p-1')}>
      <div
        id={listId}
        role="listbox"
        aria-label={kind === 'address' ? 'Addresses' : 'Businesses'}
        className="max-h-80 overflow-y-auto"
      >
        {suggestions.map((place, index) => (
          <PlaceOption key={place.placeId} place={place} index={index} {...props} />
        ))}
      </div>
      {suggestions.some(({ source }) => source === 'google') ? (
        // Google asks for its name beside what comes from it, untranslated.
        <p aria-hidden className="px-3 pt-1 pb-2 text-right text-xs text-ink-soft">
          Powered by <span translate="no">Google Maps</span>
        </p>
      ) : null}
    </div>
  );
}

interface PlaceOptionProps extends PlaceOptionsProps {
  place: PlaceSuggestion;
  index: number;
}

function PlaceOption({ place, index, optionId, active, onChoose, onPoint }: PlaceOptionProps) {
  return (
    <div
      id={optionId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={index === active}
      onPointerMove={() => onPoint(index)}
      onPointerDown={(event) => {
        event.preventDefault();
        onChoose(index);
      }}
      className={clsx(
        'flex cursor-pointer items-center justify-between gap-3 rounded-control px-3 py-2.5',
        index === active && 'bg-sunken',
      )}
    >
      <span className="min-w-0">
        <span className="block truncate font-medium">{place.name}</span>
        <span className="block truncate text-ink-soft">{place.address}</span>
      </span>
      {place.source === 'samples' ? <Badge>Sample</Badge> : null}
    </div>
  );
}

const pauseMs = 180;
const unavailable = 'Failed to load address lookup. Please try again later.';

interface PlaceSearchState {
  suggestions: PlaceSuggestion[];
  /** The words the suggestions answer; null while none have been looked up. */
  answered: string | null;
  /** Whose places were searched; null while none have been. */
  source: PlaceSource | null;
  failure: string | null;
}

interface PlaceSearching extends PlaceSearchState {
  /** The words that stand there now are being looked up. */
  searching: boolean;
}

const nothing: PlaceSearchState = { suggestions: [], answered: null, source: null, failure: null };

/** Looks up `words` once typing pauses; a search that is overtaken is dropped. */
export function usePlaceSearch(
  places: PlacesProvider,
  words: string,
  kind: PlaceKind,
): PlaceSearching {
  const [state, setState] = useState(nothing);
  const wanted = words.trim();
  useEffect(() => {
    if (!wanted) {
      setState(nothing);
      return;
    }
    const overtaken = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const source = await places.open();
        const suggestions = await places.search(wanted, overtaken.signal, kind);
        if (!overtaken.signal.aborted)
          setState({ suggestions, answered: wanted, source, failure: null });
      } catch (error) {
        if (overtaken.signal.aborted) return;
        const failure = error instanceof PlacesUnavailable ? error.message : unavailable;
        setState({ ...nothing, failure });
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [places, wanted, kind]);
  const searching = wanted !== '' && state.answered !== wanted && state.failure === null;
  return { ...state, searching };
}
