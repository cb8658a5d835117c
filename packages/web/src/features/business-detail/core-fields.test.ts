import { describe, expect, it } from 'vitest';
import { mistakeOfRefusal, readCoreFields, type TypedFields } from './core-fields.ts';

const before: TypedFields = {
  name: 'Otter Tint',
  primary_industry: '',
  website: 'not an address at all',
  email: 'hello@otter.example',
  phone_number: '(604) 555-0177',
  address: '',
  geographic_service_area: '',
  about_us_text: '',
};
const read = (typed: Partial<TypedFields>) => readCoreFields({ ...before, ...typed }, before);

describe('the core fields of a business', () => {
  it('change only where something was typed, whatever the others hold', () => {
    expect(read({ address: ' 2 Harbour Road ' })).toEqual({
      change: { address: '2 Harbour Road' },
      mistakes: {},
    });
  });

  it('are cleared by emptying them, except for the name', () => {
    expect(read({ email: ' ' }).change).toEqual({ email: null });
    expect(Object.keys(read({ name: ' ' }).mistakes)).toEqual(['name']);
  });

  it('take a telephone number however it is written', () => {
    for (const typed of ['604 555 0178', '(604) 555-0178', '+1 604-555-0178', '16045550178'])
      expect(read({ phone_number: typed }).change).toEqual({ phone_number: '+16045550178' });
    expect(read({ phone_number: '+33 1 70 36 39 50' }).change).toEqual({
      phone_number: '+33 1 70 36 39 50',
    });
    expect(read({}).change).toEqual({});
  });

  it('are no telephone number where digits are missing, and say so before they are sent', () => {
    for (const typed of ['123', '555-0178', 'call me', '+44 12'])
      expect(Object.keys(read({ phone_number: typed }).mistakes), typed).toEqual(['phone_number']);
    expect(read({ phone_number: '604 555 0178 ext 4' }).mistakes).toEqual({});
    expect(read({ phone_number: ' ' }).change).toEqual({ phone_number: null });
  });

  it('are told beside the field what the server finds wrong with one', () => {
    expect(mistakeOfRefusal('phone_number: This is not a phone number.')).toEqual({
      phone_number: 'This is not a phone number.',
    });
    expect(mistakeOfRefusal('The business has been removed.')).toBeNull();
  });

  it('take a website without its scheme and no script for one', () => {
    expect(read({ website: 'otter.example' }).change).toEqual({ website: 'https://otter.example' });
    expect(Object.keys(read({ website: 'javascript:alert(1)' }).mistakes)).toEqual(['website']);
  });
});
