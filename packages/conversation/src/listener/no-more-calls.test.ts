import { describe, expect, it } from 'vitest';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const promisesCall = /call you|call back|get back to you|rappel(?:er|le)|vous appel/i;

describe('who asks for no more calls', () => {
  it.each([
    'would you people quit phoning this house',
    'never call this number again please',
    'arrêtez donc de m’appeler',
    'téléphonez-moi plus s’il vous plaît',
    'je veux pas que vous me rappeliez',
  ])('has none promised: %s', (line) => {
    const call = callTo(salon);
    expect(call.say(line)).not.toMatch(promisesCall);
    const { wantsNoCall, wanted } = call.conversation();
    expect(wantsNoCall).toBe(true);
    expect(wanted.requests.map(({ kind }) => kind)).not.toContain('callback');
  });

  it.each([
    'please call me back again tomorrow',
    'rappelez-moi plus tard s’il vous plaît',
    "don't call me before noon, call me at two",
    'pouvez-vous me rappeler cet après-midi',
  ])('is told from who asks for one: %s', (line) => {
    const call = callTo(salon);
    call.say(line);
    expect(call.conversation().wantsNoCall).toBe(false);
  });

  it('is told from who complains that nobody called', () => {
    const call = callTo(salon);
    call.say("ça fait trois jours pis vous me rappelez pas, c'est pas correct");
    expect(call.conversation().wantsNoCall).toBe(false);
  });
});
