import { askInstallation } from '@/api/ask-installation.ts';
import type { GoogleMaps } from './load-google-library.ts';
import { type PlacesProvider, PlacesUnavailable } from './places-provider.ts';
import { samplePlaces } from './sample-places.ts';

let choosing: Promise<PlacesProvider> | null = null;

/**
 * The directory this installation has: Google's where a key is set, the samples elsewhere. Nothing of
 * it loads before someone searches.
 */
export const configuredPlaces: PlacesProvider = {
  open: async () => (await chosen()).open(),
  search: async (...query) => (await chosen()).search(...query),
  find: async (placeId) => (await chosen()).find(placeId),
};

function chosen(): Promise<PlacesProvider> {
  choosing ??= choose().catch((error: unknown) => {
    choosing = null;
    throw error;
  });
  return choosing;
}

async function choose(): Promise<PlacesProvider> {
  const maps = await readGoogleMaps();
  if (!maps) return samplePlaces;
  const [{ googlePlaces }, { loadGoogleLibrary }] = await Promise.all([
    import('./google-places.ts'),
    import('./load-google-library.ts'),
  ]);
  return googlePlaces(() => loadGoogleLibrary(maps));
}

async function readGoogleMaps(): Promise<GoogleMaps | null> {
  const config = await askInstallation();
  if (!config) {
    throw new PlacesUnavailable('Failed to load address lookup. Please try again later.');
  }
  const [key, url] = [Reflect.get(config, 'googleMapsKey'), Reflect.get(config, 'googleMapsUrl')];
  return typeof key === 'string' && key && typeof url === 'string' ? { key, url } : null;
}
