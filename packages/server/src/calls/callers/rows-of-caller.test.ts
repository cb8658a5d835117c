import { describe, expect, it } from 'vitest';
import { writtenNumber } from './rows-of-caller.ts';

describe('a number as it is written', () => {
  const find = new RegExp(writtenNumber('+16045550177'));

  it.each([
    '+16045550177',
    '16045550177',
    '6045550177',
    '604-555-0177',
    '(604) 555-0177',
    '+1 (604) 555 0177',
    '1.604.555.0177',
    'ring 604 555 0177, please',
  ])('is found in %s', (text) => {
    expect(text.replace(find, '')).not.toMatch(/\d/);
  });

  it.each(['604-555-0178', '16045550177123', '9916045550177', '555-0177', '604 555 0, 177'])(
    'is not taken for %s',
    (text) => expect(text).not.toMatch(find),
  );

  it('is found with the country’s own leading zero', () => {
    const abroad = new RegExp(writtenNumber('+442079460123'));
    expect('020 7946 0123').toMatch(abroad);
    expect('+44 20 7946 0123').toMatch(abroad);
  });
});
