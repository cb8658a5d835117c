import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../advance.ts';
import { summarise } from '../summary/summarise.ts';
import { callTo } from '../testing/call-to.ts';
import { modelCall } from '../testing/model-call.ts';
import { receptionistOf } from '../testing/receptionist-of.ts';
import { tintShop } from '../testing/tint-shop.ts';

const from = '+16045550111';
const receptionist = receptionistOf(tintShop);

function called(...lines: string[]) {
  const call = callTo(tintShop, from);
  const answers = lines.map((line) => call.say(line));
  return {
    last: answers.at(-1) ?? '',
    answers,
    caller: call.conversation().caller,
    others: call.conversation().wanted.others,
    lead: call.outcome().lead,
    sms: summarise(receptionist, call.outcome(), null).sms,
  };
}

describe('whoever rings for somebody else', () => {
  it('is thanked by their own name, and the owner reads both', () => {
    const { answers, caller, sms } = called(
      "have somebody call me back, her name's Wilhelmina Groat and I'm Ned",
    );
    expect(answers.join(' ')).toContain('Ned');
    expect(caller.name?.value).toBe('Ned');
    expect(sms).toContain('for Wilhelmina Groat');
  });

  it('may say so after their name was taken for the caller’s', () => {
    const { last, caller, others } = called(
      'please call me back, my name is Bertram Oakes',
      "no, I'm Ximena, Bertram's my uncle",
    );
    expect(caller.name?.value).toBe('Ximena');
    expect(others).toMatchObject([{ name: 'Bertram Oakes', relation: 'uncle' }]);
    expect(last).not.toContain('Bertram.');
  });

  it('keeps their own number beside the other’s', () => {
    const { caller, lead, sms } = called(
      "call me back please, I'm Ned Fisk, my tenant Solveig lets you in, she's on 604 555 0188",
    );
    expect(caller.phone?.value ?? from).toBe(from);
    expect(lead?.phone).toBe(from);
    expect(sms).toContain('other contact: Solveig (tenant), 604-555-0188');
  });

  it('has the other called in their place where they say so', () => {
    const { answers, lead, sms } = called(
      "have somebody call my sister Marta, not me, she's on 604 555 0188. I'm Ned Fisk",
    );
    expect(lead).toMatchObject({ name: 'Ned Fisk', phone: '+16045550188' });
    expect(sms).toContain('CALL INSTEAD: Marta (sister), 604-555-0188');
    expect(answers.join(' ')).toContain('604, 555, 0188');
  });

  it('gets their number back where it was somebody else’s', () => {
    const { caller, others } = called(
      "call me back, I'm Ned Fisk, 604 555 0188",
      "no wait that number's my sister's, use the one I'm calling from",
    );
    expect(caller.phone?.value).toBe(from);
    expect(others).toMatchObject([{ relation: 'sister', phone: '+16045550188' }]);
  });
});

describe('somebody who is only spoken of', () => {
  it.each([
    ['my neighbour Ted Marsh recommended you, I need my windows tinted'],
    ["my wife Julie thinks it's the film, can somebody come"],
    ['I got your number from my sister Anna Bloom, I need a tint done'],
  ])('is nobody it is done for: %s', (line) => {
    const { lead, sms, answers } = called(line, "I'm Ned Fisk", 'tomorrow at ten', 'this number');
    expect(lead?.reason).not.toContain('on behalf of');
    expect(sms).not.toMatch(/on behalf|for (?:Ted|Julie|Anna)/i);
    expect(answers.join(' ')).not.toMatch(/for (?:Ted|Julie|Anna)/);
  });

  it('is told once it is said to be for them', () => {
    const { lead } = called(
      'my mother Doreen Hatch told me to call you, I need a tint done',
      "it's for my mother Doreen",
    );
    expect(lead?.reason).toContain('on behalf of Doreen');
  });

  it('is nobody either where a model names them', () => {
    const call = modelCall(tintShop, from);
    call.say('my neighbour Ted Marsh recommended you, I need a tint done');
    call.reply('{"a":[["want.book","s1",{"person":"Ted Marsh"}]],"q":"name"}\nSure. Your name?');
    expect(outcomeOf(call.state()).lead?.reason).not.toContain('on behalf of');
    expect(call.state().wanted.person).toBeNull();
  });
});
