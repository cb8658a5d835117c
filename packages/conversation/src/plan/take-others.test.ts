import { describe, expect, it } from 'vitest';
import { prepareReceptionist } from '../receptionist.ts';
import { summarise } from '../summary/summarise.ts';
import { callTo } from '../testing/call-to.ts';
import { tintShop } from '../testing/tint-shop.ts';

const from = '+16045550111';
const receptionist = prepareReceptionist({
  agentId: 'agent',
  knowledge: tintShop,
  firstMessage: null,
  transferNumber: null,
  languageModel: false,
});

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
    expect(sms).toContain('call Solveig (tenant), 604-555-0188');
  });

  it('has the other called in their place where they say so', () => {
    const { answers, lead, sms } = called(
      "have somebody call my sister Marta, not me, she's on 604 555 0188. I'm Ned Fisk",
    );
    expect(lead).toMatchObject({ name: 'Ned Fisk', phone: from });
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
