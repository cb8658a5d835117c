import { type GoogleLibrary, notLoaded } from './google-places.ts';
import { PlacesUnavailable } from './places-provider.ts';

/** The installation's key, and the address Google's script is fetched from. */
export interface GoogleMaps {
  key: string;
  url: string;
}

declare global {
  interface Window {
    google?: { maps?: { importLibrary?: (name: 'places') => Promise<GoogleLibrary> } };
  }
}

/** Whoever waits longer than this for a script that is on its way waits in vain. */
const longestWaitMs = 10_000;

const callback = 'googleMapsArrived';
let arriving: Promise<void> | null = null;

/**
 * Loads Google's places library. Rejects where it cannot be had; the next call tries again.
 * Parameters: https://developers.google.com/maps/documentation/javascript/load-maps-js-api
 */
export async function loadGoogleLibrary(maps: GoogleMaps): Promise<GoogleLibrary> {
  // One that came after it was given up is there all the same.
  if (window.google?.maps?.importLibrary) return window.google.maps.importLibrary('places');
  arriving ??= addScript(maps).catch((error: unknown) => {
    arriving = null;
    throw error;
  });
  await arriving;
  const importLibrary = window.google?.maps?.importLibrary;
  if (!importLibrary) throw new Error('The maps script came without its libraries.');
  return importLibrary('places');
}

function addScript({ key, url }: GoogleMaps): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const loading = { v: 'weekly', language: 'en', region: 'CA', loading: 'async', callback };
    script.src = `${url}/maps/api/js?${new URLSearchParams({ key, ...loading })}`;
    const giveUp = (problem: Error) => {
      clearTimeout(timer);
      script.remove();
      reject(problem);
    };
    const timer = setTimeout(() => giveUp(new PlacesUnavailable(notLoaded)), longestWaitMs);
    script.onerror = () => giveUp(new Error('The maps script could not be loaded.'));
    // Loaded so, the script is not ready when it has run but when it calls this.
    Reflect.set(window, callback, () => {
      clearTimeout(timer);
      resolve();
    });
    document.head.append(script);
  });
}
