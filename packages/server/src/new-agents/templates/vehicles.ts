import type { Industry } from './industry.ts';

const persona = 'A shop adviser who knows vehicles and asks for the make and model';
const tone = 'Friendly and to the point';

export const windowTint: Industry = {
  name: 'Vehicle window tint and coatings',
  placeTypes: ['car_detailing_service', 'window_tinting_service'],
  schemaTypes: [],
  words:
    /\b(window tint(ing)?|tint shop|ceramic coatings?|paint protection|ppf|auto detailing|car detailing|vitres? teintées?|esthétique automobile)\b/i,
  services: [
    'Full Window Tint',
    'Front Two Windows',
    'Windshield Strip',
    'Paint Protection Film (PPF) - Full Front',
    'Ceramic Coating',
  ],
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
  name: 'Auto repair',
  placeTypes: ['car_repair', 'auto_parts_store', 'tire_shop', 'car_wash'],
  schemaTypes: ['AutoRepair', 'AutomotiveBusiness', 'AutoBodyShop', 'TireShop', 'AutoWash'],
  words: /\b(auto repair|mechanics?|brakes?|oil change|tire shop|garage|mécanique|freins|pneus)\b/i,
  services: ['Oil Change', 'Brake Service', 'Tire Change', 'Diagnostics', 'General Repair'],
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
