import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAICompatibleModel } from '../../platform/providers/language-model/openai-compatible/openai-compatible-model.ts';
import { type ModelApi, startModelApi } from '../../testing/model-api.ts';
import { reportModel, tryModel } from './try-model.ts';

describe('the doctor', () => {
  let api: ModelApi;
  beforeAll(async () => {
    api = await startModelApi();
  });
  afterAll(() => api.close());
  const model = () => openAICompatibleModel({ url: api.url, key: undefined, model: 'stand-in' });
  const turns = ['hi, how much is a medium frame', 'and a large one'];

  it('tells how fast a model answers and what callers would hear of it', async () => {
    api.answerWith((reply) => {
      reply.write(
        '{"a":[["ask.price","s1.o2"]]}\n',
        'A medium frame is {f2}. ',
        'It is $99 today.',
      );
      reply.end();
    });
    const [first] = await tryModel(model(), turns);
    // Asked to say it another way, this one says the same.
    expect(first).toMatchObject({
      obeyed: true,
      failure: null,
      dropped: ['amount', 'amount', 'repeated'],
    });
    expect(first?.spoken).toContain('A medium frame is $140.');
    expect(first?.spoken).not.toContain('$99');
    expect(first?.firstSentence).toBeGreaterThan(0);
  });

  it('says so where it does not answer at all', async () => {
    api.answerWith(({ refuse }) => refuse(401));
    const tried = await tryModel(model(), turns);
    expect(tried.every(({ spoken }) => spoken !== '')).toBe(true);
    expect(reportModel(tried, 2_500).at(-1)).toMatch(/LLM_API_URL/);
  });

  it('says so where it is disobedient', async () => {
    api.answerWith((reply) => {
      reply.write('Sure thing! It costs about fifty bucks. I promise. Brenda will help you.');
      reply.end();
    });
    const tried = await tryModel(model(), turns);
    expect(tried.map(({ obeyed }) => obeyed)).toEqual([false, false]);
    expect(reportModel(tried, 2_500).at(-1)).toMatch(/may not be said/);
  });
});
