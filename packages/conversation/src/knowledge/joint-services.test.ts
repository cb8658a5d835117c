import { expect, it } from 'vitest';
import { leastWork } from '../testing/least-work.ts';
import type { Service } from './business.ts';
import { jointServices } from './joint-services.ts';

const service = (id: string, name: string, options: string[] = []): Service => ({
  id,
  name,
  pricingType: 'options',
  options: options.map((option) => ({ id: option, name: option, price: '10' })),
});

it('a service that does what others do apart is made of those, by name or by what one chooses there', () => {
  const joint = jointServices([
    service('combo', 'Wax and Edge Combo'),
    service('wax', 'Full wax'),
    service('edge', 'Edge repair'),
    service('both', 'Roots & Cut'),
    service('cut', 'Haircut', ['Roots', 'Cut only']),
    service('colour', 'Colour', ['Cut included']),
    service('alone', 'Polish and shine'),
  ]);
  expect([...joint]).toEqual([
    ['combo', ['wax', 'edge']],
    ['both', ['cut', 'colour']],
  ]);
});

const words =
  'tune brake wheel chain paint tint wash cut gel nail crown tooth pipe drain leak'.split(' ');
const named = (index: number, count: number, joint: string) =>
  Array.from(
    { length: count },
    (_, at) => words[(index * 7 + at * (1 + (index % 5))) % words.length],
  ).join(joint);

it.each([
  ['that share their words', (index: number) => named(index, 5, ' ')],
  ['that are all joined of many', (index: number) => named(index, 30, ',')],
  ['some of which are joined of many', (index: number) => named(index, 30, index % 2 ? ',' : ' ')],
])('hundreds of services %s are read before anybody would notice', (_what, nameOf) => {
  const services = Array.from({ length: 500 }, (_, index) =>
    service(
      `s${index}`,
      nameOf(index),
      words.map((word) => `${word} ${index}`),
    ),
  );
  expect(leastWork(3, () => void jointServices([...services]))).toBeLessThan(400);
});
