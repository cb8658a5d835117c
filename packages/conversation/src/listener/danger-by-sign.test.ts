import { describe, expect, it } from 'vitest';
import { barber, plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

describe('a danger that is told by its sign', () => {
  it.each([
    "um hang on there's a smell like bad eggs over by the boiler, is that a thing",
    "should I worry, the kitchen smells like eggs and I'm not cooking",
    "is it okay that something's hissing by the propane tank",
    'we all feel lightheaded since you lit the fireplace',
    'is that normal, the plug behind the couch is sparking',
    'the outlet is super hot and it smells',
    "hey so my oven's smoking pretty bad",
    "my mom's on the bathroom floor and she won't wake up",
    'he cut his hand on the pipe and its bleeding and wont quit',
    'theres blood everywhere here',
    'mon chum s’est coupé pis il arrête pas de saigner',
    "does it matter that the CO thing's beeping",
    'ça sent les oeufs pourris à côté de la fournaise, c’est-tu normal',
  ])('rings in the middle of a booking, however it is put: %s', (line) => {
    const call = callTo(plumber);
    call.say("I'd like to book a drain cleaning for Thursday");
    expect(call.say(line)).toContain('911');
    expect(call.outcome().urgent).toBe(true);
    expect(call.sms()).toContain('URGENT');
  });

  it.each([
    'our hot water stinks like rotten eggs, do you test wells',
    'the drain in the tub has an eggy smell',
    'do you get rid of a sulphur smell',
    'there is no egg smell or anything',
    'my dogs nail is bleeding and it wont stop',
    'the radiator needs bleeding and it wont stay hot',
    'what do we do if we ever smell gas',
    'we had a gas leak last year, you guys were great',
    'I need an outlet moved for the dryer',
    'it gets hot in that bathroom and the switch is old',
    "the tap died on us and we're dying over here",
  ])('and not for words that only resemble one: %s', (line) => {
    const call = callTo(plumber);
    call.say(line);
    expect(call.outcome().urgent).toBe(false);
  });

  it('rings for nobody whose hair smells of it', () => {
    const call = callTo(barber);
    call.say('my hair smells like eggs after the perm');
    expect(call.outcome().urgent).toBe(false);
  });
});

describe('people who stand at a road', () => {
  it.each([
    "my clutch just gave out and we're on the shoulder of the highway",
    'we hit a moose, we are pulled over on the side of the road with the baby',
    'the trailer wheel came off on the freeway',
  ])('are told to keep away from the traffic: %s', (line) => {
    const call = callTo(plumber);
    expect(call.say(line)).toMatch(/traffic.*911/);
    expect(call.outcome().urgent).toBe(true);
  });

  it.each([
    "we're on the side of the highway, the white house with the barn",
    'my brakes went on the highway last week and it got towed home',
    'I just pulled over on the side of the road to call you about a quote',
  ])('are not those who live there, or were there: %s', (line) => {
    const call = callTo(plumber);
    call.say(line);
    expect(call.outcome().urgent).toBe(false);
  });
});

describe('a step of their own, beside a danger that was told', () => {
  it.each([
    'should I go down and have a quick look',
    'can I just open a window and see if it clears',
    'is it okay to light the stove',
    'je peux-tu aller voir en bas',
  ])('is a clear no, with what to do instead: %s', (line) => {
    const call = callTo(plumber);
    call.say('I smell gas in the basement');
    expect(call.say(line)).toMatch(/(?:No,|no\.|Non).*911/);
  });

  it('is a yes where it is to get out', () => {
    const call = callTo(plumber);
    call.say('I smell gas in the basement');
    expect(call.say('should we get the kids out of here')).toMatch(/^Yes/);
  });
});
