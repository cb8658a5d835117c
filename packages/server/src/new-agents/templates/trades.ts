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
  name: 'Plumbing',
  placeTypes: ['plumber'],
  schemaTypes: ['Plumber'],
  words: /\b(plumb(ers?|ing)|drains?|water heaters?|plomb(ier|erie))\b/i,
  services: ['Drain Cleaning', 'Leak Repair', 'Water Heater Repair', 'Toilet Repair', 'Faucets'],
  questions,
  purpose: 'plumbing repairs and installations',
  persona,
  tone,
  keywords: ['leak', 'drain', 'water heater', 'burst pipe'],
};

export const electrical: Industry = {
  name: 'Electrical services',
  placeTypes: ['electrician'],
  schemaTypes: ['Electrician'],
  words: /\b(electricians?|electrical|ev chargers?|électricien(ne)?s?)\b/i,
  services: ['Electrical Repair', 'Panel Upgrade', 'EV Charger Installation', 'Lighting'],
  questions,
  purpose: 'electrical repairs and installations',
  persona,
  tone,
  keywords: ['breaker', 'panel', 'outlet', 'EV charger'],
};

export const heating: Industry = {
  name: 'Heating and cooling',
  placeTypes: ['hvac_contractor'],
  schemaTypes: ['HVACBusiness'],
  words: /\b(hvac|furnaces?|heat pumps?|air conditioning|chauffage|climatisation|thermopompes?)\b/i,
  services: ['Furnace Repair', 'Furnace Maintenance', 'Air Conditioning Repair', 'Heat Pump'],
  questions,
  purpose: 'heating and cooling repairs and installations',
  persona,
  tone,
  keywords: ['furnace', 'heat pump', 'air conditioner', 'thermostat'],
};

export const roofing: Industry = {
  name: 'Roofing',
  placeTypes: ['roofing_contractor'],
  schemaTypes: ['RoofingContractor'],
  words: /\b(roof(ing|ers?)|shingles|gutters?|couvreurs?|toitures?)\b/i,
  services: ['Roof Repair', 'Roof Replacement', 'Roof Inspection', 'Gutter Cleaning'],
  questions,
  purpose: 'roof repairs and replacements',
  persona,
  tone,
  keywords: ['leak', 'shingles', 'gutters', 'inspection'],
};

export const contracting: Industry = {
  name: 'Home services',
  placeTypes: ['general_contractor', 'painter', 'locksmith', 'moving_company', 'handyman'],
  schemaTypes: [
    'GeneralContractor',
    'HomeAndConstructionBusiness',
    'HousePainter',
    'Locksmith',
    'MovingCompany',
  ],
  words: /\b(renovations?|handyman|contractors?|house paint(ing|ers?)|locksmiths?|movers)\b/i,
  services: ['Repairs', 'Renovations', 'Installations', 'On-Site Estimate'],
  questions,
  purpose: 'work on their homes',
  persona,
  tone,
  keywords: ['estimate', 'repair', 'renovation'],
};
