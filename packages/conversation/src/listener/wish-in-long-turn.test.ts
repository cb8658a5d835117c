import { describe, expect, it } from 'vitest';
import { priced } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const shop = {
  ...salon,
  name: 'Hearth Chimney Care',
  serviceArea: 'Kelowna',
  services: [priced('sweep', 'Chimney Sweep', 120)],
  commonQuestions: [],
  operationalNotes: [],
};

describe('a tale of many sentences', () => {
  it('is taken down with its name, its address and the wish that ends it', () => {
    const call = callTo(shop, '+16045550111');
    call.say(
      "hello there, this is Gwen Lark calling, I live at 214 Lakeside Drive, it's the blue house past the bridge, and all winter long the chimney drew badly and last weekend there was soot all over the carpet in my daughter's room, my brother had a look and would not touch it, so I'd like somebody to come clean it before Friday if that's possible",
    );
    const { caller, wanted } = call.conversation();
    expect(caller.name?.value).toBe('Gwen Lark');
    expect(caller.address?.value).toBe('214 Lakeside Drive');
    expect(wanted.requests.map(({ kind }) => kind)).toEqual(['booking']);
    expect(wanted.time?.spoken).toMatch(/Friday/);
  });

  it('makes no address of words that point', () => {
    const call = callTo(shop, '+16045550111');
    call.say('your shop is the one on Fraser Highway, right');
    expect(call.conversation().caller.address).toBeNull();
  });
});
