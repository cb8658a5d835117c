import { useEffect, useState } from 'react';
import {
  type PlaceKind,
  type PlaceSource,
  type PlaceSuggestion,
  type PlacesProvider,
  PlacesUnavailable,
} from './places-provider.ts';

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

export interface PlaceSearching extends PlaceSearchState {
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
