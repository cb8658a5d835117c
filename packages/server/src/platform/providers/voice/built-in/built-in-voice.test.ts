import type { BusinessKnowledge, ReceptionistProfile } from '@second-ring/conversation';
import { describe, expect, it } from 'vitest';
import { describeReceptionist } from './built-in-voice.ts';

const closed = { isClosed: true, open: '', close: '' };
const day = { isClosed: false, open: '09:00', close: '17:00' };

/** A shop that filled in everything there is to fill in. */
const knowledge: BusinessKnowledge = {
  name: 'Larch Bicycle Repair',
  industry: 'Bicycles',
  phone: '(604) 555-0130',
  email: 'larch@shop.example',
  website: 'https://larch.example',
  address: '12 Alder St, Burnaby',
  serviceArea: 'Burnaby and New Westminster',
  about: 'Open since 1998.',
  timeZone: 'America/Vancouver',
  region: { country: 'CA', subdivision: 'BC' },
  hours: {
    monday: { ...day, more: [{ open: '18:00', close: '20:30' }] },
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: closed,
    sunday: closed,
    exceptions: [
      { ...closed, date: '2026-12-25', name: 'Christmas Day' },
      { ...day, date: '2026-12-31', close: '12:15', more: [{ open: '13:05', close: '15:10' }] },
    ],
  },
  services: [
    {
      id: 's1',
      name: 'Full tune-up',
      nameFr: 'Mise au point',
      description: 'Brakes, gears and wheels.',
      pricingType: 'simple',
      basePrice: '90',
      options: [],
      durationMinutes: 75,
      goesWith: ['s2'],
    },
    {
      id: 's2',
      name: 'Wheel truing',
      pricingType: 'options',
      options: [{ id: 'o1', name: 'Front wheel', price: '25' }],
    },
  ],
  commonQuestions: [
    {
      id: 'q1',
      question: 'Do you sell helmets?',
      questionFr: 'Vendez-vous des casques?',
      answer: 'explain',
      explanation: 'Only for children.',
      explanationFr: 'Seulement pour enfants.',
    },
  ],
  operationalNotes: [
    { id: 'n1', title: 'Parking', content: 'Behind the shop.', contentFr: 'Derrière le magasin.' },
  ],
  promotions: [
    {
      id: 'p1',
      title: 'Winter week',
      titleFr: 'Semaine d’hiver',
      offer: '$10 off',
      offerFr: '10 $ de rabais',
      firstDay: '2026-12-01',
      lastDay: '2026-12-07',
      goesWith: ['s1'],
    },
  ],
  details: {
    summary: {
      core_purpose: 'Keep people riding.',
      primary_value_proposition: 'Done the same day.',
    },
    persona_and_style: {
      suggested_persona: 'A calm mechanic',
      suggested_tone: 'Friendly and brief',
      style_notes: 'Says bike, not bicycle.',
    },
  },
};

const profile: ReceptionistProfile = {
  agentId: 'a',
  knowledge,
  firstMessage: null,
  transferNumber: '+16045550192',
  languageModel: false,
};

/** Every word somebody typed; ids, and what is chosen from a list, are told in other words. */
function wordsTyped(value: unknown, key = ''): string[] {
  if (['id', 'pricingType', 'answer', 'goesWith', 'region', 'isClosed'].includes(key)) return [];
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    wordsTyped(inner, Array.isArray(value) ? '' : name),
  );
}

describe('the instructions of an AI employee', () => {
  const told = describeReceptionist(profile);

  it('leave out nothing that an owner filled in', () => {
    expect(wordsTyped(knowledge).filter((words) => !told.includes(words))).toEqual([]);
  });

  it('tell special days, closed or with hours of their own', () => {
    expect(told).toContain('- 2026-12-25 (Christmas Day): closed');
    expect(told).toContain('- 2026-12-31: 09:00–12:15, 13:05–15:10');
  });

  it('name what goes with a service, though it is listed by its id', () => {
    expect(told).toContain('goes with Wheel truing');
  });

  it('have no heading over nothing', () => {
    const bare = { ...knowledge, hours: null, details: null, promotions: [], services: [] };
    const short = describeReceptionist({ ...profile, knowledge: bare });
    expect(short).not.toMatch(/Special days|Hours:|How you sound|Promotions|Services and prices/);
  });
});
