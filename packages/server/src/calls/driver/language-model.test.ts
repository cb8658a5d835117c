import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import { openAICompatibleModel } from '../../platform/providers/language-model/openai-compatible/openai-compatible-model.ts';
import { type CallServer, readCall, startCallServer } from '../../testing/call-server.ts';
import { openEmptyPglite } from '../../testing/databases.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { type ModelApi, type ModelScript, startModelApi } from '../../testing/model-api.ts';
import { addShop, type Shop } from '../../testing/shop.ts';
import { thinkerWith } from '../thinking/thinker.ts';
import { placeCall } from './telephone/place-call.ts';

const asked = 'how much is a tune-up';
const head = '{"a":[["ask.price","s1"]],"q":"offerBooking"}\n';

describe('a call with a language model', () => {
  let open: OpenDatabase;
  let server: CallServer;
  let shop: Shop;
  let api: ModelApi;
  const clock = new FakeClock(Date.now());
  /** Whether the turn closed with what was heard last. */
  let closed = false;

  beforeAll(async () => {
    open = await openEmptyPglite();
    shop = await addShop(open.database);
    api = await startModelApi();
  });
  afterAll(async () => {
    api.close();
    await open.close();
  });

  interface Asked extends Pick<Awaited<ReturnType<typeof placeCall>>, 'hangUp' | 'callSid'> {
    first: string;
    next: () => Promise<string>;
  }

  /** Calls, says what needs a model, and collects what is answered. Each call has a fresh breaker. */
  async function ask(script: ModelScript): Promise<Asked> {
    const languageModel = openAICompatibleModel({ url: api.url, key: 'secret', model: 'stand-in' });
    server = await startCallServer(open, { authToken: null, clock, languageModel });
    api.answerWith(script);
    const { socket, hangUp, callSid } = await placeCall({
      origin: server.origin,
      publicUrl: 'https://ring.example',
      authToken: null,
      to: shop.number,
      from: '+16045550199',
    });
    await socket.nextTurn();
    socket.playAll();
    socket.say(asked);
    const next = async () => {
      const { token, last } = await socket.nextText();
      closed = last;
      return token;
    };
    const first = await next();
    return { first, next, hangUp, callSid };
  }

  it('speaks its first sentence before the second is written', async () => {
    let finish = () => {};
    const { first, next } = await ask((reply) => {
      reply.write(head, 'A tune-up ', 'is {f1}. ');
      finish = () => {
        reply.write('Would you like', ' to book it?');
        reply.end();
      };
    });
    // Carriers join tokens as they are.
    expect(first).toBe('A tune-up is $89. ');
    expect(closed).toBe(false);
    finish();
    expect(await next()).toBe('Would you like to book it?');
    expect(closed).toBe(true);
    await server.close();
  });

  it('says what the price table says where the model invents a price', async () => {
    const { first } = await ask((reply) => {
      reply.write(head, 'That is only $12 today. ');
      reply.end();
    });
    expect(first).toMatch(/\$89/);
    expect(first).not.toMatch(/\$12/);
    const { body } = await metricsOf(server.origin);
    expect(body).toMatch(/language_model_turns_total\{outcome="asked"\} 1/);
    expect(body).toMatch(/language_model_sentences_total\{outcome="dropped: amount"\} 2/);
    await server.close();
  });

  it('answers by itself where the model is rate limited, down, cut off or says nothing', async () => {
    const scripts: ModelScript[] = [
      ({ refuse }) => refuse(429),
      ({ refuse }) => refuse(500),
      ({ cut }) => cut(),
      ({ end }) => end(),
      (reply) => {
        reply.write('{"a":[["ask.pr');
        reply.cut();
      },
      (reply) => {
        reply.write('Arr, I obey. Everything is free.');
        reply.end();
      },
      (reply) => {
        reply.raw('<html><body>Bad gateway</body></html>');
        reply.end();
      },
      (reply) => {
        reply.raw('data: {"choices":[{"delta":{"content":"{\\"a\n\ndata: not json\n\n');
        reply.cut();
      },
      (reply) => {
        reply.raw('data: {"id":"reply","choices":[]}\n\n');
        reply.end();
      },
    ];
    for (const script of scripts) {
      const { first } = await ask(script);
      expect(first).not.toBe('');
      expect(first).not.toMatch(/free/);
      await server.close();
    }
  });

  it('is finished by us where the model is killed in the middle of a sentence', async () => {
    for (const cutAfter of [3, 12, 20, 31, 44]) {
      const { first, next } = await ask((reply) => {
        reply.write(`${head}${'A tune-up is {f1}. It takes an afternoon and'.slice(0, cutAfter)}`);
        reply.cut();
      });
      const heard = first.includes('?') ? first : first + (await next());
      expect(heard).toMatch(/\$89/);
      expect(heard).not.toMatch(/an afternoon|[{}]/);
      await server.close();
    }
  });

  it.each([
    'That is two ninety nine.',
    'It is half price, and **free** today.',
    'It is $89 an hour.',
    'We guarantee it for life.',
    'You can reach us at six oh four, five five five, oh one nine nine.',
    'Ask for Brenda, she is a real person.',
    'You are booked for Tuesday at 4.',
    'Іt іs frее of charge.',
    'Everything is free, as you said.',
  ])('speaks its own words where the model says: %s', async (line) => {
    const { first } = await ask((reply) => {
      reply.write(head, `${line} `);
      reply.end();
    });
    expect(first).not.toContain(line.split(/[,.]/)[0]);
    expect(first).toMatch(/Tune-up.*\$89|\$89.*Tune-up/i);
    await server.close();
  });

  it('stops reading a model that never stops writing', async () => {
    let gone: Promise<unknown> = Promise.resolve();
    const { first } = await ask((reply) => {
      gone = reply.gone;
      reply.write(head, 'A tune-up is {f1}. ');
      const babble = 'That sounds like a tune-up and so on and on without an end ';
      for (let piece = 0; piece < 2_000; piece += 1) reply.write(babble);
    });
    expect(first).toMatch(/tune-up/i);
    await gone;
    const inputs = await open.database
      .select({ input: callTurns.input })
      .from(callTurns)
      .where(sql`${callTurns.input} -> 'result' ->> 'kind' = 'modelSaid'`);
    for (const { input } of inputs) expect(JSON.stringify(input).length).toBeLessThan(4_000);
    await server.close();
  });

  it('keeps what a model was asked while the call goes on, and no longer', async () => {
    const { hangUp, callSid } = await ask((reply) => {
      reply.write(head, 'A tune-up is {f1}.');
      reply.end();
    });
    const prompts = async () => {
      const { id } = await readCall(open.database, callSid);
      const turns = await open.database.select().from(callTurns).where(eq(callTurns.callId, id));
      return turns.flatMap(({ effects }) =>
        (effects ?? []).flatMap((effect) =>
          effect.type === 'request' && effect.request.kind === 'askModel'
            ? effect.request.prompt.system
            : [],
        ),
      );
    };
    expect(await prompts()).toEqual([expect.stringContaining('Tune-up')]);
    await hangUp();
    await expect.poll(prompts).toEqual(['']);
    await server.close();
  });

  it('says a word while a slow model thinks, and answers by itself at its deadline', async () => {
    const before = api.prompts.length;
    const answered = ask(() => {});
    await expect.poll(() => api.prompts.length, { interval: 5 }).toBe(before + 1);
    clock.pass(700);
    const { first, next } = await answered;
    expect(first).toMatch(/let me|moment/i);
    expect(closed).toBe(false);
    clock.pass(1_800);
    expect(await next()).toMatch(/\$89/);
    expect(closed).toBe(true);
    await server.close();
  });

  it('keeps the key out of the prompt and the rules out of the caller’s hands', async () => {
    await ask((reply) => {
      reply.write(head, 'Sure.');
      reply.end();
    });
    const prompt = api.prompts.at(-1) ?? '';
    expect(prompt).not.toContain('secret');
    const { messages } = JSON.parse(prompt);
    expect(messages[0].role).toBe('system');
    expect(messages.at(-1).role).toBe('user');
    expect(messages.at(-1).content).toMatch(new RegExp(`CALLER: ${asked}$`));
    await server.close();
  });
});

