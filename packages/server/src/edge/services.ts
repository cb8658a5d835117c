import type { Hono } from 'hono';
import type { Calls } from '../calls/driver/browser-calls.ts';
import type { Practice } from '../calls/practice/open-practice.ts';
import type { WebsiteOptions } from '../knowledge/website/read-website.ts';
import type { Accounts } from '../people/accounts/accounts.ts';
import type { Services } from '../platform/services.ts';

/** What the application stands on, with what each wing adds to it. */
export interface AllServices extends Services {
  /** Null: they are hosted elsewhere. */
  accounts: Accounts | null;
  /** How far and as whom websites are read. */
  websites: WebsiteOptions;
  calls: Calls;
  /** Where practice calls are held. */
  practice: Practice;
  /** Routes of other rooms, such as the carriers' webhooks and the accounts. */
  routes: Hono[];
  /** The built web application's folder; null: none is built. */
  webFolder: string | null;
}
