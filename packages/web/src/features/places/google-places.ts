import {
  type Place,
  type PlaceKind,
  type PlaceSuggestion,
  type PlacesProvider,
  PlacesUnavailable,
} from './places-provider.ts';

/** As much of Google's library of places as is used here. */
export interface GoogleLibrary {
  AutocompleteSessionToken: new () => object;
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(request: GoogleRequest): Promise<{
      suggestions: { placePrediction: GooglePrediction | null }[];
    }>;
  };
}

interface GoogleRequest {
  input: string;
  sessionToken: object;
  region: string;
  language: string;
  includedRegionCodes: string[];
  includedPrimaryTypes: string[];
  pureServiceAreaBusinessesIncluded: boolean;
}

export interface GooglePrediction {
  placeId: string;
  text: { text: string };
  mainText: { text: string } | null;
  secondaryText: { text: string } | null;
  toPlace(): {
    fetchFields(request: { fields: string[] }): Promise<unknown>;
    toJSON(): object;
  };
}

/** Said where the script does not come. */
export const notLoaded = 'Failed to load address lookup. Please try again later.';
const notInitialized = 'Failed to initialize address lookup. Please try again later.';
const loadAttempts = 3;
const mostSuggestions = 8;

/** What an agent is made of, and what an address is; each field costs, so no more. */
const fields: Record<PlaceKind, string[]> = {
  establishment: [
    'id',
    'displayName',
    'formattedAddress',
    'addressComponents',
    'location',
    'nationalPhoneNumber',
    'internationalPhoneNumber',
    'websiteURI',
    'regularOpeningHours',
    'primaryType',
    'types',
    'businessStatus',
    'timeZone',
  ],
  address: ['id', 'formattedAddress'],
};

/** Google's own kinds of place that are searched for ours. */
const primaryTypes: Record<PlaceKind, string[]> = {
  establishment: ['establishment'],
  address: ['street_address', 'premise', 'subpremise', 'route'],
};

/**
 * Google's directory of establishments and addresses in Canada. The library loads at the first search and is tried
 * three more times, after 2, 8 and 24 ms; one session token covers the searches up to a choice.
 * @param load loads the library; rejects where the network does.
 */
export function googlePlaces(
  load: () => Promise<GoogleLibrary>,
  wait: (milliseconds: number) => Promise<void> = pause,
): PlacesProvider {
  let opening: Promise<GoogleLibrary> | null = null;
  let token: object | null = null;
  const found = new Map<string, { prediction: GooglePrediction; kind: PlaceKind }>();
  const library = () => {
    opening ??= loadPatiently(load, wait).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  return {
    open: async () => {
      await library();
      return 'google';
    },
    search: async (words, signal, kind = 'establishment') => {
      const { AutocompleteSuggestion, AutocompleteSessionToken } = await library();
      try {
        token ??= new AutocompleteSessionToken();
        const request = requestFor(words, kind, token);
        const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions(request);
        if (signal.aborted) return [];
        const predictions = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
        for (const prediction of predictions) found.set(prediction.placeId, { prediction, kind });
        return predictions.slice(0, mostSuggestions).map(suggestionOf);
      } catch (error) {
        throw new PlacesUnavailable(notInitialized, { cause: error });
      }
    },
    find: async (placeId) => {
      const chosen = found.get(placeId);
      if (!chosen) return null;
      const place = chosen.prediction.toPlace();
      await place.fetchFields({ fields: fields[chosen.kind] });
      // The session ends with the details; the next search begins another. What was found stays: a
      // place that turns out unusable leaves the rest of its list to choose from.
      token = null;
      return placeOf(placeId, place.toJSON());
    },
  };
}

async function loadPatiently(
  load: () => Promise<GoogleLibrary>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<GoogleLibrary> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      // Whoever has waited for it once is not made to wait again.
      if (error instanceof PlacesUnavailable) throw error;
      if (attempt > loadAttempts) throw new PlacesUnavailable(notLoaded, { cause: error });
      await wait(attempt * 2 ** attempt);
    }
  }
}

function requestFor(input: string, kind: PlaceKind, sessionToken: object): GoogleRequest {
  return {
    input,
    sessionToken,
    region: 'ca',
    language: 'en',
    includedRegionCodes: ['ca'],
    includedPrimaryTypes: primaryTypes[kind],
    // Plumbers and cleaners have no door to visit.
    pureServiceAreaBusinessesIncluded: kind === 'establishment',
  };
}

function suggestionOf({
  placeId,
  text,
  mainText,
  secondaryText,
}: GooglePrediction): PlaceSuggestion {
  return {
    placeId,
    name: mainText?.text ?? text.text,
    address: secondaryText?.text ?? '',
    source: 'google',
  };
}

/** The whole place, under the names of the older form too: it is read for `name` and `place_id`. */
function placeOf(placeId: string, place: object): Place {
  return { ...place, place_id: placeId, name: Reflect.get(place, 'displayName') };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
