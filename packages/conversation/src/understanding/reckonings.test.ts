import { describe, expect, it } from 'vitest';
import { leastWork } from '../testing/least-work.ts';
import { reckoningIn } from './reckonings.ts';

describe('a sum that a caller makes up', () => {
  it('is agreed with where their own numbers come to it', () => {
    const heard = reckoningIn('so four fifty and three twenty and eighty makes eight fifty', 'en');
    expect(heard?.claimed).toContain(85_000);
  });

  it('is none where more numbers are told than anybody adds up', () => {
    expect(reckoningIn('four fifty and '.repeat(40), 'en')).toBeNull();
  });

  it.each([
    ['four fifty and '],
    ['12 main st apt 4 '],
    ['oh one oh two oh '],
    ['eighty at four and '],
    ['three fois vingt et '],
  ])('takes no more work for each number told, however many: %s', (part) => {
    const workOf = (times: number) =>
      leastWork(3, () => {
        for (let run = 0; run < 5; run++) {
          reckoningIn(part.repeat(times), 'en');
          reckoningIn(part.repeat(times), 'fr');
        }
      });
    const few = workOf(10);
    expect(workOf(40)).toBeLessThan(20 * few + 50);
  });
});
