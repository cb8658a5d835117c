import { expect, it } from 'vitest';
import { erasedSentence } from './erased-sentence.ts';

const nothing = {
  ...{ calls: 0, texts: 0, leads: 0, commitments: 0, appointments: 0, appointments_to_come: 0 },
  ...{ kept_calls: 0, unblocked: false, mentions: 0, opted_out: false },
};

it('tells what was erased, what stays booked, and that a STOP stays', () => {
  const erased = { ...nothing, calls: 2, texts: 1, appointments: 1, appointments_to_come: 1 };
  expect(erasedSentence({ ...erased, mentions: 2, opted_out: true })).toBe(
    'Erased for good: 2 calls, 1 text, 1 appointment, and their number in 2 other entries. ' +
      '1 appointment to come stays booked, without a name: cancel on the Appointments page if nobody will come. ' +
      'They texted STOP. That stays, so that nobody texts them.',
  );
});

it('says so where there was nothing', () => {
  expect(erasedSentence(nothing)).toBe('There was nothing left to erase for this caller.');
});
