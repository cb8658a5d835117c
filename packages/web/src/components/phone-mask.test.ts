import { expect, it } from 'vitest';
import { maskPhone, numberMistake, phoneDigits, retyped } from './phone-mask.ts';

it('keeps all ten digits, with the country’s 1 before them or without', () => {
  for (const typed of ['16045550123', '+1 604 555 0123', '1 (604) 555-0123', '6045550123'])
    expect(phoneDigits(typed)).toBe('6045550123');
});

it('never takes the country’s 1 for the first digit of the area code while it is typed', () => {
  let shown = '';
  for (const key of '+16045550123') shown = maskPhone(phoneDigits(shown + key));
  expect(shown).toBe('(604) 555-0123');
  expect(maskPhone(phoneDigits('1604555012'))).toBe('(604) 555-012');
});

it('keeps a number of another country as it is typed, and says that there is no way to it', () => {
  for (const typed of ['+44 20 7946 0018', '0044 20 7946 0018', '011 44 20 7946 0018']) {
    let shown = '';
    for (const key of typed) shown = maskPhone(phoneDigits(shown + key));
    expect(shown.replaceAll(/\D/g, '')).toBe(typed.replaceAll(/\D/g, ''));
    expect(phoneDigits(typed)).toBe(typed);
    expect(numberMistake(phoneDigits(typed), 'text')).toBe(
      'We only text numbers in Canada or the United States. Check the area code, or enter another number.',
    );
  }
});

it('takes ten digits and no more, however they come', () => {
  let shown = '';
  for (const key of '604555017799')
    shown = maskPhone(retyped(phoneDigits(shown), shown + key, shown.length + 1).digits);
  expect(shown).toBe('(604) 555-0177');
  for (const pasted of ['60455501771234567890', '+1 (604) 555-0177 ext. 12', '16045550177123'])
    expect(maskPhone(phoneDigits(pasted))).toBe('(604) 555-0177');
  expect(numberMistake('604555017', 'call')).toMatch(/^A phone number has ten digits/);
  expect(numberMistake('6045550123', 'call')).toBeNull();
});

/** What is shown and where the caret stands, as `|`, after something was typed over it. */
function after(digits: string, typed: string, forward = false): string {
  const caret = typed.indexOf('|');
  const next = retyped(digits, typed.replace('|', ''), caret, forward);
  const shown = maskPhone(next.digits);
  return `${shown.slice(0, next.caret)}|${shown.slice(next.caret)}`;
}

it('leaves the caret after the digits it stood after', () => {
  expect(after('6045550123', '(604) 57|55-0123')).toBe('(604) 5|55-0123');
  expect(after('6045550123', '(604) 5|5-0123')).toBe('(604) 5|50-123');
  expect(after('604550123', '(604) 57|50-123')).toBe('(604) 57|5-0123');
  expect(after('604555012', '(604) 555-0123|')).toBe('(604) 555-0123|');
  expect(after('', '|')).toBe('|');
});

it('keeps the number that is pasted over itself, and deletes the digit beside a deleted mark', () => {
  expect(after('6045550123', '6045550123|')).toBe('(604) 555-0123|');
  expect(after('6045550123', '604-555-0123|')).toBe('(604) 555-0123|');
  expect(after('604555', '(604| 555')).toBe('(60|5) 55');
  expect(after('6045550123', '(604) 555|0123')).toBe('(604) 55|0-123');
  expect(after('6045550123', '(604) 555|0123', true)).toBe('(604) 555|-123');
});
