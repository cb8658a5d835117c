import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../advance.ts';
import { pianos } from '../testing/led-calls.ts';
import { modelCall } from '../testing/model-call.ts';
import { receptionistOf } from '../testing/receptionist-of.ts';
import { reasonPrompt } from './write-reason.ts';

const books =
  '{"a":[["want.book","s1.o1",{"when":"friday at ten"}],["give",{"name":"Odile Marsh","phone":"same"}]],"q":"anythingElse"}';
const said = 'tune the upright friday at ten, Odile Marsh, this number is fine';

function call(...replies: string[]) {
  const one = modelCall(pianos, '+16135550144');
  for (const [at, reply] of replies.entries()) {
    one.say(at === 0 ? said : 'all right then');
    one.reply(reply);
  }
  one.say('and do you move pianos');
  return { one, told: one.prompt()?.messages.at(-1)?.content ?? '' };
}

describe('what a model is told of the call as it stands', () => {
  it('says of nothing that it was read back before it was', () => {
    expect(call(`${books}\nSounds good, Odile. Anything else?`).told).not.toContain('read back');
    const told = call(
      `${books}\nSo the upright, {time}, and we reach you at {phone}. Anything else?`,
    ).told;
    expect(told).toContain('booking (read back)');
  });

  it('names the question as the model asked it', () => {
    const again =
      '{"a":[["affirm"]],"q":"detailsRight"}\nSo Friday at ten for the upright, is that right?';
    const { told } = call(
      `${books}\nSo the upright, {time}, and we reach you at {phone}. Anything else?`,
      again,
    );
    expect(told).toContain('ASKED LAST: detailsRight');
  });

  it('has its own note of the call in it, in place of words that were about something', () => {
    const noted = call(`${books}\nSure, Odile.\nNOTE: upright tuned Friday at ten, rusty pins`);
    expect(noted.told).toContain('NOTE so far: upright tuned Friday at ten, rusty pins');
    expect(noted.told).not.toContain('about "');
    expect(call(`${books}\nSure, Odile.`).told).not.toContain('NOTE so far');
  });

  it('after the call is what it noted, and no words that were put right since', () => {
    const { one } = call(`${books}\nSure, Odile.\nNOTE: upright tuned Friday at ten, rusty pins`);
    const receptionist = receptionistOf(pianos, { languageModel: true });
    const asked = reasonPrompt(receptionist, outcomeOf(one.state()))?.messages[0]?.content;
    expect(asked).toContain('NOTED: book Piano Tuning (Upright); upright tuned Friday at ten');
  });
});

describe('the number somebody calls from', () => {
  const told = (acts: string) => {
    const one = modelCall(pianos, '+16135550144');
    one.say('it is Odile Marsh, this number is fine');
    one.reply(`${acts}\nThanks, Odile.`);
    one.say('and do you move pianos');
    return one.prompt()?.messages.at(-1)?.content ?? '';
  };

  it('is not the one to call until they said so, whether their name is known or not', () => {
    expect(told('{"a":[["want.callback"],["give",{"name":"Odile Marsh"}]]}')).toContain(
      'calls from {phone} +16135550144 (not confirmed as the one to call)',
    );
    expect(
      told('{"a":[["want.callback"],["give",{"name":"Odile Marsh","phone":"same"}]]}'),
    ).toContain('phone {phone} +16135550144 (confirmed)');
  });
});

it('the time of a call that is all that is wanted is told as that', () => {
  const one = modelCall(pianos, '+16135550144');
  one.say('have Wenda call me, not before four');
  one.reply('{"a":[["want.person",{"person":"Wenda","when":"not before four"}]]}\nSure.');
  one.say('and do you move pianos');
  expect(one.prompt()?.messages.at(-1)?.content).toMatch(/call them \{time\}: /);
});
