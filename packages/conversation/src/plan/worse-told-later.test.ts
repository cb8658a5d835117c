import { describe, expect, it } from 'vitest';
import { callTo } from '../testing/call-to.ts';
import { locksmith, physio } from '../testing/more-trades.ts';

const flood = 'the ceiling burst and water is pouring into our shop right now';
const inondation = "l'eau coule partout dans la cuisine, ça n'arrête pas";

describe('a danger to life told beside trouble that stands', () => {
  it.each([
    [flood, 'my brother just got electrocuted'],
    [flood, 'my grandmother collapsed'],
    [flood, 'there is a smell of gas as well'],
    [flood, 'the baby is unconscious'],
    [flood, 'no it is fine for the moment but my uncle passed out'],
    [inondation, 'mon frère est inconscient'],
    [inondation, 'ça sent le gaz aussi'],
    [inondation, "ma grand-mère vient de s'effondrer"],
  ])('alerts the owner once more, in its own words: %s … %s', (first, worse) => {
    const call = callTo(physio, '+16045550150');
    call.say(first);
    const before = call.alerts().length;
    expect(before).toBe(1);
    call.say(first.startsWith('l') ? 'je m’appelle Luce' : 'my name is Paula');
    expect(call.alerts()).toHaveLength(before);
    expect(call.say(worse)).toContain('911');
    expect(call.alerts()).toHaveLength(before + 1);
    const [word = ''] = worse.match(/\p{L}{4,}$/u) ?? [];
    expect(call.alerts().at(-1)).toContain(word);
  });

  it.each([
    'my friend fainted when she had hers done, do you have something to numb it',
    'we passed out flyers for you in the mall',
    'my uncle collapsed last year, so he needs a chair with arms',
    'if somebody collapsed, would you have a defibrillator',
    "ma soeur s'est évanouie l'an passé, est-ce que ça fait mal",
  ])('is not heard where nobody lies there now: %s', (line) => {
    const call = callTo(physio, '+16045550150');
    expect(call.say(line)).not.toContain('911');
    expect(call.alerts()).toEqual([]);
  });

  it('alerts again of each that is new, and of none that is only said again', () => {
    const call = callTo(locksmith, '+16045550150');
    call.say('there is a fire in the back room');
    call.say('my helper is unconscious');
    expect(call.alerts()).toHaveLength(2);
    call.say('my helper is unconscious');
    expect(call.alerts()).toHaveLength(2);
    call.say('12 Elm Street');
    expect(call.alerts().slice(2)).toEqual([expect.stringContaining('12 Elm Street')]);
  });
});
