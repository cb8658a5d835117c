import { describe, expect, it } from 'vitest';
import { callTo } from '../testing/call-to.ts';
import { modelCall } from '../testing/model-call.ts';
import { tintShop } from '../testing/tint-shop.ts';

const shop = { ...tintShop, phone: '+16045550128' };
const from = '+16045550111';

/** The number noted of a caller who was asked for another than they call from. */
function noted(...lines: string[]) {
  const call = callTo(shop, from);
  call.say('can somebody call me back about a tint');
  call.say('Dana Field');
  call.say('no, use another number');
  for (const line of lines) call.say(line);
  return call.conversation().caller.phone?.value ?? from;
}

describe('part of a telephone number', () => {
  it.each([
    ["it's 604 5"],
    ["it's 604 555"],
    ["it's 604 555 0"],
    ['six oh four five five five oh'],
    ['my number is 604 555 014'],
    ['604 5', '604 555'],
    ['604 555', '604 5'],
    ['604 555 0', '604'],
    ['604 555 01', '604 555 0'],
    ['my number is 60'],
  ])('is never a number of the caller’s: %s', (...lines) => {
    expect(noted(...lines)).toBe(from);
  });

  it.each([
    ["it's 604 5", '604 555 0147'],
    ['604 555', '0147'],
    ['604', '555 0147'],
    ["it's 604 555 01", '47'],
    ["it's 555 0147"],
  ])('is one once the rest is told: %s', (...lines) => {
    expect(noted(...lines)).toBe('+16045550147');
  });
});

describe('the number of the shop', () => {
  it.each(['is this 604 555 0128', 'I called 604 555 0128', "my number is 604 555 0128, isn't it"])(
    'is never a number of the caller’s: %s',
    (line) => {
      expect(noted(line)).toBe(from);
      const call = modelCall(shop, from);
      call.say('can somebody call me back');
      call.reply('{"a":[["want.callback"]],"q":"phone"}\nSure. What number?');
      call.say(line);
      call.reply('{"a":[["give",{"phone":"6045550128","person":"my sister"}]]}\nThank you.');
      expect(call.state().caller.phone?.value ?? from).toBe(from);
      expect(call.state().wanted.others.every(({ phone }) => phone === null)).toBe(true);
    },
  );
});
