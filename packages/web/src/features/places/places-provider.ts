/** What is looked up: a business by its name, or an address alone. */
export type PlaceKind = 'establishment' | 'address';

/** Invented samples are offered where no directory of real places is connected. */
export type PlaceSource = 'google' | 'samples';

/** A business or an address as the search lists it. */
export interface PlaceSuggestion {
  placeId: string;
  name: string;
  address: string;
  source: PlaceSource;
}

/** The whole place as the directory has it; sent on unchanged. Read for `name` and `place_id`. */
export type Place = Record<string, unknown>;

/** A directory of businesses and addresses in Canada. */
export interface PlacesProvider {
  /**
   * Makes ready and tells whose places they are; rejects with a `PlacesUnavailable`. Safe to call
   * more than once.
   */
  open: () => Promise<PlaceSource>;
  /** Places of the kind (else establishments) whose name or address match, best first; at most eight. */
  search: (words: string, signal: AbortSignal, kind?: PlaceKind) => Promise<PlaceSuggestion[]>;
  /** Everything known about one of them; null where it has gone. */
  find: (placeId: string) => Promise<Place | null>;
}

/** The directory cannot be used; the message is for a person. */
export class PlacesUnavailable extends Error {}

/** Whether a place can become an agent: it needs a name and an id. */
export function isUsablePlace(place: Place | null): place is Place {
  return Boolean(place && isFilled(place.name) && isFilled(place.place_id));
}

/** What a place says under the first of these names that it knows; directories differ in them. */
export function textOf(place: Place, ...names: string[]): string | undefined {
  return names.map((name) => place[name]).find(isFilled);
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
