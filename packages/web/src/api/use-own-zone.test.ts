import { expect, it } from 'vitest';
import { zoneOfAll } from './use-own-zone.ts';

const businessIn = (time_zone: string) => ({ time_zone });

it('someone’s times are on the clock that all their businesses share, and else on nobody’s', () => {
  const vancouver = businessIn('America/Vancouver');
  expect(zoneOfAll([vancouver, vancouver])).toBe('America/Vancouver');
  expect(zoneOfAll([vancouver, businessIn('America/Toronto')])).toBeNull();
  expect(zoneOfAll([])).toBeNull();
});
