import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in's script writes down of each request that the page makes of it. */
interface MapsRequest {
  input?: string;
  includedRegionCodes?: string[];
  includedPrimaryTypes?: string[];
  /** Which session the request belongs to, counted from 1. */
  session?: number;
  /** A place's details were fetched: these. */
  fields?: string[];
}

declare global {
  interface Window {
    mapsRequests?: MapsRequest[];
  }
}

/** The names a search for them finds, and what is wrong with each place behind it. */
const places = {
  'Otter Point Plumbing': { id: 'ChIJ-otter', displayName: 'Otter Point Plumbing' },
  'Otter Without Name': { id: 'ChIJ-nameless', displayName: null },
  'Otter Without Id': { id: '', displayName: 'Otter Without Id' },
};

/** Runs in the page as Google's script does: parameters and answers in the shape of its Places. */
function script(listed: typeof places, callback: string): void {
  let sessions = 0;
  window.mapsRequests = [];
  class AutocompleteSessionToken {
    session: number;
    constructor() {
      sessions += 1;
      this.session = sessions;
    }
  }
  interface Asked extends MapsRequest {
    input: string;
    sessionToken: AutocompleteSessionToken;
  }
  const fetchAutocompleteSuggestions = async ({ sessionToken, ...asked }: Asked) => {
    window.mapsRequests?.push({ ...asked, session: sessionToken.session });
    const address = asked.includedPrimaryTypes?.includes('street_address');
    const found = Object.entries(listed)
      .filter(([name]) => address || name.toLowerCase().includes(asked.input.toLowerCase()))
      .slice(0, address ? 1 : undefined);
    return {
      suggestions: found.map(([name, place]) => ({
        placePrediction: {
          placeId: place.id,
          text: { text: name },
          mainText: { text: address ? '21 Harbour Road' : name },
          secondaryText: { text: 'Victoria, BC' },
          toPlace: () => ({
            fetchFields: async ({ fields }: { fields: string[] }) => {
              window.mapsRequests?.push({ fields, session: sessionToken.session });
            },
            toJSON: () => ({
              ...place,
              formattedAddress: '21 Harbour Road, Victoria, BC V8V 1A1, Canada',
              nationalPhoneNumber: '(250) 555-0164',
            }),
          }),
        },
      })),
    };
  };
  const library = {
    AutocompleteSessionToken,
    AutocompleteSuggestion: { fetchAutocompleteSuggestions },
  };
  Reflect.set(window, 'google', { maps: { importLibrary: async () => library } });
  const arrived: unknown = Reflect.get(window, callback);
  if (typeof arrived === 'function') arrived();
}

export interface MapsStandIn {
  url: string;
  /** The query of each request for the script. */
  loads: URLSearchParams[];
  /** How many requests for the script are still to be refused. */
  refuse: number;
  close: () => Promise<void>;
}

/** Serves a script in the place of Google's, over real HTTP, from an origin of its own. */
export async function openMapsStandIn(): Promise<MapsStandIn> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    if (pathname !== '/maps/api/js') return response.writeHead(404).end();
    standIn.loads.push(searchParams);
    if (standIn.refuse > 0) {
      standIn.refuse -= 1;
      return response.writeHead(503).end();
    }
    const callback = searchParams.get('callback') ?? '';
    response.writeHead(200, { 'content-type': 'text/javascript' });
    return response.end(`(${script})(${JSON.stringify(places)}, ${JSON.stringify(callback)});`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: MapsStandIn = {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    loads: [],
    refuse: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return standIn;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}
