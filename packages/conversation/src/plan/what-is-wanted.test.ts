import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../advance.ts';
import { type CallInProgress, callTo } from '../testing/call-to.ts';
import { modelCall } from '../testing/model-call.ts';
import { animalClinic, movers } from '../testing/more-trades.ts';

const number = '+16135550142';
const reasonOf = (call: CallInProgress) => call.outcome().lead?.reason ?? '';
const timeOf = (call: CallInProgress) => call.outcome().lead?.preferredTime ?? '';

describe('a correction of what is wanted', () => {
  it('said as a list again takes the place of the one before', () => {
    const call = callTo(animalClinic, number);
    call.say('can i book a nail trim and a microchip for friday at ten my name is joan pell');
    const said = call.say('no the nail trim and the rabies vaccine');
    expect(said).toContain('Nail Trim and Rabies Vaccine');
    expect(reasonOf(call)).not.toContain('Microchip');
  });

  it('adds one more, and says so though something else is asked', () => {
    const call = callTo(animalClinic, number);
    call.say('can i book a nail trim for friday at ten');
    expect(call.say('and a microchip too')).toContain('Nail Trim and Microchip');
  });

  it('leaves out what is ruled out, which does not come back', () => {
    const call = callTo(animalClinic, number);
    call.say('how much is a nail trim and a microchip');
    call.say('no i don’t want the microchip just the nail trim');
    call.say('book it friday at ten my name is joan pell');
    expect(reasonOf(call)).toContain('Nail Trim');
    expect(reasonOf(call)).not.toContain('Microchip');
  });

  it('changes the option alone where nothing else is named', () => {
    const call = callTo(movers, number);
    call.say('book me a local move with two movers for friday at nine my name is joan pell');
    call.say('no it’s three movers not two');
    expect(reasonOf(call)).toContain('Local Move (Three movers)');
  });

  it('is no goodbye, and no refusal of the name that was asked for', () => {
    const call = callTo(animalClinic, number);
    call.say('can i book a nail trim for friday at ten');
    expect(call.say('no it’s the microchip')).toContain('Microchip');
    expect(call.conversation().caller.refused).toEqual([]);
  });
});

describe('two visits', () => {
  it('keep their own times, said back and told apart to the owner', () => {
    const call = callTo(animalClinic, number);
    call.say('i need a nail trim and a microchip');
    const said = call.say(
      'the nail trim friday at ten and the microchip next tuesday afternoon my name is joan pell',
    );
    expect(said).toContain(
      'Nail Trim on Friday, March 13 at 10 AM, and Microchip on Tuesday, March 17, in the afternoon',
    );
    expect(timeOf(call)).toBe(
      'Nail Trim: Friday, March 13 at 10 AM; Microchip: Tuesday, March 17, in the afternoon',
    );
    expect(call.sms()).toContain(
      'wants to book Nail Trim for Fri Mar 13, 10 AM; Microchip for Tue Mar 17, afternoon',
    );
  });

  it('are for whom they were told to be', () => {
    const call = callTo(animalClinic, number);
    call.say('can i book a nail trim for my sister and a microchip for me');
    const said = call.say('my sister on friday at ten and me on saturday at eleven, i’m joan pell');
    expect(said).toContain('Nail Trim for your sister on Friday, March 13 at 10 AM');
    expect(said).toContain('Microchip for you on Saturday, March 14 at 11 AM');
  });

  it('are changed one by one', () => {
    const call = callTo(animalClinic, number);
    call.say('i need a nail trim and a microchip');
    call.say('the nail trim friday at ten and the microchip tuesday at one my name is joan pell');
    call.say('no the microchip is at three');
    expect(timeOf(call)).toContain('Nail Trim: Friday, March 13 at 10 AM');
    expect(timeOf(call)).toContain('Microchip: Tuesday, March 17 at 3 PM');
  });

  it('are one visit where they are at one time', () => {
    const call = callTo(animalClinic, number);
    call.say('i need a nail trim and a microchip friday at ten my name is joan pell');
    expect(timeOf(call)).toBe('Friday, March 13 at 10 AM');
  });

  it('are heard of a language model in acts with a service and a time each', () => {
    const call = modelCall(animalClinic, number);
    call.say('nails friday at ten and the chip saturday at nine please');
    call.reply(
      '{"a":[["want.book","s5",{"when":"friday at ten"}],["want.book","s7",{"when":"saturday at nine"}]]}\nOkay.',
    );
    expect(outcomeOf(call.state()).lead?.preferredTime).toBe(
      'Nail Trim: Friday, March 13 at 10 AM; Microchip: Saturday, March 14 at 9 AM',
    );
  });
});

describe('a visit that is moved', () => {
  it.each([
    ['i’m booked thursday at half past four i can’t make it it should be saturday morning'],
    ['you have me down for thursday at half past four could we make it saturday morning instead'],
  ])('is of the old day and to the new one: %s', (words) => {
    const call = callTo(animalClinic, number);
    call.say(words);
    expect(reasonOf(call)).toMatch(/instead of (?:on )?thursday/i);
    expect(timeOf(call)).toBe('Saturday, March 14, in the morning');
  });

  it('keeps its hour at the same time of another day', () => {
    const call = callTo(animalClinic, number);
    call.say('my nail trim is on thursday at two can we push it to friday same time');
    expect(timeOf(call)).toBe('Friday, March 13 at 2 PM');
  });

  it('goes to the weekday before the one it has', () => {
    const call = callTo(movers, number);
    call.say('our move is on the thirtieth could you put it on the wednesday before');
    expect(timeOf(call)).toBe('Wednesday, March 25');
  });
});

describe('a booking that was agreed on', () => {
  it.each([
    ['you’ll take the ten percent off won’t you'],
    ['don’t forget my loyalty points'],
    ['you can take the sticker off my file'],
  ])('outlives a later remark: %s', (remark) => {
    const call = callTo(animalClinic, number);
    call.say('book me a nail trim friday at ten my name is joan pell');
    call.say('yes');
    call.say(remark);
    expect(reasonOf(call)).toMatch(/^book Nail Trim/);
    expect(timeOf(call)).toBe('Friday, March 13 at 10 AM');
  });
});

describe('when a caller would like it', () => {
  it('is without the days that were ruled out', () => {
    const call = callTo(animalClinic, number);
    call.say('book me a nail trim next week but not friday my name is joan pell');
    expect(timeOf(call)).toBe('next week, but not Friday');
  });

  it('is next week where today is called by its name beside a later day', () => {
    const call = callTo(animalClinic, number);
    call.say('i need a nail trim and a microchip');
    call.say('the nail trim on tuesday at four and the microchip on thursday');
    expect(timeOf(call)).toContain('Nail Trim: Tuesday, March 17 at 4 PM');
  });

  it('is the hour the doors open', () => {
    const call = callTo(animalClinic, number);
    call.say('book me a nail trim for saturday right when you open');
    expect(timeOf(call)).toBe('Saturday, March 14 at 9 AM');
  });

  it('is no ordinal of how often it was said', () => {
    const call = callTo(animalClinic, number);
    call.say('i need a nail trim');
    call.say('friday at ten and that’s the second time i say so');
    expect(reasonOf(call)).toMatch(/^book Nail Trim/);
  });
});

describe('who would rather be texted', () => {
  it('is noted so for the owner', () => {
    const call = callTo(animalClinic, number);
    call.say('book me a nail trim friday at ten my name is joan pell');
    expect(call.say('yes but text me rather than call')).toMatch(/text/);
    expect(call.sms()).toContain('text rather than call');
  });
});
