import { describe, expect, it } from 'vitest';
import { differencesKept, keep, readKeptEdits, stagingOf } from './kept-edits.ts';
import { differenceInWords } from './publishing/difference-words.ts';
import { baseOf } from './staged-edits.ts';
import { businessWith, priced } from './testing/business-with.ts';

const editedAt = '2026-11-20T17:00:00.000Z';
const begun = businessWith({ version: 3 });
const edits = { services: priced('449') };
const overReload = () =>
  readKeptEdits(JSON.stringify(keep({ edits, base: begun, restoredFrom: null }, editedAt)));

describe('edits kept over a reload', () => {
  it('remember the version they were made on, so that a publish since is told of', () => {
    const now = businessWith({ version: 4, services: priced('419') });
    const kept = overReload();
    const staging = kept && stagingOf(kept, now);
    expect(staging?.edits).toEqual(edits);
    expect(baseOf(staging?.base ?? null, now, edits)).toMatchObject({
      version: 3,
      services: priced('399'),
    });
  });

  it('are told in words where the business is gone', () => {
    const kept = overReload();
    expect(kept && differencesKept(kept).map((each) => differenceInWords(each))).toEqual([
      'Tint, price: $449 (was $399)',
    ]);
  });

  it('hold half-typed hours, and what an editor does not show', () => {
    const day = { open: '', close: '1', isClosed: false };
    const services = [{ ...priced('1')[0], nameFr: 'Teinte', durationMinutes: 45 }];
    const stored = JSON.stringify({
      editedAt,
      edits: {
        business_hours: {
          monday: day,
          tuesday: day,
          wednesday: day,
          thursday: day,
          friday: day,
          saturday: day,
          sunday: day,
        },
        services,
      },
    });
    const kept = readKeptEdits(stored);
    expect(kept?.edits.business_hours?.monday).toEqual(day);
    expect(kept?.edits.services).toEqual(services);
  });

  it.each([null, '', '{', '[]', '{"editedAt":"yesterday","edits":{}}'])(
    'are none in %j',
    (text) => {
      expect(readKeptEdits(text)).toBeNull();
    },
  );
});
