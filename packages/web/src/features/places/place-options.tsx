import { clsx } from 'clsx';
import { Badge } from '@/components/ui/badge.tsx';
import type { PlaceKind, PlaceSource, PlaceSuggestion } from './places-provider.ts';

/** How the list stands where it is not the front page's. */
export interface PlaceListLook {
  /** Pushes down what is below rather than lie over it: where a frame would cut it off. */
  inFlow?: boolean;
  /** What else there is to do where no place is found, as the end of a sentence. */
  otherwise?: string;
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

const look = 'mt-2 rounded-card border border-line bg-surface text-sm shadow-float';
const over = 'absolute inset-x-0 top-full z-20';

/** The list under the box. The keyboard stays in the box; this only follows it. */
export function PlaceOptions(props: PlaceOptionsProps) {
  const { kind, listId, suggestions, source, searching, inFlow = false } = props;
  const { otherwise = 'start setup manually below' } = props;
  if (suggestions.length === 0)
    return (
      // A quick answer comes before the word that it is being looked for.
      <p
        id={listId}
        role="status"
        className={clsx(
          look,
          !inFlow && over,
          'animate-appear px-4 py-4 text-ink-soft',
          searching && '[animation-delay:400ms]',
        )}
      >
        {searching
          ? 'Looking it up...'
          : `${unknown[source ?? 'google']} Try fewer words, or ${otherwise}.`}
      </p>
    );
  return (
    <div className={clsx(look, !inFlow && over, 'animate-rise p-1')}>
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
