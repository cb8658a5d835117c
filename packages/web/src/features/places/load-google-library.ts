import type { GoogleLibrary } from './google-places.ts';

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

const callback = 'googleMapsArrived';
let arriving: Promise<void> | null = null;

/**
 * Loads Google's places library. Rejects where it cannot be had; the next call tries again.
 * Parameters: https://developers.google.com/maps/documentation/javascript/load-maps-js-api
 */
export async function loadGoogleLibrary(maps: GoogleMaps): Promise<GoogleLibrary> {
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
    script.onerror = () => {
      script.remove();
      reject(new Error('The maps script could not be loaded.'));
    };
    // Loaded so, the script is not ready when it has run but when it calls this.
    Reflect.set(window, callback, resolve);
    document.head.append(script);
  });
}
