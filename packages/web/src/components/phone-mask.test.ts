import { expect, it } from 'vitest';
import { maskPhone, phoneDigits, retypedDigits } from './phone-mask.ts';

it('keeps all ten digits, with the country’s 1 before them or without', () => {
  for (const typed of ['16045550123', '+1 604 555 0123', '1 (604) 555-0123', '6045550123'])
    expect(phoneDigits(typed)).toBe('6045550123');
});

it('never takes the country’s 1 for the first digit of the area code while it is typed', () => {
  let shown = '';
  for (const key of '16045550123') shown = maskPhone(phoneDigits(shown + key));
  expect(shown).toBe('(604) 555-0123');
  expect(maskPhone(phoneDigits('1604555012'))).toBe('(604) 555-012');
});

it('keeps the number that is pasted over itself, and deletes the digit before a deleted mark', () => {
  expect(retypedDigits('6045550123', '6045550123')).toBe('6045550123');
  expect(retypedDigits('6045550123', '604-555-0123')).toBe('6045550123');
  expect(retypedDigits('604555', '(604 555')).toBe('60455');
});
