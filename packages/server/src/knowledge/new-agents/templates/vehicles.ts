import { trades } from '@second-ring/contract';
import type { Industry } from './industry.ts';

const persona = 'A shop adviser who knows vehicles and asks for the make and model';
const tone = 'Friendly and to the point';

export const windowTint: Industry = {
  ...trades.windowTint,
  placeTypes: ['car_detailing_service', 'window_tinting_service'],
  schemaTypes: [],
  questions: [
    'Do you offer a warranty?',
    'How long does it take?',
    'Which films do you use?',
    'Do I need an appointment?',
    'Can I wait while you work?',
  ],
  purpose: 'window tint, coatings and paint protection for their vehicles',
  persona,
  tone,
  keywords: ['tint', 'ceramic', 'PPF', 'coating'],
};

export const autoRepair: Industry = {
  ...trades.autoRepair,
  placeTypes: ['car_repair', 'auto_parts_store', 'tire_shop', 'car_wash'],
  schemaTypes: ['AutoRepair', 'AutomotiveBusiness', 'AutoBodyShop', 'TireShop', 'AutoWash'],
  questions: [
    'Do you offer a warranty?',
    'Do I need an appointment?',
    'Do you work on all makes?',
    'Do you provide free quotes?',
    'Do you offer a courtesy car?',
  ],
  purpose: 'maintenance and repairs of their vehicles',
  persona,
  tone,
  keywords: ['brakes', 'oil change', 'tires', 'inspection'],
};
