import { describe, expect, it } from 'vitest';
import { openLog } from '../../platform/observability/log.ts';
import type { LanguageModel } from '../../platform/providers/language-model/interface.ts';
import { keepGrounded, readBetter } from './read-better.ts';
import { readPage } from './read-page.ts';

const text =
  'A classic cut will be $38 for you. Skin fade $45. Do you take walk-ins? Yes, all day.';

function kept(answer: unknown): string[] {
  return keepGrounded(JSON.stringify(answer), text).map(({ value }) =>
    typeof value === 'object' && 'name' in value
      ? `${value.name} ${value.basePrice ?? '-'}`
      : 'other',
  );
}

describe("a language model's reading", () => {
  it('is kept where the page states it word for word', () => {
    const quote = 'A classic cut will be $38';
    expect(kept({ services: [{ name: 'classic cut', price: '$38', quote }] })).toEqual([
      'classic cut $38',
    ]);
    const questions = [{ question: 'Do you take walk-ins?', answer: 'Yes, all day.' }];
    expect(kept({ questions })).toEqual(['other']);
  });

  it.each([
    [
      'a price of its own',
      { name: 'classic cut', price: '$40', quote: 'A classic cut will be $38' },
    ],
    ['part of a price', { name: 'classic cut', price: '$3', quote: 'A classic cut will be $38' }],
    ['the price of another service', { name: 'classic cut', price: '$45', quote: text }],
    ['a quote that is not there', { name: 'Hot shave', price: '$30', quote: 'Hot shave $30' }],
    [
      'a name the quote does not hold',
      { name: 'Beard trim', price: '$45', quote: 'Skin fade $45' },
    ],
  ])('is dropped with %s', (_what, service) => expect(kept({ services: [service] })).toEqual([]));

  it('is dropped where it is no JSON at all, or answers in other words', () => {
    expect(keepGrounded('Sure! Here you go.', text)).toEqual([]);
    const questions = [{ question: 'Do you take walk-ins?', answer: 'Yes, until six.' }];
    expect(kept({ questions })).toEqual([]);
  });

  it('adds nothing when the model fails', async () => {
    const model: LanguageModel = {
      name: 'down',
      reply: () => {
        throw new Error('The model is down.');
      },
    };
    const url = 'https://shop.example/';
    const page = { url, reading: readPage({ html: `<p>${text}</p>`, url, today: '2026-01-01' }) };
    const signal = AbortSignal.timeout(1_000);
    expect(await readBetter(model, [page], signal, openLog('silent'))).toEqual([page]);
  });
});
