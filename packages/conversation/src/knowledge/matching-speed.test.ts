import { expect, it } from 'vitest';
import { priced, yes } from '../testing/business-parts.ts';
import { compileFaq, matchFaq } from './faq.ts';
import { compileServices, matchServices } from './services.ts';

const parts =
  'brake clutch window door roof mirror engine battery exhaust heater pump filter fan belt'.split(
    ' ',
  );
const makes =
  'front rear sport classic touring city alpine coastal prairie harbour summit valley island meadow'.split(
    ' ',
  );
const topics =
  'parking warranty deposits discounts delivery storage pickup towing loaners washing invoices tyres'.split(
    ' ',
  );

const utterances = [
  'hi there, how much would it be to replace the rear brake and the alpine window on my car',
  'do you offer parking or a warranty, and how long does it usually take',
  'my neighbour told me about you guys and I was wondering whether you could have a look at it',
  'coastal exaust and the battry please',
];

function medianMilliseconds(work: () => void): number {
  const taken = Array.from({ length: 301 }, () => {
    const start = process.hrtime.bigint();
    work();
    return Number(process.hrtime.bigint() - start) / 1e6;
  });
  return taken.sort((a, b) => a - b)[150] ?? Number.POSITIVE_INFINITY;
}

it('an utterance is matched against 200 services and 100 questions well within a pause', () => {
  const names = makes.flatMap((make) => parts.map((part) => `${make} ${part} replacement`));
  const services = compileServices(
    names
      .concat(names)
      .slice(0, 200)
      .map((name, at) => priced(`${at}`, name, at)),
  );
  const items = topics.flatMap((topic) =>
    makes.map((make) => yes(`${topic}-${make}`, `Do you have ${make} ${topic}?`)),
  );
  const faq = compileFaq({ items: items.slice(0, 100), notes: [] });
  const each = medianMilliseconds(() => {
    for (const text of utterances) {
      matchServices(services, text);
      matchFaq(faq, text);
    }
  });
  expect(each / utterances.length).toBeLessThan(1);
});
