import type { Region, Service } from '@second-ring/conversation';
import { expect, it } from 'vitest';
import { languageOfSite } from './new-business.ts';

const service = (name: string): Service => ({
  id: name,
  name,
  pricingType: 'simple',
  basePrice: 50,
  options: [],
});
const inBc: Region = { country: 'CA', subdivision: 'BC' };
const inQuebec: Region = { country: 'CA', subdivision: 'QC' };

const languageOf = (page: string, services: string[], region: Region | null) =>
  languageOfSite([page], {
    about: null,
    services: services.map(service),
    commonQuestions: [],
    region,
  });

it.each([
  [
    'Burnaby Auto\nCall 604-555-0177. Open Monday to Friday 9am to 5pm. Oil Change - $49',
    ['Oil Change'],
  ],
  [
    'Welcome to our spa. We offer a massage for every body, and you can book with us today.',
    ['Massage', 'Facial', 'Manicure'],
  ],
  [
    'We are a café and a patisserie on Main Street, and we bake all of our bread here.',
    ['Croissant', 'Baguette'],
  ],
])('a page in English is English, whatever its services are called: %s', (page, services) => {
  expect(languageOf(page, services, inBc)).toBe('en');
  expect(languageOf(page, services, null)).toBe('en');
});

it.each([
  [
    'Bienvenue au salon. Nous offrons des coupes pour toute la famille, du lundi au vendredi.',
    ['Brushing', 'Balayage'],
  ],
  [
    'Garage Tremblay. Prenez rendez-vous pour votre changement de pneus, nous sommes ouverts le samedi.',
    ['Tune-up'],
  ],
])('a page in French is French, wherever it is: %s', (page, services) => {
  expect(languageOf(page, services, inQuebec)).toBe('fr');
  expect(languageOf(page, services, inBc)).toBe('fr');
});

it('a page that says next to nothing is of the language of its place', () => {
  expect(languageOf('Salon Orion 555-0142', ['Massage'], inBc)).toBe('en');
  expect(languageOf('Salon Orion 555-0142', ['Massage'], inQuebec)).toBe('fr');
  expect(languageOf('Orion 555-0142', [], null)).toBe('en');
});
