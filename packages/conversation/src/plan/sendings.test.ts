import { describe, expect, it } from 'vitest';
import { explained, note } from '../testing/business-parts.ts';
import { barber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const phone = '+16045550188';

describe('what is asked for in writing and not sent from here', () => {
  it.each([
    ['how much is a fade', 'text me the price list', /text/i],
    ['what time do you open tomorrow', 'can you text me that?', /text/i],
    ['how much is a haircut', 'could you shoot me an email with that', /e-mail/i],
    ['where are you', 'is it possible to send me a link', /send/i],
    ['combien pour une coupe', 'pouvez-vous me texter ça', /texto/i],
    ['combien pour une coupe', 'envoyez-moi la liste de prix par courriel', /courriel/i],
  ])('is for people to send, and no call is promised: %s, %s', (first, asked, said) => {
    const call = callTo(barber, phone);
    call.say(first);
    const answer = call.say(asked);
    expect(answer).toMatch(said);
    expect(answer).toMatch(/team|équipe/);
    expect(answer).not.toMatch(/call you|call back|rappel/i);
    call.say('Lena Ortiz');
    expect(call.outcome().commitments).toMatchObject([
      { text: `Send what was asked for to Lena Ortiz, ${phone}` },
    ]);
    expect(call.sms()).toContain('PROMISED send what they asked for');
    expect(call.sms()).toContain(`“${asked.replace('?', '')}”`);
  });

  it.each([phone, null])('is owed no more once the caller wants no text: %s', (from) => {
    const call = callTo(barber, from);
    call.say('how much is a fade');
    call.say('text me the price list');
    call.say('Lena Ortiz');
    call.say("actually don't text me after all");
    const owed = call.outcome().commitments.map(({ text }) => text);
    expect(owed.filter((text) => text.startsWith('Send'))).toEqual([]);
    expect(call.sms()).not.toContain('send what they asked for');
  });

  it('is still owed by e-mail', () => {
    const call = callTo(barber, phone);
    call.say('can you email me the price list');
    call.say('Lena Ortiz');
    call.say("and don't text me");
    expect(call.outcome().commitments.map(({ text }) => text)).toContain(
      `Send what was asked for to Lena Ortiz, ${phone}`,
    );
  });

  it('leaves a form where it was', () => {
    const call = callTo(barber, phone);
    call.say('can you have someone call me back');
    expect(call.say('can you email me the price list')).toMatch(/e-mail.*name/is);
    call.say('Lena Ortiz');
    expect(call.outcome().commitments.map(({ text }) => text)).toEqual([
      `Send what was asked for to Lena Ortiz, ${phone}`,
      `Call back Lena Ortiz, ${phone}`,
    ]);
  });

  it("is answered in the shop's own words where it has some", () => {
    const own = explained('texts', 'Do you send the price list by text?', 'Ask at the counter.');
    const shop = { ...barber, commonQuestions: [...barber.commonQuestions, own] };
    expect(callTo(shop, phone).say('can you text me the price list')).toContain('at the counter');
    const noted = {
      ...barber,
      operationalNotes: [note('mail', 'Quotes', 'Quotes are e-mailed within a day.')],
    };
    expect(callTo(noted, phone).say('will you email me a quote')).toContain('within a day');
  });
});

describe('"text me that", in a thread of texts', () => {
  it.each([
    ['how much is a fade', 'text me that', /\$/],
    ['how much is a haircut', 'can you text that to me please', /\$/],
    ['combien pour une coupe', 'pouvez-vous me texter ça', /\$/],
  ])('is told again there and then, and nothing is promised: %s, %s', (first, asked, said) => {
    const thread = callTo(barber, phone, {}, 'sms');
    thread.say(first);
    const answer = thread.say(asked);
    expect(answer).toMatch(said);
    expect(answer).not.toMatch(/team|équipe|can't send|ne peux/);
    expect(thread.outcome().commitments).toEqual([]);
  });

  it('asks what, where nothing was told yet', () => {
    expect(callTo(barber, phone, {}, 'sms').say('text me that')).not.toMatch(/team/);
  });

  it('leaves an e-mail to people', () => {
    const thread = callTo(barber, phone, {}, 'sms');
    thread.say('how much is a fade');
    expect(thread.say('email me that')).toMatch(/e-mail.*team/s);
  });
});
