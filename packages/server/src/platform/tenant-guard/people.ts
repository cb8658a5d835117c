import type { Person, Scope } from './person.ts';

/** Where a request comes from, as the network says. */
interface Caller {
  headers: Headers;
  /** The address it came from; null where there is no socket. */
  address: string | null;
}

/** Who is signed in. */
export interface People {
  /** Who a request speaks for; null: nobody we know. */
  find(caller: Caller): Promise<Person | null>;
  /** How many accounts the scope can see. */
  count(scope: Scope): Promise<number>;
}
