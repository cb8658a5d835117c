import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge, Promotion } from '../knowledge/business.ts';
import { readDay } from '../knowledge/promotions.ts';
import { prepareReceptionist } from '../receptionist.ts';
import { sayDate } from '../speaking/say-date.ts';
import { summarise } from '../summary/summarise.ts';
import { explained, yes } from '../testing/business-parts.ts';
import { callTo } from '../testing/call-to.ts';
import { promotionShop, promotions } from '../testing/promotion-shop.ts';
import { playRandomCall } from '../testing/random-calls.ts';
import { tintShop } from '../testing/tint-shop.ts';

const prepared = (knowledge: BusinessKnowledge) =>
  prepareReceptionist({
    agentId: 'agent',
    knowledge,
    firstMessage: null,
    transferNumber: null,
    languageModel: false,
  });

describe('what a caller asks about deals', () => {
  it.each([
    'any specials',
    'promo',
    'do you have a discount',
    'are you running any promotions right now',
    'deal on tint',
    'do you have a deal on ceramic coating',
    'got any coupons',
    'is anything on sale',
    "what's on special",
    'is there any money off',
    'how much is the spring tint special',
    'avez-vous des rabais',
    'y a-t-il une promotion en ce moment',
    'est-ce que vous avez des coupons',
    "qu'est-ce qui est en spécial",
    'avez-vous une réduction',
  ])('is answered with what runs: %s', (words) => {
    const call = callTo(promotionShop);
    expect(call.say(words)).toMatch(/\$50|50 \$|10%|wash kit/);
    expect(call.factIds().length).toBeGreaterThan(0);
    expect(call.outcome().unansweredQuestions).toEqual([]);
  });

  it.each(['any specials', 'do you have a discount', 'avez-vous des rabais'])(
    'is answered as ever where nothing was told to us: %s',
    (words) => {
      const silent = { ...tintShop, promotions: [] };
      const over = { ...tintShop, promotions: [promotions.winter] };
      const ever = callTo(tintShop).say(words);
      expect(callTo(silent).say(words)).toBe(ever);
      expect(callTo(over).say(words)).toBe(ever);
    },
  );

  it('is answered in the owner’s own words before anything else', () => {
    const own = explained('deals', 'Do you have any specials?', 'Ask us on Tuesdays.');
    const call = callTo({ ...promotionShop, commonQuestions: [own] });
    expect(call.say('Do you have any specials?')).toMatch(/^Ask us on Tuesdays\./);
    expect(call.factIds()).toEqual(['deals']);
  });

  it('is answered with them too where the owner only said yes', () => {
    const own = yes('deals', 'Do you have any specials?');
    const call = callTo({ ...promotionShop, commonQuestions: [own] });
    expect(call.say('Do you have any specials?')).toMatch(/^Yes.*\$50 off any full tint/);
    expect(call.factIds()).toEqual(['deals', 'spring-tint', 'coating-wash']);
  });
});

describe('the owner’s summary', () => {
  it('notes what was told, in a few words', () => {
    const call = callTo(promotionShop, '+16045550188');
    call.say('how much is a full tint for an SUV');
    const { sms, fields } = summarise(prepared(promotionShop), call.outcome(), null);
    expect(sms).toContain('told of Spring tint special');
    expect(fields).toContainEqual({ label: 'Promotions', value: 'Spring tint special' });
  });

  it('says so where a caller asked for nothing else', () => {
    const call = callTo(promotionShop, '+16045550188');
    call.say('any deals');
    const { sms } = summarise(prepared(promotionShop), call.outcome(), null);
    expect(sms).toBe(
      '604-555-0188 · told of Spring tint special, Coating care kit · nothing left to do',
    );
  });
});

describe('on every day, whatever a caller does', () => {
  /** Around Tuesday, March 10, 2026, on which random calls are made. */
  const day = fc.option(
    fc.integer({ min: 8, max: 12 }).map((date) => `2026-03-${String(date).padStart(2, '0')}`),
    { nil: undefined },
  );
  const today = '2026-03-10';
  const services = tintShop.services.map(({ id }) => id);
  const promotion = fc.record({
    firstDay: day,
    lastDay: day,
    goesWith: fc.option(fc.subarray(services), { nil: undefined }),
  });

  it('no sentence mentions a promotion outside its days, but a coming one with its first day', () => {
    fc.assert(
      fc.property(
        fc.array(promotion, { minLength: 1, maxLength: 4 }),
        fc.integer(),
        (drawn, seed) => {
          const made = drawn.map(
            (each, at): Promotion => ({
              ...each,
              id: `p${at}`,
              title: `Offer ${'ABCD'.charAt(at)}`,
              offer: `$${1201 + at} off`,
            }),
          );
          const receptionist = prepared({ ...tintShop, promotions: made });
          const { lines } = playRandomCall(receptionist, seed, 30);
          for (const each of made) {
            const { firstDay = '', lastDay = '9999' } = each;
            const telling = lines.filter(
              (line) => line.includes(each.title) || line.includes(each.offer.slice(1, 5)),
            );
            if (lastDay < today) expect(telling).toEqual([]);
            else if (firstDay > today)
              for (const line of telling)
                expect(line).toMatch(
                  new RegExp(
                    ['en', 'fr']
                      .map((language) =>
                        sayDate(readDay(firstDay), language === 'fr' ? 'fr' : 'en'),
                      )
                      .join('|'),
                  ),
                );
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
