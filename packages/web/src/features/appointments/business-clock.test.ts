import { expect, it } from 'vitest';
import { clockText, instantAt } from './business-clock.ts';

const zone = 'America/Vancouver';

it('reads and writes the business’s clock, in winter and in summer', () => {
  expect(clockText('2025-12-01T17:05:00.000Z', zone)).toBe('2025-12-01T09:05');
  expect(instantAt('2025-12-01T09:05', zone)).toBe('2025-12-01T17:05:00.000Z');
  expect(clockText('2025-07-01T16:05:00.000Z', zone)).toBe('2025-07-01T09:05');
  expect(instantAt('2025-07-01T09:05', zone)).toBe('2025-07-01T16:05:00.000Z');
});

it('knows no instant for what is unfinished, or for an hour that the clocks skip', () => {
  expect(instantAt('', zone)).toBeNull();
  expect(instantAt('2025-03-09T02:30', zone)).toBeNull();
});