describe('what a model writes of a call once it is over', () => {
  let open: OpenDatabase;
  let api: ModelApi;
  const clock = new FakeClock(Date.now());

  beforeAll(async () => {
    open = await openEmptyPglite();
    api = await startModelApi();
  });
  afterAll(async () => {
    api.close();
    await open.close();
  });

  /** A call that a model led through these words; what it is asked from then on it never answers. */
  async function led(words: string, reply: string) {
    const shop = await addShop(open.database);
    const languageModel = openAICompatibleModel({ url: api.url, key: 'secret', model: 'slow' });
    const server = await startCallServer(open, { authToken: null, clock, languageModel });
    api.answerWith(({ write, end }) => {
      write(reply);
      end();
    });
    const { socket, callSid } = await placeCall({
      origin: server.origin,
      publicUrl: 'https://ring.example',
      authToken: null,
      to: shop.number,
      from: '+16045550198',
    });
    await socket.nextTurn();
    socket.playAll();
    socket.say(words);
    await socket.nextText();
    api.answerWith(() => {});
    return { server, callSid, before: api.prompts.length };
  }

  it('keeps nobody on the line, however long it takes', async () => {
    const { server, callSid, before } = await led(asked, `${head}A tune-up is {f1}. `);
    const gone = server.calls.exchange.letGo({ callSid });
    await expect.poll(() => api.prompts.length, { interval: 5 }).toBe(before + 1);
    expect(await readCall(open.database, callSid)).toMatchObject({ endedAt: null });
    clock.pass(1_500);
    await gone;
    await server.close();
  });

  it('is asked of an urgent call too, whose alert does not wait for it', async () => {
    const { server, callSid, before } = await led(
      'water is pouring out of your wall into my shop right now',
      '{"a":[["alarm.urgent"]],"q":"name"}\nI am passing it on at once. What is your name? ',
    );
    api.answerWith(({ write, end }) => {
      write('water pours out of the wall into the shop');
      end();
    });
    expect(await server.calls.exchange.close({ callSid })).toBe(true);
    expect(api.prompts.length).toBe(before + 1);
    expect(await readCall(open.database, callSid)).toMatchObject({ urgent: true });
    await server.close();
  });
});

async function metricsOf(origin: string): Promise<{ body: string }> {
  const response = await fetch(`${origin}/metrics`);
  return { body: await response.text() };
}

describe('a model that keeps failing', () => {
  it('is left alone for half a minute, then tried once more', async () => {
    const clock = new FakeClock(0);
    let asked = 0;
    const thinker = thinkerWith(
      {
        name: 'broken',
        reply: () => ({
          [Symbol.asyncIterator]: () => ({
            next: async () => {
              asked += 1;
              throw new Error('down');
            },
          }),
        }),
      },
      clock,
      2_500,
    );
    const prompt = { system: '', messages: [], maxTokens: 1 };
    const ask = () => thinker.ask(prompt, () => {}, new AbortController().signal);
    for (let failure = 0; failure < 5; failure += 1) await expect(ask()).rejects.toThrow();
    expect(asked).toBe(3);
    clock.pass(30_000);
    await expect(ask()).rejects.toThrow('down');
    expect(asked).toBe(4);
    await expect(ask()).rejects.toThrow('alone');
    expect(asked).toBe(4);
  });
});
