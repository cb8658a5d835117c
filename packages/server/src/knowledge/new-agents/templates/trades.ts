import { trades } from '@second-ring/contract';
import type { Industry } from './industry.ts';

const persona = 'A calm dispatcher who asks what happened, where, and how urgent it is';
const tone = 'Calm and reassuring';
const questions = [
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
  questions,
  purpose: 'plumbing repairs and installations',
  persona,
  tone,
  keywords: ['leak', 'drain', 'water heater', 'burst pipe'],
};

export const electrical: Industry = {
  ...trades.electrical,
  placeTypes: ['electrician'],
  schemaTypes: ['Electrician'],
  questions,
  purpose: 'electrical repairs and installations',
  persona,
  tone,
  keywords: ['breaker', 'panel', 'outlet', 'EV charger'],
};

export const heating: Industry = {
  ...trades.heating,
  placeTypes: ['hvac_contractor'],
  schemaTypes: ['HVACBusiness'],
  questions,
  purpose: 'heating and cooling repairs and installations',
  persona,
  tone,
  keywords: ['furnace', 'heat pump', 'air conditioner', 'thermostat'],
};

export const roofing: Industry = {
  ...trades.roofing,
  placeTypes: ['roofing_contractor'],
  schemaTypes: ['RoofingContractor'],
  questions,
  purpose: 'roof repairs and replacements',
  persona,
  tone,
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
  questions,
  purpose: 'work on their homes',
  persona,
  tone,
  keywords: ['estimate', 'repair', 'renovation'],
};
