import { expect, it } from 'vitest';
import { type GoogleLibrary, type GooglePrediction, googlePlaces } from './google-places.ts';
import { PlacesUnavailable } from './places-provider.ts';

const signal = new AbortController().signal;

/** Google's library as it behaves on the wire, with what it was asked. */
function library(answer: () => GooglePrediction[] = () => [prediction]) {
  const tokens: object[] = [];
  const types: string[][] = [];
  const fake: GoogleLibrary = {
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async (request) => {
        tokens.push(request.sessionToken);
        types.push(request.includedPrimaryTypes);
        return { suggestions: answer().map((placePrediction) => ({ placePrediction })) };
      },
    },
  };
  return { fake, tokens, types };
}

const prediction: GooglePrediction = {
  placeId: 'ChIJ1',
  text: { text: 'Northside Plumbing, Toronto' },
  mainText: { text: 'Northside Plumbing' },
  secondaryText: { text: 'Toronto, ON' },
  toPlace: () => ({
    fetchFields: async () => undefined,
    toJSON: () => ({ id: 'ChIJ1', displayName: 'Northside Plumbing', types: ['plumber'] }),
  }),
};

it('suggests establishments and sends the whole place on, with name and place_id', async () => {
  const places = googlePlaces(async () => library().fake);
  expect(await places.search('north', signal)).toEqual([
    { placeId: 'ChIJ1', name: 'Northside Plumbing', address: 'Toronto, ON', source: 'google' },
  ]);
  expect(await places.find('ChIJ1')).toEqual({
    id: 'ChIJ1',
    displayName: 'Northside Plumbing',
    types: ['plumber'],
    place_id: 'ChIJ1',
    name: 'Northside Plumbing',
  });
});

it('looks addresses up as such, and asks of one no more than its words', async () => {
  const { fake, types } = library(() => [
    {
      ...prediction,
      toPlace: () => ({
        fetchFields: async ({ fields }) => expect(fields).toEqual(['id', 'formattedAddress']),
        toJSON: () => ({ id: 'ChIJ1', formattedAddress: '21 Harbour Road, Victoria, BC' }),
      }),
    },
  ]);
  const places = googlePlaces(async () => fake);
  await places.search('21 harbour', signal, 'address');
  expect(types).toEqual([['street_address', 'premise', 'subpremise', 'route']]);
  expect(await places.find('ChIJ1')).toMatchObject({
    formattedAddress: '21 Harbour Road, Victoria, BC',
  });
});

it('pays one session from the first letter to the choice, and another after it', async () => {
  const { fake, tokens } = library();
  const places = googlePlaces(async () => fake);
  await places.search('n', signal);
  await places.search('no', signal);
  await places.find('ChIJ1');
  await places.search('s', signal);
  expect(tokens[0]).toBe(tokens[1]);
  expect(tokens[2]).not.toBe(tokens[0]);
});

it('tries the script three more times, waiting longer each time, before it gives up', async () => {
  const waits: number[] = [];
  let loads = 0;
  const places = googlePlaces(
    async () => {
      loads += 1;
      throw new Error('offline');
    },
    async (milliseconds) => void waits.push(milliseconds),
  );
  await expect(places.open()).rejects.toThrow(
    new PlacesUnavailable('Failed to load address lookup. Please try again later.'),
  );
  expect(waits).toEqual([2, 8, 24]);
  expect(loads).toBe(4);
});

it('loads once it can, although it could not before', async () => {
  let fails = 4;
  const places = googlePlaces(
    async () => {
      fails -= 1;
      if (fails >= 0) throw new Error('offline');
      return library().fake;
    },
    async () => undefined,
  );
  await expect(places.open()).rejects.toThrow(PlacesUnavailable);
  await expect(places.open()).resolves.toBe('google');
});

it('says that the look-up could not be initialised when Google throws', async () => {
  const { fake } = library(() => {
    throw new Error('bad key');
  });
  await expect(googlePlaces(async () => fake).search('n', signal)).rejects.toThrow(
    'Failed to initialize address lookup. Please try again later.',
  );
});
