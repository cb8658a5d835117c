import { describe, expect, it } from 'vitest';
import type { OpenKind } from '../heard/acts.ts';
import type { SlotValues } from '../heard/heard.ts';
import { plumber } from '../testing/businesses.ts';
import { receptionistOf } from '../testing/receptionist-of.ts';
import { findSlots } from './slots.ts';

const receptionist = receptionistOf(plumber);

function heard(text: string, open: OpenKind = 'none'): SlotValues {
  const found = findSlots(text, {
    receptionist,
    now: Date.UTC(2026, 2, 10, 15),
    language: 'en',
    open,
    midNumber: false,
    phoneKnown: false,
    areaCode: '604',
  });
  return Object.assign({}, ...found.map(({ values }) => values));
}

describe('every number in a turn is of one kind', () => {
  it('a flat is no part of a telephone number', () => {
    expect(heard('eleven oh four is my unit', 'readback')).toEqual({ unit: 'Unit 1104' });
    expect(heard("and it's apartment twelve")).toEqual({ unit: 'Apartment 12' });
  });

  it('a house number said again digit by digit is no part of a telephone number', () => {
    const said = 'no it is twelve oh four lake fraser drive one two zero four';
    expect(heard(said, 'readback')).toEqual({ address: '1204 Lake Fraser Drive' });
  });

  it('a flat and a side of town are part of the address they follow', () => {
    expect(heard('three oh five alder street west, unit eleven oh four', 'address').address).toBe(
      '305 Alder Street West, unit 1104',
    );
  });

  it('an area code is never read as the model of a car', () => {
    const { phone, hints } = heard('the cell is two five zero five five five oh one four eight');
    expect(phone).toBe('+12505550148');
    expect(hints).toBeUndefined();
  });

  it('an end that is put right after a pause takes the place of the end', () => {
    const { phone } = heard('two five oh five five five oh one six four uh sorry oh one four six');
    expect(phone).toBe('+12505550146');
  });

  it('the number of an invoice or a size is no part of a telephone number', () => {
    expect(heard("about the bill, it's invoice number eight eight one two", 'readback')).toEqual(
      {},
    );
    const { phone, callerNumber } = heard(
      'it takes a two two five forty five seventeen i think, reach me at this number',
    );
    expect([phone, callerNumber]).toEqual([undefined, true]);
  });

  it('a house number is written in figures, in either language', () => {
    expect(heard('seventy two fourteen Tallow Road', 'address').address).toBe('7214 Tallow Road');
    expect(heard('deux cent quatorze rue des Pins', 'address').address).toMatch(/^214 rue/i);
  });

  it('a length or a count is no hour', () => {
    expect(heard("it's a long one about fifteen feet").times).toBeUndefined();
    expect(heard('there are around thirty windows').times).toBeUndefined();
    expect(heard('around three works').times).toHaveLength(1);
  });

  it('an hour after a day needs no "at"', () => {
    expect(heard('friday morning then, say nine thirty').times?.at(0)?.time).toEqual({
      hour: 9,
      minute: 30,
    });
  });
});

describe('whose name it is', () => {
  it('is said by who says "I am"', () => {
    expect(heard("the place is under Gordon Pike but I'm Marion you can use this").name).toBe(
      'Marion',
    );
  });

  it('ends where they go on about something else', () => {
    expect(heard("name's Tyler text me when it's done").name).toBe('Tyler');
    expect(heard('Anil Kapoor this number is good', 'name').name).toBe('Anil Kapoor');
  });
});
