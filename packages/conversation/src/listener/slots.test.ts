import { describe, expect, it } from 'vitest';
import type { OpenKind } from '../heard/acts.ts';
import type { SlotValues } from '../heard/heard.ts';
import { prepareReceptionist } from '../receptionist.ts';
import { plumber } from '../testing/businesses.ts';
import { findSlots } from './slots.ts';

const receptionist = prepareReceptionist({
  agentId: 'agent',
  knowledge: plumber,
  firstMessage: null,
  transferNumber: null,
  languageModel: false,
});

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
