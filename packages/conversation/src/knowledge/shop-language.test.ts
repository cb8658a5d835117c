import { expect, it } from 'vitest';
import { priced } from '../testing/business-parts.ts';
import { shopLanguage } from './shop-language.ts';

const languageOf = (...names: string[]) =>
  shopLanguage({
    services: names.map((name, at) => priced(String(at), name, '30')),
    commonQuestions: [],
    operationalNotes: [],
  });

it('is French where the services are named in French', () => {
  expect(languageOf('Débouchage de drain', 'Réparation de fuite')).toBe('fr');
  expect(languageOf("Vidange d'huile", 'Pose de pneus', 'Alignement')).toBe('fr');
});

it('is not French for letters that only tell services apart', () => {
  expect(languageOf('Service a', 'Service b')).toBe('en');
  expect(languageOf('Plan A', 'Plan Y', 'Plan C')).toBe('en');
});
