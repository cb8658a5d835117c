import { implement } from '@orpc/server';
import { contract } from '@second-ring/contract';
import type { AsOwner, Database, Queryable, WithDatabase } from '../database/database.ts';
import { Refusal, TooManyRequests } from '../refusal.ts';
import { type Person, type Scope, scopeOf } from './person.ts';

/** What a procedure knows of the request it answers. */
export interface RequestContext {
  /** Who speaks; asked at most once per request. */
  findPerson: () => Promise<Person | null>;
  /** Where the request comes from; null: unknown. */
  address: string | null;
  /**
   * Refuses a network that does something more often than so many times in so many seconds; `forCalls`
   * by the share of calls it has.
   */
  limitRate: (action: string, times: number, seconds?: number, forCalls?: boolean) => Promise<void>;
  /** Refuses an account that does something more often than so many times in so many seconds. */
  limitAccount: (userId: string, action: string, times: number, seconds?: number) => Promise<void>;
  /** Told with a refusal of what was asked too often: when it may be asked again. */
  tellToWait: (seconds: number) => void;
  /** The database as far as the person reaches. */
  withDatabaseOf: (person: Person | null) => WithDatabase;
  /** Answers with this JSON in place of the body, which is then empty. */
  answerWith: (json: string) => void;
}

interface Admitted {
  person: Person | null;
  /** What the person may touch; nothing where nobody is signed in. */
  scope: Scope;
  /** The database, as far as the person reaches. The scope is the first wall, this the second. */
  withDatabase: WithDatabase;
  /**
   * Answers with rows that the database wrote as JSON: they leave as they are, past the contract's
   * check, so whoever writes them promises its shape.
   */
  writeRows: <Headers>(
    work: (database: Queryable) => Promise<{ headers: Headers; body: string[] }>,
  ) => Promise<{ headers: Headers; body: never[] }>;
}

/**
 * The contract's procedures, guarded. Nothing is let in because someone forgot to ask: the guard
 * reads who may call from the contract, and the contract says operators unless told otherwise.
 */
export const procedures = implement(contract)
  .$context<RequestContext>()
  .use(async ({ context, next }) => {
    try {
      return await next();
    } catch (error) {
      if (error instanceof TooManyRequests) context.tellToWait(error.retryAfterSeconds);
      throw error;
    }
  })
  .use(async ({ context, procedure, path, next }) => {
    const { meta, route } = procedure['~orpc'];
    const { access, perMinute } = meta;
    if (access === 'public') {
      if (perMinute !== undefined) await context.limitRate(path.join('.'), perMinute);
      return next({ context: admit(context, null) });
    }
    const person = await context.findPerson();
    if (!person) throw notSignedIn();
    if (access !== 'owner' && person.role !== 'operator') {
      throw new Refusal('NOT_ALLOWED', 'Only an operator of this installation may do this.');
    }
    if (person.role === 'owner' && route.method === 'GET')
      await context.limitAccount(person.userId, 'read', readsPerMinute);
    if (person.role === 'owner' && route.method !== 'GET') {
      await context.limitAccount(person.userId, 'write', writesPerMinute);
      await context.limitAccount(person.userId, 'write-hourly', writesPerHour, 3_600);
    }
    if (person.role === 'owner' && perMinute !== undefined)
      await context.limitAccount(person.userId, path.join('.'), perMinute);
    return next({ context: admit(context, person) });
  });

/** What is told where nobody is signed in. */
export function notSignedIn(): Refusal {
  return new Refusal('NOT_SIGNED_IN', 'Please sign in first.');
}

/** How often an owner may read anything: a page asks some twenty times in a breath. */
export const readsPerMinute = 1_200;

/** How often an owner may change anything: more than a person can, and less than a server notices. */
const writesPerMinute = 120;
const writesPerHour = 1_500;

/** The second wall: an owner reaches the database as row level security shows it to them. */
export function withDatabaseOf(
  { database, asOwner }: { database: Database; asOwner: AsOwner | null },
  person: Person | null,
): WithDatabase {
  return (work) => (asOwner && person?.role === 'owner' ? asOwner(person, work) : work(database));
}

function admit(context: RequestContext, person: Person | null): Admitted {
  const withDatabase = context.withDatabaseOf(person);
  return {
    person,
    scope: person ? scopeOf(person) : [],
    withDatabase,
    async writeRows(work) {
      const { headers, body } = await withDatabase(work);
      context.answerWith(`[${body.join(',')}]`);
      return { headers, body: [] };
    },
  };
}
