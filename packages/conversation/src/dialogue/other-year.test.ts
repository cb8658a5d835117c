import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../advance.ts';
import { shops } from '../model/recordings/shops.ts';
import { summarise } from '../summary/summarise.ts';
import { callTo } from '../testing/call-to.ts';
import { modelCall } from '../testing/model-call.ts';
import { receptionistOf } from '../testing/receptionist-of.ts';

const { bakery } = shops;
const receptionist = receptionistOf(bakery, { languageModel: true });

describe('a day of another year', () => {
  it('is told with it, by reference and to the owner', () => {
    const call = modelCall(bakery, '+19025550199');
    call.say('a full sheet cake for February 6th 2027 at ten, Dana Field, this number');
    const spoken = call.reply(
      '{"a":[["want.book","s1.o3",{"when":"February 6th 2027 at ten"}],["give",{"name":"Dana Field","phone":"same"}]],"q":"detailsRight"}\nThat is a full sheet for {time}, and {phone} is your number. Is that right?',
    );
    expect(spoken).toMatch(/Saturday, February 6, 2027/);
    const { sms } = summarise(receptionist, outcomeOf(call.state()), null);
    expect(sms).toMatch(/Feb 6,? 2027/);
  });

  it('and one of this year without', () => {
    const call = modelCall(bakery, '+19025550199');
    call.say('a full sheet cake for June 6th at ten');
    const spoken = call.reply(
      '{"a":[["want.book","s1.o3",{"when":"June 6th at ten"}]],"q":"name"}\nFor {time}, then. What is your name?',
    );
    expect(spoken).toMatch(/Saturday, June 6 at 10/);
    expect(spoken).not.toContain('2026');
  });

  it('is told with it in our own words too', () => {
    const call = callTo(bakery, '+19025550199');
    call.say('I want to order a full sheet cake');
    expect(call.say('for February 6th 2027')).toContain('2027');
  });
});
