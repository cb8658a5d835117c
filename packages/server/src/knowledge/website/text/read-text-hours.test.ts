import { expect, it } from 'vitest';
import { readTextHours } from './read-text-hours.ts';

it('reads hours in a sentence among others of a paragraph', () => {
  const { findings, doubts } = readTextHours([
    'Welcome to Alder Street Barbers! Open Tuesday to Saturday 9 to 5, closed Sunday and Monday. Walk-ins are welcome.',
  ]);
  const open = { open: '09:00', close: '17:00', isClosed: false };
  expect(doubts).toEqual([]);
  expect(findings).toMatchObject([
    {
      value: {
        tuesday: open,
        saturday: open,
        sunday: { isClosed: true },
        monday: { isClosed: true },
      },
    },
  ]);
});

it('believes no sentence that says more than the week', () => {
  const { findings } = readTextHours([
    'Come by! In winter we are open Monday to Friday 9 to 5, closed Saturday and Sunday.',
  ]);
  expect(findings).toEqual([]);
});
