import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import type { OutgoingMail } from '../../platform/providers/mail/interface.ts';
import type { AccountSettings } from '../../platform/settings/settings.ts';
import type { KeyRing } from './keys/key-ring.ts';
import type { Limits } from './limits/limits.ts';
import type { FairQueue } from './passwords/passwords.ts';

/** Everything accounts work with. */
export interface Accounts {
  readonly database: Database;
  readonly settings: AccountSettings;
  readonly keys: KeyRing;
  readonly limits: Limits;
  /** Where passwords are hashed: the costliest thing a stranger can ask for. */
  readonly hashing: FairQueue;
  /** The address of the account endpoints, such as `https://calls.example/auth/v1`. */
  readonly address: string;
  /** Where people are sent when a link names no address of its own. */
  readonly siteUrl: string;
  /** Addresses that are operators as soon as they are confirmed, in lower case. */
  readonly operatorEmails: readonly string[];
  readonly now: () => Date;
  /** Leaves a mail for sending, on the given transaction: it goes out if that commits. */
  readonly sendMail: (on: Queryable, mail: OutgoingMail) => Promise<void>;
  /** Gives somebody the businesses that claim tokens of those hashes stand for, as far as they may be claimed. */
  readonly claimSetUps: (
    transaction: Transaction,
    userId: string,
    claims: readonly string[],
  ) => Promise<void>;
  /** For the operator: a failure whose details nobody else is told. */
  readonly report: (error: unknown) => void;
}

/** Where a request came from. */
export interface RequestOrigin {
  ip: string;
  userAgent: string | null;
}
