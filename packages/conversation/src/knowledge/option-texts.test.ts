import { expect, it } from 'vitest';
import type { Service } from './business.ts';
import { writtenOfOptions } from './option-texts.ts';

function serviceOf(names: readonly string[], description: string): Service {
  const options = names.map((name, at) => ({ id: name, name, price: 10 * (at + 1) }));
  return { id: 's', name: 'Service', description, pricingType: 'options', options };
}

const read = (names: readonly string[], description: string) => {
  const { of, rest } = writtenOfOptions(serviceOf(names, description));
  return { ...Object.fromEntries(of), rest };
};

it('takes apart what is written of each option and what is of all', () => {
  expect(
    read(['Plain', 'Grand'], 'labour only; Plain is a wash and dry, Grand adds wax and the wheels'),
  ).toEqual({ Plain: 'a wash and dry', Grand: 'adds wax and the wheels', rest: 'labour only' });
  expect(
    read(
      ['De base', 'Complet'],
      'De base, c’est le filtre; Complet ajoute la tuyauterie. Deux heures.',
    ),
  ).toEqual({ 'De base': 'le filtre', Complet: 'ajoute la tuyauterie', rest: 'Deux heures' });
});

it('keeps all that is said of one option with it, up to the end of its clause', () => {
  expect(
    read(
      ['Loose', 'Fitted'],
      'Loose is for a rug that lies there, in any room; a Fitted one is glued down',
    ),
  ).toEqual({
    Loose: 'for a rug that lies there, in any room',
    Fitted: 'one is glued down',
    rest: '',
  });
});

it('leaves a description that names no option whole', () => {
  expect(read(['Plain', 'Grand'], 'About an hour, brushes included')).toEqual({
    rest: 'About an hour, brushes included',
  });
});
