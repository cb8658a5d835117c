import { describe, expect, it } from 'vitest';
import { businessWith, priced } from '../testing/business-with.ts';
import { baseOf } from './staged-base.ts';

const begun = businessWith({ version: 3 });
const edits = { services: priced('449') };

describe('what staged edits were made on', () => {
  it('is the business as it stands, before anything is edited', () => {
    const now = businessWith({ version: 4, services: priced('419') });
    expect(baseOf(null, now, {})).toBe(now);
    expect(baseOf(begun, now, {})).toBe(now);
  });

  it('stays what it was where another publish touches what is being edited', () => {
    const now = businessWith({ version: 4, services: priced('419') });
    expect(baseOf(begun, now, edits)).toBe(begun);
  });

  it('moves on with publishes that touch something else', () => {
    const now = businessWith({ version: 4, address: '5 Dock Street' });
    expect(baseOf(begun, now, edits)).toBe(now);
  });
});
