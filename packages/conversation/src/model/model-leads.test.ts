import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../advance.ts';
import { summarise } from '../summary/summarise.ts';
import { modelCall } from '../testing/model-call.ts';
import { receptionistOf } from '../testing/receptionist-of.ts';
import { stoves } from './recordings/stove-shop.ts';
import { withWrittenReason } from './write-reason.ts';

const from = '+17055550190';
const receptionist = receptionistOf(stoves, { languageModel: true });

describe('where a model leads, the plan', () => {
  it('puts no sum or bundle of its own beside a proven one', () => {
    const call = modelCall(stoves, from);
    call.say('the wood stove sweep and the inspection together, what is that');
    const spoken = call.reply(
      '{"a":[["ask.total","s1.o2,s2"]]}\nThe sweep is {f3} and the inspection is {f5}, so {f3+f5+60} with the visit.',
    );
    expect(spoken).toBe('The sweep is $215 and the inspection is $165, so $440 with the visit.');
    expect(call.state().quotes).toMatchObject([
      {},
      {},
      { spoken: '$440', proof: '$215 + $165 + $60' },
      { spoken: '$440' },
    ]);
    call.say('and is there parking');
    expect(call.prompt()?.messages.at(-1)?.content).toContain(
      'QUOTED: s1.o2 $215, s2 $165, s1.o2+s2 $440 = $215 + $165 + $60',
    );
  });

  it('takes its thanks for the call for a goodbye', () => {
    const call = modelCall(stoves, from);
    call.say('can somebody do the inspection on Thursday morning, I am Dana Field');
    call.reply(
      '{"a":[["want.book","s2",{"when":"Thursday morning"}],["give",{"name":"Dana Field"}]]}\nI have put that down. Thanks for calling, Dana.',
    );
    expect(call.state().lastLine).toMatch(/Thanks for calling, Dana\.$/);
  });

  it('lets who takes leave go without a word that bridges a wait', () => {
    const call = modelCall(stoves, from);
    call.say('that is right, thanks a lot, bye');
    expect(call.wait()).toBe('');
  });

  it('says nothing after a goodbye', () => {
    const call = modelCall(stoves, from);
    call.say('can somebody do the inspection on Thursday morning, I am Noreen Haddow');
    call.reply(
      '{"a":[["want.book","s2",{"when":"Thursday morning"}],["give",{"name":"Noreen Haddow"}]],"q":"phone"}\nSure, Noreen. Is this number the best one?',
    );
    call.say('yes, 12 Bass Lake Sideroad, that is all, thanks');
    const spoken = call.reply(
      '{"a":[["affirm",{"phone":"same"}],["give",{"address":"12 Bass Lake Sideroad"}],["thanks"]]}\nIt is passed on. Take care!',
    );
    expect(spoken).toBe('It is passed on. Take care!');
  });

  it('keeps the time to call apart from that of the visit', () => {
    const call = modelCall(stoves, from);
    call.say(
      'I want the inspection before the twentieth of March, and call me tomorrow after nine',
    );
    call.reply(
      '{"a":[["want.book","s2",{"when":"before the twentieth of March"}],["want.callback",{"when":"tomorrow after nine"}]],"q":"name"}\nSo that is before March 20, and a call {time:call}. What name can I put this under?',
    );
    const { wanted } = call.state();
    expect(wanted.time?.spoken).toContain('March 20');
    expect(wanted.callTime?.spoken).toContain('tomorrow');
    call.give({ type: 'hungUp' });
    const { commitments, lead } = outcomeOf(call.state());
    expect(lead?.preferredTime).toContain('March 20');
    expect(commitments.map(({ text }) => text).join()).toMatch(/Call back .* tomorrow after 9 AM/);
  });

  it('tells two numbers of two people apart in one sentence', () => {
    const call = modelCall(stoves, from);
    call.say(
      'an inspection for my mum, call her not me, Bernadette at seven oh five five five five oh one nine three',
    );
    call.reply(
      '{"a":[["want.book","s2",{"person":"Bernadette","phone":"+17055550193","instead":true}]],"q":"time"}\nSure.',
    );
    call.say('and somebody call me about my invoice, what numbers do you have');
    const spoken = call.reply(
      '{"a":[["want.callback"]],"q":"detailsRight"}\nYour mum at {phone:other}, and you at {phone}. Is that right?',
    );
    expect(spoken).toContain('Your mum at 705, 555, 0193, and you at 705, 555, 0190.');
  });

  it('takes whoever is to be told something for somebody of the shop', () => {
    const call = modelCall(stoves, from);
    call.say('can you tell Gord to have a look at the flue while he is there');
    call.reply(
      '{"a":[["want.message",{"person":"Gord","thing":"a look at the flue"}]]}\nI\'ll note that for Gord.',
    );
    call.give({ type: 'hungUp' });
    expect(outcomeOf(call.state()).lead?.reason).not.toContain('on behalf of');
  });

  it('keeps a service whose other option is taken instead', () => {
    const call = modelCall(stoves, from);
    call.say('book me a sweep for the open fireplace');
    call.reply('{"a":[["want.book","s1.o1"]],"q":"time"}\nSure.');
    call.say('no wait it is a pellet stove');
    call.reply('{"a":[["correct","s1.o3",{"drop":"s1.o1"}]],"q":"time"}\nThe pellet stove then.');
    expect(call.state().wanted.items.map(({ ref }) => ref)).toEqual([
      { serviceId: 'sweep', optionId: 'sweep-3' },
    ]);
  });

  it('lets a corrected week and a day when the doors open be taken down', () => {
    const call = modelCall(stoves, from);
    call.say('the inspection please, Thursday at six in the evening');
    call.reply(
      '{"a":[["want.book","s2",{"when":"Thursday at six"}]],"q":"time"}\nWe close at five then.',
    );
    call.say('Friday then, not this week but the one after, right when you open');
    call.reply('{"a":[["correct",{"when":"Friday March 20 at opening"}]],"q":"name"}\nNoted.');
    expect(call.state().wanted.time?.spoken).toBe('on Friday, March 20 at 8 AM');
  });
});

