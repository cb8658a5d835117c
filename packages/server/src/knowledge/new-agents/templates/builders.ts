import { trades } from '@second-ring/contract';
import type { Industry } from './industry.ts';

const builderPersona = 'A calm dispatcher who asks what happened, where, and how urgent it is';
const builderTone = 'Calm and reassuring';
const builderQuestions = [
  'Are you licensed and insured?',
  'Do you offer emergency services?',
  'Do you provide free quotes?',
  'Is your work guaranteed?',
  'Which payment methods do you accept?',
];

export const plumbing: Industry = {
  ...trades.plumbing,
  placeTypes: ['plumber'],
  schemaTypes: ['Plumber'],
  questions: builderQuestions,
  purpose: 'plumbing repairs and installations',
  persona: builderPersona,
  tone: builderTone,
  keywords: ['leak', 'drain', 'water heater', 'burst pipe'],
};

export const electrical: Industry = {
  ...trades.electrical,
  placeTypes: ['electrician'],
  schemaTypes: ['Electrician'],
  questions: builderQuestions,
  purpose: 'electrical repairs and installations',
  persona: builderPersona,
  tone: builderTone,
  keywords: ['breaker', 'panel', 'outlet', 'EV charger'],
};

export const heating: Industry = {
  ...trades.heating,
  placeTypes: ['hvac_contractor'],
  schemaTypes: ['HVACBusiness'],
  questions: builderQuestions,
  purpose: 'heating and cooling repairs and installations',
  persona: builderPersona,
  tone: builderTone,
  keywords: ['furnace', 'heat pump', 'air conditioner', 'thermostat'],
};

export const roofing: Industry = {
  ...trades.roofing,
  placeTypes: ['roofing_contractor'],
  schemaTypes: ['RoofingContractor'],
  questions: builderQuestions,
  purpose: 'roof repairs and replacements',
  persona: builderPersona,
  tone: builderTone,
  keywords: ['leak', 'shingles', 'gutters', 'inspection'],
};

export const contracting: Industry = {
  ...trades.contracting,
  placeTypes: ['general_contractor', 'painter', 'locksmith', 'moving_company', 'handyman'],
  schemaTypes: [
    'GeneralContractor',
    'HomeAndConstructionBusiness',
    'HousePainter',
    'Locksmith',
    'MovingCompany',
  ],
  questions: builderQuestions,
  purpose: 'work on their homes',
  persona: builderPersona,
  tone: builderTone,
  keywords: ['estimate', 'repair', 'renovation'],
};
