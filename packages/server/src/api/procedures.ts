import { implement } from '@orpc/server';
import { contract } from '@second-ring/contract';
import type { Person, Scope } from '../access/person.ts';
import { scopeOf } from '../access/person.ts';
import type { WithDatabase } from '../database/database.ts';
import { Refusal } from '../refusal.ts';

/** What a procedure knows of the request it answers. */
export interface RequestContext {
  /** Who speaks; asked at most once per request. */
  findPerson: () => Promise<Person | null>;
  /** Refuses an address that does something more often than so many times in so many seconds. */
  limitRate: (action: string, times: number, seconds?: number) => Promise<void>;
  /** The database as far as the person reaches. */
  withDatabaseOf: (person: Person | null) => WithDatabase;
}

interface Admitted {
  person: Person | null;
  /** What the person may touch; nothing where nobody is signed in. */
  scope: Scope;
  /** The database, as far as the person reaches. The scope is the first wall, this the second. */
  withDatabase: WithDatabase;
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
      const withDatabase = context.withDatabaseOf(null);
      const nobody: Admitted = { person: null, scope: [], withDatabase };
      return next({ context: nobody });
    }
    const person = await context.findPerson();
    if (!person) throw new Refusal('NOT_SIGNED_IN', 'Please sign in first.');
    if (access !== 'owner' && person.role !== 'operator') {
      throw new Refusal('NOT_ALLOWED', 'Only an operator of this installation may do this.');
    }
    const withDatabase = context.withDatabaseOf(person);
    const admitted: Admitted = { person, scope: scopeOf(person), withDatabase };
    return next({ context: admitted });
  });
