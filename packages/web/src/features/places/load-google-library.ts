import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { GoogleLibrary } from './google-places.ts';

let configured = false;

/** Loads Google's places library with the installation's key. Rejects where it cannot be had. */
export async function loadGoogleLibrary(key: string): Promise<GoogleLibrary> {
  if (!configured) setOptions({ key, v: 'weekly', language: 'en', region: 'CA' });
  configured = true;
  return importLibrary('places');
}