describe('in trouble', () => {
  it('a model leads where no life is in danger', () => {
    const call = modelCall(stoves, from);
    call.say(
      'we have no heat, the breaker of the pellet stove keeps going, can somebody come tonight',
    );
    const spoken = call.reply(
      '{"a":[["alarm.urgent"]],"q":"address"}\nOh no. We do come evenings and weekends, so I\'ll pass this on right away. What is your address?',
    );
    expect(spoken).toMatch(/^Oh no\. We do come .* What is your address\?$/);
    expect(spoken).not.toMatch(/breaker|911/);
  });

  it('where life is, our words answer what we hear, and stand before what only the model heard', () => {
    const call = modelCall(stoves, from);
    expect(call.say('there are flames coming out of the stove you fixed')).toMatch(/911/);
    const other = modelCall(stoves, from);
    expect(other.say('it is Ned, the stove did its thing and now little Ivo is not himself')).toBe(
      '',
    );
    const head = '{"a":[["alarm.danger"]]}\n';
    expect(other.reply(head, false)).toMatch(/911/);
    const rest = "Please get everyone out. I'll pass this on as urgent.";
    expect(other.reply(`${head}${rest}`)).toBe(rest);
    expect(other.state().urgent).toBe(true);
  });
});

describe('what an owner reads', () => {
  it('is the note of a model, whichever way its numbers were said, and the last sum told', () => {
    const call = modelCall(stoves, from);
    call.say('a wood stove from ninety-eight and a three quarter inch pipe, sweep and inspection');
    call.reply(
      '{"a":[["ask.total","s1.o2,s2"],["want.book","s1.o2,s2"]],"q":"name"}\nThe sweep is {f3} and the inspection is {f5}, so {f3+f5} for both. What is your name?',
    );
    call.say("Noreen Haddow, it's '98 I think");
    call.reply('{"a":[["give",{"name":"Noreen Haddow"}]]}\nThanks, Noreen.');
    call.give({ type: 'hungUp' });
    const outcome = outcomeOf(call.state());
    const told = withWrittenReason(
      receptionist,
      outcome,
      'Wood stove of 1998 with a 3/4 inch pipe, wants sweep and inspection',
    );
    expect(told.written).toBe(true);
    expect(summarise(receptionist, told, null).sms).toContain(
      'quoted $380 for Chimney Sweep (Wood stove) + Safety Inspection',
    );
  });

  it('has the sizes of a withheld service, and no price of it', () => {
    const call = modelCall(stoves, from);
    call.say('what is a liner');
    expect(call.prompt()?.system).toContain('stainless, 6 inch, quoted after a look');
    expect(call.prompt()?.system).not.toContain('3200');
  });
});
