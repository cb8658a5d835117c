import type { ModelPrompt } from '@second-ring/conversation';
import { and, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { dailyImports } from '../../platform/database/schema/daily-imports.ts';
import { dailySpending } from '../../platform/database/schema/daily-spending.ts';
import type { LanguageModel } from '../../platform/providers/language-model/interface.ts';
import type { Heard, Thinker } from './thinker.ts';
import { maskPrompt } from './utterance.ts';

/** How often calls and texts may ask the language model. */
export interface ModelLimits {
  /** By one call in any minute. */
  perMinute: number;
  /** By one call from a browser in all, which costs its caller nothing. */
  perBrowserCall: number;
  /** By the calls and texts of one business in a day (UTC). */
  perBusinessDay: number;
  /** By those of the whole installation in a day (UTC). */
  perDay: number;
}

/** On whose behalf a model is asked. */
export interface ModelPayer {
  callId: string;
  businessId: string | null;
  channel: 'phone' | 'browser' | 'sms';
  /** Who calls or texts, E.164; null: they withhold it. */
  fromNumber: string | null;
}

/** Asks a language model on behalf of calls that pay for it. */
export interface CallThinker {
  /**
   * Resolves when the reply is complete. Rejects where there is none to be had, or where as much as
   * may be asked has been: the call goes on without the model. Cards in the prompt are masked.
   * @param patience as a `Thinker` takes it.
   */
  ask(
    payer: ModelPayer,
    prompt: ModelPrompt,
    heard: Heard,
    signal: AbortSignal,
    patience?: number,
  ): Promise<void>;
}

const minute = 60_000;
/**
 * What calls from browsers and imports of websites, which cost whoever asks for them nothing, may take
 * of a day's requests; and what is left at its end that none of them takes, however few came before.
 */
const strangersPart = 0.3;
/**
 * What one number's calls and texts may take of what its business's may ask in a day, all who withhold theirs
 * together, and what each has however little that is. Counted by this instance.
 */
const callersParts = { number: 0.1, withheld: 0.3, atLeast: 20 } as const;
/** Calls, and callers, whose requests are remembered, by this instance. */
const rememberedCalls = 10_000;
const rememberedCallers = 50_000;

/** What one call has asked: how often in all, and when of late. */
interface Asked {
  inAll: number;
  lately: number[];
}

/** The thinker, asked no more often than the limits allow. */
export function thinkerOnBudget(
  thinker: Thinker,
  limits: ModelLimits,
  { database, clock }: { database: Database; clock: Pick<Clock, 'now'> },
): CallThinker {
  const calls = new LRUCache<string, Asked>({ max: rememberedCalls });
  const callers = new LRUCache<string, number>({ max: rememberedCallers });
  return {
    ask: async (payer, prompt, heard, signal, patience) => {
      const now = clock.now();
      if (!isWithinCall(calls, limits, payer, now))
        throw new Error('This call has asked the language model often enough.');
      const caller = callerOf(payer, now);
      if (caller !== null && (callers.get(caller) ?? 0) >= mostOfCaller(limits, payer))
        throw new Error('This caller has asked the language model often enough today.');
      if (!(await takeOfDay(database, limits, payer, now)))
        throw new Error('The language model has been asked often enough today.');
      if (caller !== null) callers.set(caller, (callers.get(caller) ?? 0) + 1);
      const masked = { ...prompt, messages: maskPrompt(prompt.messages) };
      await thinker.ask(masked, heard, signal, patience);
    },
  };
}

function isWithinCall(
  calls: LRUCache<string, Asked>,
  { perMinute, perBrowserCall }: ModelLimits,
  { callId, channel }: ModelPayer,
  now: number,
): boolean {
  const asked = calls.get(callId) ?? { inAll: 0, lately: [] };
  const lately = asked.lately.filter((at) => at > now - minute);
  const isSpent = channel === 'browser' && asked.inAll >= perBrowserCall;
  if (isSpent || lately.length >= perMinute) return false;
  calls.set(callId, { inAll: asked.inAll + 1, lately: [...lately, now] });
  return true;
}

/** Whose requests of a day are counted together; null: a browser's, of which there is a part for all. */
function callerOf({ businessId, channel, fromNumber }: ModelPayer, now: number): string | null {
  if (channel === 'browser') return null;
  return `${businessId} ${new Date(now).toISOString().slice(0, 10)} ${fromNumber}`;
}

function mostOfCaller({ perBusinessDay }: ModelLimits, { fromNumber }: ModelPayer): number {
  const part = fromNumber === null ? callersParts.withheld : callersParts.number;
  return Math.max(callersParts.atLeast, Math.ceil(perBusinessDay * part));
}

/**
 * Takes one request of what a business, and the installation, may ask in a day. Counted by the
 * database, for all instances together; the installation's may be passed by the requests of a moment.
 */
async function takeOfDay(
  database: Database,
  { perBusinessDay, perDay }: ModelLimits,
  { businessId, channel }: ModelPayer,
  now: number,
): Promise<boolean> {
  if (businessId === null || perBusinessDay === 0) return false;
  const byBrowser = channel === 'browser' ? 1 : 0;
  const day = new Date(now).toISOString().slice(0, 10);
  const all = await askedOn(database, day);
  if (all.asked >= perDay || (byBrowser && !isForStrangers(all, perDay))) return false;
  const most = Math.ceil(perBusinessDay * strangersPart);
  const mayBrowsers = sql`${dailySpending.browserModelRequests} < ${most}
    AND ${dailySpending.modelRequests} < ${perBusinessDay - most}`;
  const taken = await database
    .insert(dailySpending)
    .values({ businessId, day, mills: 0, modelRequests: 1, browserModelRequests: byBrowser })
    .onConflictDoUpdate({
      target: [dailySpending.businessId, dailySpending.day],
      set: {
        modelRequests: sql`${dailySpending.modelRequests} + 1`,
        browserModelRequests: sql`${dailySpending.browserModelRequests} + ${byBrowser}::integer`,
      },
      setWhere: and(
        sql`${dailySpending.modelRequests} < ${perBusinessDay}`,
        byBrowser ? mayBrowsers : undefined,
      ),
    })
    .returning({ day: dailySpending.day });
  return taken.length > 0;
}

/** What was asked in a day: in all, and by strangers, of calls from browsers and about websites. */
interface AskedOfDay {
  asked: number;
  byStrangers: number;
}

async function askedOn(database: Database, day: string): Promise<AskedOfDay> {
  const [calls] = await database
    .select({
      asked: sql<number>`coalesce(sum(${dailySpending.modelRequests}), 0)::integer`,
      byBrowsers: sql<number>`coalesce(sum(${dailySpending.browserModelRequests}), 0)::integer`,
    })
    .from(dailySpending)
    .where(eq(dailySpending.day, day));
  const [imports] = await database.select().from(dailyImports).where(eq(dailyImports.day, day));
  const ofImports = imports?.modelRequests ?? 0;
  return {
    asked: (calls?.asked ?? 0) + ofImports,
    byStrangers: (calls?.byBrowsers ?? 0) + ofImports,
  };
}

function isForStrangers({ asked, byStrangers }: AskedOfDay, perDay: number): boolean {
  const most = Math.ceil(perDay * strangersPart);
  return byStrangers < most && asked < perDay - most;
}

/**
 * The model, for reading websites: it refuses once strangers have asked as much as they may in a day
 * (UTC), and the website is read without it.
 */
export function modelForImports(
  model: LanguageModel,
  perDay: number,
  { database, clock }: { database: Database; clock: Pick<Clock, 'now'> },
): LanguageModel {
  return {
    name: model.name,
    async *reply(prompt, signal) {
      if (!(await takeForImport(database, perDay, clock.now())))
        throw new Error('Strangers have asked the language model often enough today.');
      yield* model.reply(prompt, signal);
    },
  };
}

async function takeForImport(database: Database, perDay: number, now: number): Promise<boolean> {
  const day = new Date(now).toISOString().slice(0, 10);
  if (!isForStrangers(await askedOn(database, day), perDay)) return false;
  const taken = await database
    .insert(dailyImports)
    .values({ day, modelRequests: 1 })
    .onConflictDoUpdate({
      target: dailyImports.day,
      set: { modelRequests: sql`${dailyImports.modelRequests} + 1` },
      setWhere: sql`${dailyImports.modelRequests} < ${Math.ceil(perDay * strangersPart)}`,
    })
    .returning({ day: dailyImports.day });
  return taken.length > 0;
}
