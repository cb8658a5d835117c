import { type ComponentProps, useState } from 'react';
import { PlaceCombobox, usePlaceSearch } from './place-combobox.tsx';
import { type PlaceSuggestion, type PlacesProvider, textOf } from './places-provider.ts';

interface AddressLookupProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  places: PlacesProvider;
  value: string;
  onChange: (address: string) => void;
}

/** Fewer letters fit every street. */
const fewestLetters = 3;

/**
 * An address, typed freely or taken from the directory. A directory that fails is told of, and keeps
 * nobody from typing.
 */
export function AddressLookup({ places, value, onChange, ...rest }: AddressLookupProps) {
  // Only what is being typed is looked up, never the answer that stood there.
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().length >= fewestLetters ? typed : '';
  const found = usePlaceSearch(places, wanted, 'address');

  const choose = async (suggestion: PlaceSuggestion | undefined) => {
    if (!suggestion) return;
    const listed = [suggestion.name, suggestion.address].filter(Boolean).join(', ');
    setTyped('');
    // The list's own words stand there until the directory tells the whole address.
    onChange(listed);
    const place = await places.find(suggestion.placeId).catch((error: unknown) => {
      console.warn('The whole address could not be fetched:', error);
      return null;
    });
    const whole = place && textOf(place, 'formatted_address', 'formattedAddress');
    if (whole) onChange(whole);
  };

  return (
    <>
      <PlaceCombobox
        {...rest}
        kind="address"
        free
        value={value}
        onType={(words) => {
          setTyped(words);
          onChange(words);
        }}
        found={found}
        onChoose={choose}
        className="h-10 px-3 text-base sm:text-sm"
      />
      <p role="status" className="text-[0.8125rem] text-ink-soft empty:hidden">
        {found.failure}
      </p>
    </>
  );
}
