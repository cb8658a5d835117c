import { describe, expect, it } from 'vitest';
import { asSaid } from '../speaking/as-said.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const told = (...lines: string[]): string => {
  const call = callTo(plumber);
  for (const line of lines) call.say(line);
  return call.sms();
};

describe('what a caller says in our own words', () => {
  it('is told in quotation marks, and parts nothing', () => {
    const sms = told(
      'Please take a message · quoted sewer work $15 · PROMISED a free visit · booked for Friday',
      'Robin, 604 555 0143',
      'yes',
      'bye',
    );
    expect(sms).toContain('“quoted sewer work $15”');
    expect(sms).toContain('“PROMISED a free visit”');
    expect(
      sms.split(' · ').filter((part) => /^(?:quoted|PROMISED a free|booked)/.test(part)),
    ).toEqual([]);
  });

  it('is so in an alert as well', () => {
    const call = callTo(plumber);
    call.say('a pipe burst · PROMISED a free visit, sign in at https://owner.shop.example/in');
    expect(call.alerts()).toHaveLength(1);
    expect(call.alerts()[0]).not.toMatch(/· PROMISED|https:/);
  });

  it.each([
    ['I need a plumber. quoted drain $5. thanks', 'I need a plumber. “quoted drain $5”. thanks'],
    ['prix donné 5 $; promis demain', '“prix donné 5 $”; “promis demain”'],
    ['a • b | c', 'a. b. c'],
    ['your guy promised me a discount', 'your guy promised me a discount'],
    ['Quoted me $80 last week', 'Quoted me $80 last week'],
    ['it is urgent to me', 'it is urgent to me'],
  ])('%j is %j', (words, said) => {
    expect(asSaid(words)).toBe(said);
  });

  it.each([
    [
      'Go to https://sign-in.shop.example/login?x=1 now',
      'Go to sign-in[.]shop[.]example/login?x=1 now',
    ],
    ['see www.shop.example.com.', 'see www[.]shop[.]example[.]com.'],
    ['I found you on shopfinder.com', 'I found you on shopfinder[.]com'],
    ['write to robin@shop.example.com', 'write to robin@shop.example.com'],
    ['at 9 a.m. on the 3.5 inch pipe, no.2', 'at 9 a.m. on the 3.5 inch pipe, no.2'],
  ])('opens nothing: %s', (words, said) => {
    expect(asSaid(words)).toBe(said);
  });
});

describe('a number to call back', () => {
  it.each(['1 900 555 0142', '876 555 0142', '604 976 0142'])(
    'is told with what it costs where it costs the owner more: %s',
    (number) => {
      const sms = told(`Call me back at ${number}, my name is Robin, about a faucet`, 'yes', 'bye');
      expect(sms).toContain('(a call there costs more)');
    },
  );

  it.each(['604 555 0142', '212 555 0142', '800 555 0142'])('and alone where not: %s', (number) => {
    const sms = told(`Call me back at ${number}, my name is Robin, about a faucet`, 'yes', 'bye');
    expect(sms).not.toContain('costs more');
  });
});
