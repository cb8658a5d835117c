import {
  isUsablePlace,
  type Place,
  type PlaceSuggestion,
  type PlacesProvider,
  PlacesUnavailable,
} from './places-provider.ts';

const notChosen = 'Please select a valid business from the suggestions.';
const unavailable = 'Failed to load address lookup. Please try again later.';

/**
 * Everything known about a suggestion, so that an agent can be made of it.
 * @throws PlacesUnavailable where none was chosen, where it lacks a name or an id, and where it
 * cannot be fetched
 */
export async function usablePlace(
  places: PlacesProvider,
  suggestion: PlaceSuggestion | undefined,
): Promise<Place> {
  const place = suggestion ? await findPlace(places, suggestion.placeId) : null;
  if (!isUsablePlace(place)) throw new PlacesUnavailable(notChosen);
  return place;
}

async function findPlace(places: PlacesProvider, placeId: string): Promise<Place | null> {
  try {
    return await places.find(placeId);
  } catch (error) {
    throw error instanceof PlacesUnavailable
      ? error
      : new PlacesUnavailable(unavailable, { cause: error });
  }
}
