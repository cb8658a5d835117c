import { describe, expect, it } from 'vitest';
import { excessOf, extentOf } from './knowledge-extent.ts';

describe('how much knowledge is', () => {
  it('counts texts, and neither ids nor what we assess ourselves', () => {
    expect(
      extentOf({
        about_us_text: 'four',
        details: { readiness_assessment: { summary: 'ready' } },
        services: [{ id: 'abcdefgh', name: 'two', options: [{ id: 'x', name: 'one' }] }],
      }),
    ).toEqual({ characters: 10, options: 1, keys: 6, depth: 5 });
  });

  it('is told of anything, however deep', () => {
    let value: unknown = 'end';
    for (let depth = 0; depth < 100_000; depth += 1) value = [value];
    expect(extentOf(value).depth).toBe(100_000);
  });

  it('is too much in a sentence that names the limit and what there is', () => {
    expect(excessOf({ about: 'x'.repeat(250_000) })).toBeNull();
    expect(excessOf({ about: 'x'.repeat(250_001) })).toMatch(/250,000 .* 250,001/);
  });
});
