import { expect, test } from 'vitest';
import { writtenInstant, zoneOf, zoneWords } from './instant.tsx';

const noon = '2026-11-20T12:00:00Z';

test('a moment is written on the clock of its zone, and names the zone', () => {
  expect(writtenInstant(noon, 'America/Toronto')).toBe('Nov 20, 2026, 7:00\u00a0AM');
  expect(zoneOf(noon, 'America/Toronto')).toMatch(/\(America\/Toronto\)$/);
});

test('a zone nobody knows is read as the reader’s own, and not named', () => {
  expect(writtenInstant(noon, 'Mars/Olympus_Mons')).toBe(writtenInstant(noon));
  expect(zoneOf(noon, 'Mars/Olympus_Mons')).toBe(zoneOf(noon));
});

test('no moment is N/A, and nonsense is an invalid date', () => {
  expect(writtenInstant(null)).toBe('N/A');
  expect(writtenInstant('soon')).toBe('Invalid Date');
});

test('a zone is called as people in all of it call it', () => {
  expect(zoneWords('America/Toronto')).toBe('Eastern time');
  expect(zoneWords('America/Edmonton')).toBe('Mountain time');
  expect(zoneWords('America/St_Johns')).toBe('Newfoundland time');
});
