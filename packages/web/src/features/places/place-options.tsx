import { clsx } from 'clsx';
import { Badge } from '@/components/ui/badge.tsx';
import type { PlaceSuggestion } from './places-provider.ts';

interface PlaceOptionsProps {
  listId: string;
  optionId: (index: number) => string;
  suggestions: PlaceSuggestion[];
  /** The option the arrow keys stand on; -1 for none. */
  active: number;
  onChoose: (index: number) => void;
  onPoint: (index: number) => void;
}

/** The list under the search box. The keyboard stays in the box; this only follows it. */
export function PlaceOptions(props: PlaceOptionsProps) {
  const { listId, optionId, suggestions, active, onChoose, onPoint } = props;
  const look =
    'absolute inset-x-0 top-full z-20 mt-2 animate-rise rounded-card border border-line bg-surface text-sm shadow-float';
  if (suggestions.length === 0)
    return (
      <p id={listId} role="status" className={clsx(look, 'px-4 py-4 text-ink-soft')}>
        No business by that name. Try fewer words, or start setup manually below.
      </p>
    );
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="Businesses"
      className={clsx(look, 'max-h-80 overflow-y-auto p-1')}
    >
      {suggestions.map((place, index) => (
        <div
          key={place.placeId}
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
          {place.sample ? <Badge>Sample</Badge> : null}
        </div>
      ))}
    </div>
  );
}
