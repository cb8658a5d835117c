import { describe, expect, it } from 'vitest';
import { isSupposedOrOver } from './danger-by-sign.ts';
import { toldPlainly } from './danger-told-plainly.ts';
import { isDanger } from './hazards.ts';

describe('a figure of speech, a story and what is long over', () => {
  it.each([
    'my last contractor stabbed me in the back over that deck',
    'the landlord is breathing down our necks about the inspection',
    'we saw a series where a man got shot in the chair, great haircut though',
  ])('is no danger: %s', (words) => expect(toldPlainly(words)).toBeNull());

  it('is one where somebody bleeds', () => {
    expect(toldPlainly('somebody stabbed my brother in the back and he is bleeding')).toBe(
      'danger',
    );
  });

  it.each([
    'who should a tenant call if they smell gas',
    'on fait quoi si on sent du gaz un jour',
    'on a eu une fuite de gaz en avril',
    'there was a gas leak in March',
  ])('is only supposed, or over: %s', (words) => {
    expect(isSupposedOrOver(words)).toBe(true);
    expect(isDanger(words)).toBe(false);
  });

  it.each(['who do I call, I smell gas', 'there was a gas leak in March and I smell it again now'])(
    'is neither: %s',
    (words) => expect(isSupposedOrOver(words)).toBe(false),
  );
});
