import type { BusinessKnowledge, FaqItem, Service } from '../knowledge/business.ts';
import { priced, unquoted, week, withOptions, yes } from './business-parts.ts';

const works = [
  'Repair',
  'Installation',
  'Cleaning',
  'Inspection',
  'Replacement',
  'Tune-Up',
  'Painting',
  'Removal',
];
const things = [
  'Furnace',
  'Window',
  'Door',
  'Roof',
  'Gutter',
  'Deck',
  'Fence',
  'Boiler',
  'Chimney',
  'Driveway',
  'Carpet',
  'Ceiling',
  'Garage',
  'Kitchen',
  'Bathroom',
  'Basement',
  'Attic',
  'Patio',
  'Pool',
  'Shed',
  'Skylight',
  'Staircase',
  'Wall',
  'Lawn',
  'Hedge',
];
const matters = [
  'evening visits',
  'gift cards',
  'payment plans',
  'rush jobs',
  'weekend work',
  'spare parts',
  'recycling',
  'free estimates',
  'house calls',
  'student rates',
];

/** A made-up business of any size, for measuring how the work grows with it. */
export function largeBusiness(services: number, questions: number): BusinessKnowledge {
  return {
    name: 'Everything & Sons',
    industry: 'Home services',
    address: '1 Workshop Way, Hamilton, ON',
    serviceArea: 'Hamilton, Burlington and Oakville',
    timeZone: 'America/Toronto',
    region: { country: 'CA', subdivision: 'ON' },
    hours: week('08:00-18:00', '09:00-13:00', 'closed'),
    services: Array.from({ length: services }, (_, index) => serviceAt(index)),
    commonQuestions: Array.from({ length: questions }, (_, index) => questionAt(index)),
    operationalNotes: [],
    details: null,
  };
}

function serviceAt(index: number): Service {
  const thing = things[index % things.length] ?? '';
  const work = works[Math.floor(index / things.length) % works.length] ?? '';
  const name = `${thing} ${work}`;
  const id = `service-${index}`;
  if (index % 5 === 0) return withOptions(id, name, { Small: 90 + index, Large: 180 + index });
  return index % 7 === 0 ? unquoted(id, name, 500) : priced(id, name, 50 + index);
}

function questionAt(index: number): FaqItem {
  const matter = matters[index % matters.length] ?? '';
  const thing = things[Math.floor(index / matters.length) % things.length]?.toLowerCase() ?? '';
  return yes(`question-${index}`, `Do you offer ${matter} for ${thing} jobs?`);
}
