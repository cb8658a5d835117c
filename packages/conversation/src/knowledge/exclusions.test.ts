import { expect, it } from 'vitest';
import { exclusionsIn } from './exclusions.ts';

const leftOut = (text: string) =>
  exclusionsIn(text).map(({ said, things }) => [said, things.length] as const);

it.each([
  [
    'Viking, Aga and Wolf; we do not work on Lacanche or Ilve.',
    'we do not work on Lacanche or Ilve',
    2,
  ],
  ['oil furnaces only, we do not service pellet boilers', 'we do not service pellet boilers', 1],
  ['No parrots or wild birds; all others are welcome.', 'No parrots or wild birds', 2],
  ['velvet, silk and lace are not steamed', 'velvet, silk and lace are not steamed', 3],
  ['up to four storeys; not for slate roofs', 'not for slate roofs', 1],
  [
    'nous ne travaillons pas sur les bains en acrylique',
    'nous ne travaillons pas sur les bains en acrylique',
    1,
  ],
])('%s: leaves something out', (text, said, things) => {
  expect(leftOut(text)).toEqual([[said, things]]);
});

it.each([
  'We do not charge for estimates.',
  'We do not need you to be home.',
  'No, except Saturdays.',
  'Nothing over 40 pounds, and not after 8 pm.',
])('%s: leaves no work out', (text) => {
  expect(leftOut(text)).toEqual([]);
});
