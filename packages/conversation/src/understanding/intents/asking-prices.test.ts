import { describe, expect, it } from 'vitest';
import { primaryIntent } from './recognise-intents.ts';
import { callerLines } from './testing/caller-lines.ts';

describe('what callers ask about money', () => {
  it.each(
    callerLines({
      price: [
        'how much is an oil change',
        "what would you charge me for a women's cut",
        'hi um how much do you guys charge for like a full set of highlights',
        'whats the price on ceramic tint for a model 3',
        'how much would it run me to get two windows done on a pickup',
        'what do your brake jobs start at price wise',
        "what's your hourly rate",
        'is there a call out fee',
        'do you charge for travel',
        'what does a beard trim cost these days',
        'how much to unclog a kitchen drain',
        'can you tell me the price of a kids haircut',
        'what are your rates for furnace cleaning',
        'how expensive is a full detail',
        "what's it gonna cost to rekey three locks",
        'and how much is that',
        'how much',
        'what commission do you take on a condo sale',
        'could you give me an idea of the cost',
        'so what am I looking at price wise for a roof repair',
        'whats a fade cost',
        'how much do I owe you',
        'ballpark what does a bathroom reno run',
        'do you have a price list',
      ],
      quote: [
        'can I get a quote on tinting my whole house',
        'I need an estimate for a fence',
        'could somebody come give me an estimate',
        'do you do free estimates',
        'I was hoping to get a rough quote for painting two bedrooms',
        "what's my house worth",
        'looking for a quote please',
      ],
      discount: [
        'do you have a seniors discount',
        'any specials this month',
        'do you guys do student discounts',
        'is there a coupon for first time customers',
        'do you price match',
        'are you running any promotions',
        'can you do any better on the price with a discount if I bring two cars',
      ],
      payment: [
        'do you take Amex',
        'do you accept debit',
        'can I pay cash',
        'do you guys take apple pay',
        'is there financing available for a new furnace',
        'do I need to put down a deposit',
        'what forms of payment do you accept',
        'can I e transfer you',
        'do you have a payment plan',
        'how do I pay my invoice',
      ],
      warranty: [
        'do you guarantee your work',
        "what's the warranty on the tint",
        'is the ceramic coating under warranty',
        'how long is the warranty',
        'my film is bubbling is that covered under warranty',
      ],
      insurance: [
        'do you work with ICBC',
        'can you bill my insurance directly',
        'are you licensed and insured',
        'I need to open a claim for my windshield',
        'do you cover the deductible',
      ],
      refund: [
        'I want my money back',
        'can I get a refund on the deposit',
        'how do I return the shampoo I bought',
        "I'd like to be reimbursed for the tow",
      ],
    }),
  )('hears %s in "%s"', (intent, text) => {
    expect(primaryIntent(text)).toBe(intent);
  });
});
