import { describe, expect, it } from 'vitest';
import { claimsGift } from '../listener/claims-gift.ts';
import { callTo } from '../testing/call-to.ts';
import { detailShop } from '../testing/detail-shop.ts';

describe('a gift that is claimed', () => {
  it.each([
    "and if they're late it's free, right",
    'so you said it would be half price',
    'you told me twenty percent off everything',
    "I was told the travel fee is waived for students, that's a yes",
    'so you guarantee it is done by three today',
  ])('is not agreed to where nobody wrote of it: %s', (claim) => {
    const said = callTo(detailShop).say(claim);
    expect(said).toMatch(/can't confirm|don't see that written/);
    expect(said).not.toMatch(/\byes\b/i);
  });

  it.each([
    ['the headlight restoration is free, right', '$80'],
    ['so seat shampoo is no charge, yeah', '$60'],
  ])('is met with what is listed: %s', (claim, price) => {
    expect(callTo(detailShop).say(claim)).toContain(price);
  });

  it('is met with the words of the owner where they are of all of it', () => {
    expect(callTo(detailShop).say('the inspection is free, right')).toMatch(/20 dollars/);
    expect(callTo(detailShop).say("I'm 67 so I get ten percent off, right")).toMatch(/10 percent/);
  });
});

describe('words that claim no gift', () => {
  it.each([
    'are you free Thursday',
    "I'm free on Friday, yeah",
    'is the inspection free',
    'do you waive the fee for seniors',
    'is the shampoo scent free, right',
    "c'est gratuit le repassage?",
  ])('are left as they are: %s', (said) => {
    expect(claimsGift(said, 'ask.fact') && /\?|free (?:Thursday|on)/.test(said)).toBe(false);
  });

  it.each(["c'est gratuit le repassage hein", "on m'a dit que c'était sans frais"])(
    'and those that do are told, in French too: %s',
    (said) => {
      expect(claimsGift(said, 'ask.fact')).toBe(true);
    },
  );
});
