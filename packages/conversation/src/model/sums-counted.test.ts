import { describe, expect, it } from 'vitest';
import { clocks, isSpokenBy } from '../testing/clock-shops.ts';
import { modelCall } from '../testing/model-call.ts';

/** The references of the strap's and the battery's price. */
function references(): { strap: string; battery: string } {
  const call = modelCall(clocks, '+19025550199');
  call.say('how much is a strap fitting');
  const system = call.prompt()?.system ?? '';
  const of = (amount: string) =>
    new RegExp(`\\${amount}[^\\[\\n]{0,3}\\[(f\\d+)\\]`).exec(system)?.[1];
  return { strap: of('$15') ?? '', battery: of('$12') ?? '' };
}

describe('a sum of several things', () => {
  const { strap, battery } = references();
  const asked = 'three straps and two batteries, what does that come to';

  it('has as many of each as are spoken of', () => {
    const swapped = `Three straps and two batteries come to {${strap}*2+${battery}*3}.`;
    expect(isSpokenBy(clocks, asked, swapped)).toBe(false);
    const single = `A strap and two batteries come to {${strap}+${battery}}.`;
    expect(isSpokenBy(clocks, 'a strap and two batteries', single)).toBe(false);
    const right = `Three straps and two batteries come to {${strap}*3+${battery}*2}.`;
    expect(isSpokenBy(clocks, asked, right)).toBe(true);
  });

  it('adds no price to itself', () => {
    const twice = `A strap and a battery are {${strap}+${strap}}.`;
    expect(isSpokenBy(clocks, 'a strap and a battery', twice)).toBe(false);
  });
});
