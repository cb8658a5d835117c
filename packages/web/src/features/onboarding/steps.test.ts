import { describe, expect, it } from 'vitest';
import { newDraft } from './draft.ts';
import { stepRefused, steps } from './steps.ts';

describe('a step of the set-up', () => {
  const { answers } = newDraft('a', 0);
  const wrong = (phoneNumber: string) => steps[0].check({ ...answers, phoneNumber }).phoneNumber;

  it.each(['9115550100', '9005550100', '6045551212'])(
    'takes no number that reaches a service: %s',
    (number) => expect(wrong(number)).toMatch(/^Calls to this number cost extra/),
  );

  it('takes an ordinary one', () => expect(wrong('6045550132')).toBeUndefined());

  it('takes a name and an address of some length, and says how much of a longer one has to go', () => {
    const check = (length: number) => {
      const long = 'x'.repeat(length);
      const { businessName, address } = steps[0].check({
        ...answers,
        businessName: long,
        address: long,
      });
      return [businessName, address];
    };
    expect(check(200)).toEqual([undefined, undefined]);
    expect(check(2_000)).toEqual([
      expect.stringContaining('1,800 characters too long'),
      expect.stringContaining('1,500 characters too long'),
    ]);
  });

  it('is named by a refusal of what it asks', () => {
    const refused = stepRefused('phoneNumber: We only call numbers in Canada.');
    expect(refused).toMatchObject({ step: steps[0], sentence: 'We only call numbers in Canada.' });
    expect(stepRefused('services.0.name: This is empty.')?.step).toBe(steps[1]);
    expect(stepRefused('All phone numbers are taken: try later.')).toBeNull();
  });
});
