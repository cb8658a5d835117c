import { expect, it } from 'vitest';
import { namesApart } from './names-apart.ts';

const business = (change: object) => ({
  name: 'Otter Tint',
  address: null,
  phone_number: null,
  agent_number: null,
  time_zone: 'America/Vancouver',
  website: null,
  sample: false,
  created_at: '2026-01-05T10:00:00.000Z',
  ...change,
});
const labels = (...changes: object[]) =>
  namesApart(changes.map(business)).map(({ label }) => label);

it('a name that nobody shares is enough', () => {
  expect(labels({ address: '1 Dock Road' }, { name: 'Plover Tint' }, { name: null })).toEqual([
    'Otter Tint',
    'Plover Tint',
    'Unnamed Business',
  ]);
});

it('of the same name, each has what the others have not', () => {
  expect(
    labels(
      { address: '1 Dock Road', phone_number: '+16045550142' },
      { address: '1 Dock Road', phone_number: '+16045550143' },
      { name: 'otter tint', website: 'https://otter.example' },
      { sample: true },
    ),
  ).toEqual([
    'Otter Tint · (604) 555-0142',
    'Otter Tint · (604) 555-0143',
    'otter tint · otter.example',
    'Otter Tint (sample)',
  ]);
});

it('those that share everything are told apart by who answers for them, and since when', () => {
  const same = { address: '1 Dock Road', phone_number: '+16045550142' };
  const [first, second] = labels(
    { ...same, agent_number: '+16045550177' },
    { ...same, created_at: '2026-03-05T02:00:00.000Z' },
  );
  expect(first).toMatch(/AI employee on \(604\) 555-0177 · added Jan 5, 2026/);
  expect(second).toMatch(/AI employee without a number · added Mar 4, 2026/);
});
