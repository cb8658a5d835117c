import { describe, expect, it } from 'vitest';
import type { Place, PlaceSuggestion, PlacesProvider } from './places-provider.ts';
import { PlacesUnavailable } from './places-provider.ts';
import { usablePlace } from './usable-place.ts';

const suggestion: PlaceSuggestion = {
  placeId: 'p1',
  name: 'Cedar & Comb',
  address: 'Victoria',
  source: 'samples',
};
const whole = { place_id: 'p1', name: 'Cedar & Comb' };

function directoryThat(find: () => Promise<Place | null>): PlacesProvider {
  return { open: async () => 'samples', search: async () => [suggestion], find };
}

const refusal = 'Please select a valid business from the suggestions.';

describe('a chosen place', () => {
  it('comes back whole', async () => {
    const place = { ...whole, types: ['hair_care'] };
    expect(
      await usablePlace(
        directoryThat(async () => place),
        suggestion,
      ),
    ).toBe(place);
  });

  it.each([
    ['nothing was chosen', undefined, whole],
    ['the directory has lost it', suggestion, null],
    ['it has no name', suggestion, { place_id: 'p1' }],
    ['its name is blank', suggestion, { ...whole, name: ' ' }],
    ['it has no id', suggestion, { name: 'Cedar & Comb' }],
  ])('is refused where %s', async (_why, chosen, place) => {
    await expect(
      usablePlace(
        directoryThat(async () => place),
        chosen,
      ),
    ).rejects.toThrow(refusal);
  });

  it('is refused in words where the directory fails', async () => {
    const failing = directoryThat(async () => {
      throw new TypeError('network');
    });
    await expect(usablePlace(failing, suggestion)).rejects.toThrow(
      'Failed to load address lookup. Please try again later.',
    );
  });

  it("is refused in the directory's words where it has some", async () => {
    const busy = directoryThat(async () => {
      throw new PlacesUnavailable('Too many searches. Please wait a minute.');
    });
    await expect(usablePlace(busy, suggestion)).rejects.toThrow('Too many searches.');
  });
});
