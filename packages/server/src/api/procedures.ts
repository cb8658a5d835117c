import { implement } from '@orpc/server';
import { contract } from '@second-ring/contract';
import type { Person, Scope } from '../access/person.ts';
import { scopeOf } from '../access/person.ts';
import type { Queryable, WithDatabase } from '../database/database.ts';
import type { Page } from '../lists/page.ts';
import { Refusal } from '../refusal.ts';

/** What a procedure knows of the request it answers. */
export interface RequestContext {
  /** Who speaks; asked at most once per request. */
  findPerson: () => Promise<Person | null>;
  /** Where the request comes from; null: unknown. */
  address: string | null;
  /** Refuses a network that does something more often than so many times in so many seconds. */
  limitRate: (action: string, times: number, seconds?: number) => Promise<void>;
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
  writeRows: (work: (database: Queryable) => Promise<Page<string>>) => Promise<Page<never>>;
}

/**
 * The contract's procedures, guarded. Nothing is let in because someone forgot to ask: the guard
 * reads who may call from the contract, and the contract says operators unless told otherwise.
 */
export const procedures = implement(contract)
  .$context<RequestContext>()
  .use(async ({ context, procedure, path, next }) => {
    const { access, perMinute } = procedure['~orpc'].meta;
    if (access === 'public') {
      if (perMinute !== undefined) await context.limitRate(path.join('.'), perMinute);
      return next({ context: admit(context, null) });
    }
    const person = await context.findPerson();
    if (!person) throw new Refusal('NOT_SIGNED_IN', 'Please sign in first.');
    if (access !== 'owner' && person.role !== 'operator') {
      throw new Refusal('NOT_ALLOWED', 'Only an operator of this installation may do this.');
    }
    return next({ context: admit(context, person) });
  });

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
