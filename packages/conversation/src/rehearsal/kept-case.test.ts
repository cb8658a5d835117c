import { describe, expect, it } from 'vitest';
import type { ReceptionistProfile } from '../conversation.ts';
import { tintShop } from '../testing/businesses.ts';
import { profileOf } from '../testing/receptionist-of.ts';
import { type KeptCall, keptCase } from './kept-case.ts';
import { prepareRehearsal, rehearseCase, wasWrongBefore } from './rehearse.ts';
import { whyNotSameAnswer } from './same-facts.ts';

const tuesday = Date.UTC(2026, 2, 10, 18, 0);

function play(turns: KeptCall['turns'], profile: Partial<ReceptionistProfile> = {}) {
  const rehearsal = prepareRehearsal({
    profile: profileOf(tintShop, profile),
    transferHours: null,
    now: tuesday,
  });
  const kept = { id: 'k', name: 'A kept call', calledAt: tuesday, turns };
  return rehearseCase(rehearsal, keptCase(kept));
}

describe('a kept call', () => {
  it('passes while the wanted facts are said, in whatever words', () => {
    const turns = [
      { caller: 'Hi, how much to tint my SUV?', wanted: 'An SUV tint is $399.' },
      { caller: 'And are you open tomorrow?', wanted: 'Yes, from 9 to 5.' },
      { caller: 'ok thanks', wanted: null },
    ];
    expect(play(turns)).toMatchObject({ passed: true, group: 'kept' });
  });

  it('fails with what was wanted and what was said', () => {
    const result = play([{ caller: 'how much to tint my SUV?', wanted: 'An SUV tint is $379.' }]);
    expect(result.passed).toBe(false);
    expect(result.why).toMatch(
      /you want "An SUV tint is \$379\." The AI said ".*\$399.*\$379 was not said/,
    );
    expect(result.transcript.at(-1)?.content).toContain('$399');
  });

  it('is wrong as before while nothing else of it goes wrong', () => {
    const turns = [
      { caller: 'how much is ceramic coating', wanted: '$849' },
      { caller: 'how much to tint my SUV?', wanted: '$399' },
    ];
    const priced = (coating: number, suv: number) => ({
      ...tintShop,
      services: tintShop.services.map((service) => ({
        ...service,
        ...(service.basePrice != null && { basePrice: coating }),
        options: service.options.map((option) => ({
          ...option,
          ...(option.name === 'SUV' && { price: suv }),
        })),
      })),
    });
    const before = [play(turns, { knowledge: priced(899, 399) })];
    const [first] = before;
    expect(first?.passed).toBe(false);
    expect(wasWrongBefore(play(turns, { knowledge: priced(950, 399) }), before)).toBe(true);
    expect(wasWrongBefore(play(turns, { knowledge: priced(899, 410) }), before)).toBe(false);
    expect(wasWrongBefore(play(turns, { knowledge: priced(849, 399) }), before)).toBe(false);
    expect(wasWrongBefore(play(turns, { knowledge: priced(899, 399) }), [])).toBe(false);
  });

  it('is about the day on which it happened', () => {
    const turns = [{ caller: 'are you open tomorrow?', wanted: "Yes, we're open 9 AM to 5 PM." }];
    expect(play(turns).passed).toBe(true);
  });

  it('fails where the call ends before its wanted answer', () => {
    const result = play(
      [
        { caller: 'can I talk to a real person please', wanted: null },
        { caller: 'how much is ceramic coating', wanted: '$899' },
      ],
      { transferNumber: '+16045550101' },
    );
    expect(result).toMatchObject({ passed: false });
    expect(result.why).toContain('The call ended before');
  });

  it('goes on where the caller spoke into the goodbye', () => {
    const turns = [
      { caller: 'no thanks, bye', wanted: null },
      { caller: 'oh wait, how much is ceramic coating', wanted: '$899' },
    ];
    expect(play(turns)).toMatchObject({ passed: true });
  });
});

describe('the same answer', () => {
  it.each([
    ['$399', 'For an SUV it comes to $399.'],
    ['We take Visa and cash.', 'Yes, Visa, debit and cash are fine, we take all of them.'],
    ['Call us at 604-555-0107', 'Our number to call is 604, 555, 0107.'],
    ['A 50% deposit for jobs over $500', 'A 50% deposit is required for jobs over $500.'],
    ['It costs 399', 'That costs $399.'],
    ['It costs $72.5', 'That costs $72.50.'],
  ])('"%s" is given by "%s"', (wanted, said) => {
    expect(whyNotSameAnswer(wanted, said)).toBeNull();
  });

  it.each([
    ['$399', 'For a sedan it is $299.', '$399 was not said'],
    ['A full groom is $72.50', 'A full groom is $80.', '$72.50 was not said'],
    ['We are closed on Saturday.', 'We are open Saturday.', 'the opposite was said'],
    ['Yes, we come to you.', 'No, we come to nobody.', 'the opposite was said'],
    ['We close at 5 PM.', 'We close at 6 PM.', '5 pm was not said'],
    ['Bring your invoice and the car.', 'Someone will call you back.', 'in quite other words'],
    ['Anything.', '', 'nothing was said'],
  ])('"%s" is not given by "%s"', (wanted, said, why) => {
    expect(whyNotSameAnswer(wanted, said)).toContain(why);
  });
});
