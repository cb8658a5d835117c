import type { Place, PlaceKind, PlaceSuggestion, PlacesProvider } from './places-provider.ts';

interface SamplePlace extends Place {
  place_id: string;
  name: string;
  formatted_address: string;
}

/** Invented businesses, for an installation that has no directory of real ones. */
const samples: SamplePlace[] = [
  sample(
    'Harbourview Tint & Coatings',
    '4312 Juneau Street, Burnaby, BC',
    '604',
    '0107',
    'car_repair',
  ),
  sample('Cedar & Comb Barbers', '118 Douglas Street, Victoria, BC', '250', '0118', 'hair_care'),
  sample('Northside Plumbing', '77 Kipling Avenue, Toronto, ON', '416', '0123', 'plumber'),
  sample(
    'Prairie Spark Electric',
    '905 Portage Avenue, Winnipeg, MB',
    '204',
    '0131',
    'electrician',
  ),
  sample('Salon Belle Rive', '88 rue Saint-Denis, Montréal, QC', '514', '0117', 'beauty_salon'),
  sample(
    'Bluenose Home Realty',
    '21 Spring Garden Road, Halifax, NS',
    '902',
    '0144',
    'real_estate_agency',
  ),
  sample('Foothills Auto Glass', '640 Macleod Trail, Calgary, AB', '403', '0156', 'car_repair'),
  sample(
    'Lakehead Heating & Air',
    '12 Red River Road, Thunder Bay, ON',
    '807',
    '0168',
    'general_contractor',
  ),
];

function sample(
  name: string,
  address: string,
  area: string,
  line: string,
  kind: string,
): SamplePlace {
  return {
    place_id: `sample-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`,
    name,
    formatted_address: address,
    formatted_phone_number: `(${area}) 555-${line}`,
    types: [kind, 'establishment'],
  };
}

/** Searches the samples alone. Needs no network. */
export const samplePlaces: PlacesProvider = {
  open: async () => 'samples',
  search: async (words, _signal, kind = 'establishment') => {
    const wanted = plain(words).split(/\s+/).filter(Boolean);
    return samples.filter((place) => matches(place, wanted, kind)).map(suggestionAs(kind));
  },
  find: async (placeId) => samples.find((place) => place.place_id === placeId) ?? null,
};

function matches(place: SamplePlace, wanted: string[], kind: PlaceKind): boolean {
  const { name, formatted_address: address } = place;
  const text = plain(kind === 'address' ? address : `${name} ${address}`);
  return wanted.every((word) => text.includes(word));
}

function suggestionAs(kind: PlaceKind) {
  return (place: SamplePlace): PlaceSuggestion => {
    const { place_id: placeId, name, formatted_address: address } = place;
    if (kind === 'establishment') return { placeId, name, address, source: 'samples' };
    const [street = address, ...town] = address.split(', ');
    return { placeId, name: street, address: town.join(', '), source: 'samples' };
  };
}

/** Lower case without accents: "Montreal" finds Montréal. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
