import { describe, expect, it } from 'vitest';
import { segmentsOf } from './tolls.ts';

describe('what a carrier counts of a text', () => {
  it.each([
    ['', 1],
    ['Hi', 1],
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    ['é'.repeat(160), 1],
    // A euro sign and brackets take two places.
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    // What the alphabet of phones lacks makes every character of the text a long one.
    [`${'a'.repeat(69)}·`, 1],
    [`${'a'.repeat(70)}·`, 2],
    [`${'a'.repeat(134)}ê`, 3],
    ['😀'.repeat(35), 1],
    ['😀'.repeat(36), 2],
    ['a'.repeat(1_600), 11],
  ])('is its segments: %#', (body, segments) => {
    expect(segmentsOf(body)).toBe(segments);
  });
});
