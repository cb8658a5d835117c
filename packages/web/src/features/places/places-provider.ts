/** A business as the search lists it. */
export interface PlaceSuggestion {
  placeId: string;
  name: string;
  address: string;
  /** An invented business, offered where no directory of real ones is connected. */
  sample: boolean;
}

/** The whole place as the directory has it; sent on unchanged. Read for `name` and `place_id`. */
export type Place = Record<string, unknown>;

/** A directory of businesses in Canada. */
export interface PlacesProvider {
  /** Makes ready; rejects with a `PlacesUnavailable`. Safe to call more than once. */
  open: () => Promise<void>;
  /** Establishments whose name or address match, best first; at most eight. */
  search: (words: string, signal: AbortSignal) => Promise<PlaceSuggestion[]>;
  /** Everything known about one of them; null where it has gone. */
  find: (placeId: string) => Promise<Place | null>;
}

/** The directory cannot be used; the message is for a person. */
export class PlacesUnavailable extends Error {}

/** Whether a place can become an agent: it needs a name and an id. */
export function isUsablePlace(place: Place | null): place is Place {
  return Boolean(place && isFilled(place.name) && isFilled(place.place_id));
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
