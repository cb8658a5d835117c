import { expect, it } from 'vitest';
import { priced } from '../testing/business-parts.ts';
import { serviceByAdjective } from './service-by-adjective.ts';
import { compileServices } from './services.ts';

const services = compileServices([
  priced('standard', 'Standard Clean', 180),
  priced('deep', 'Deep Clean', 310),
  priced('full', 'Full Move-Out', 400),
]);

it.each([
  ['just the regular one', 'Standard Clean'],
  ['how much for the full one', 'Full Move-Out'],
  ['the blue one', null],
  ['is that the regular price you charge everyone for windows', null],
])('%s may be %s, which is asked and never assumed', (words, name) => {
  const match = serviceByAdjective(services, words);
  expect(match?.service.name ?? null).toBe(name);
  if (match) expect(match.kind).toBe('near');
});
