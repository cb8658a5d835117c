import { describe, expect, it } from 'vitest';
import { type TransferSettings, transferNumberAt } from './transfer-number.ts';

const owner = '+16045550192';
const nine = { open: '09:00', close: '17:00', isClosed: false };
const night = { open: '20:00', close: '02:00', isClosed: false };
const weekOf = (day: typeof nine) => ({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
});
const noon = Date.parse('2026-06-11T19:00:00Z');
const midnight = Date.parse('2026-06-12T08:00:00Z');

const at = (now: number, more: Partial<TransferSettings> = {}, loops: (string | null)[] = []) =>
  transferNumberAt(
    {
      transferNumber: owner,
      transferHours: null,
      businessHours: weekOf(nine),
      timeZone: 'America/Vancouver',
      ...more,
    },
    new Set(loops),
    now,
  );

describe('a caller may be put through', () => {
  it('while the business is open, unless the owner says otherwise', () => {
    expect(at(noon)).toBe(owner);
    expect(at(midnight)).toBeNull();
    expect(at(midnight, { transferHours: 'open' })).toBeNull();
    expect(at(midnight, { transferHours: 'always' })).toBe(owner);
  });

  it('within hours of the number’s own, nights included', () => {
    expect(at(noon, { transferHours: weekOf(night) })).toBeNull();
    expect(at(midnight, { transferHours: weekOf(night) })).toBe(owner);
  });

  it('where nobody has told us any hours', () => {
    expect(at(midnight, { businessHours: null })).toBe(owner);
  });

  it('never to a number that leads back to us, nor where there is none', () => {
    expect(at(noon, {}, [null, owner])).toBeNull();
    expect(at(noon, { transferNumber: null }, [null])).toBeNull();
  });
});
