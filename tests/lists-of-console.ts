import type { Route } from '@playwright/test';

/** A list of the console: its words, its columns and which of them sort. */
export interface ConsoleList {
  path: string;
  /** Where its rows come from. */
  api: string;
  title: string;
  /** What it lists, as its failures call it. */
  thing: string;
  description: string;
  placeholder: string;
  columns: string[];
  /** Sort keys by column. */
  sorts: Record<string, string>;
  /** The heading, and what stands beneath it. */
  empty: string[];
  noMatch: string[];
  /** Whether a failure is told with its status code. */
  withCode?: boolean;
  /** What is said of a failure nothing is known of. */
  unknown?: string;
  isExported?: boolean;
  /** Its rows are not there from the start: a test that shows some adds its own. */
  needsOwner?: boolean;
}

/** Every list that has a page of its own and no more to it than rows. */
export const lists: ConsoleList[] = [
  {
    path: '/admin/businesses',
    api: '**/api/businesses?*',
    title: 'Businesses',
    thing: 'businesses',
    description: 'Manage all registered businesses and their configurations.',
    placeholder: 'Search businesses...',
    columns: ['Name', 'Primary Industry', 'Website'],
    sorts: { Name: 'name', 'Primary Industry': 'primary_industry', Website: 'website' },
    empty: ['No businesses found'],
    noMatch: ['No matching businesses'],
  },
  {
    path: '/admin/agents',
    api: '**/api/agents?*',
    title: 'Agents',
    thing: 'agents',
    description: 'View and manage AI agents assigned to businesses.',
    placeholder: 'Search by business, agent ID...',
    columns: ['Business', 'Millis Agent ID', 'Phone Number', 'Summary Recipient', 'Created At'],
    sorts: {
      Business: 'business_name',
      'Millis Agent ID': 'millis_agent_id',
      'Phone Number': 'phone_number',
      'Summary Recipient': 'call_summary_recipient_number',
      'Created At': 'created_at',
    },
    empty: [
      'No agents found',
      'Agents will appear here once they are created and assigned to businesses.',
    ],
    noMatch: ['No matching agents', 'Try adjusting your search query.'],
  },
  {
    path: '/admin/phone-numbers',
    api: '**/api/phone-numbers?*',
    title: 'Phone Numbers',
    thing: 'phone numbers',
    description: 'View and manage phone numbers assigned to agents.',
    placeholder: 'Search phone numbers...',
    columns: ['Phone Number', 'Assigned To', 'Reusable', 'Status', 'Region', 'Created At'],
    sorts: {
      'Phone Number': 'phone_number',
      'Assigned To': 'business_name',
      Reusable: 'reusable',
      Status: 'status',
      Region: 'region',
      'Created At': 'created_at',
    },
    empty: [
      'No phone numbers found',
      'Phone numbers will appear here once they are added to the system.',
    ],
    noMatch: ['No matching phone numbers found'],
  },
  {
    path: '/admin/call-logs',
    api: '**/api/call-logs?*',
    title: 'Call Logs',
    thing: 'call logs',
    description: 'View logs and details of calls handled by AI agents.',
    placeholder: 'Search Call ID, Agent ID, Status...',
    columns: ['Timestamp', 'Business', 'Agent ID', 'Duration', 'Status', 'Cost'],
    sorts: {
      Timestamp: 'call_timestamp',
      Business: 'business_name',
      'Agent ID': 'millis_agent_id',
      Duration: 'call_duration',
      Status: 'call_status',
    },
    empty: ['No call logs found', 'Call logs will appear here after calls are processed.'],
    noMatch: ['No Matching Logs', 'Try adjusting your search query.'],
  },
  {
    path: '/admin/sms-logs',
    api: '**/api/sms-logs?*',
    title: 'SMS Logs',
    thing: 'SMS logs',
    description: 'View logs of incoming and outgoing SMS messages.',
    placeholder: 'Search number, business, body, SID...',
    withCode: true,
    unknown: 'An unknown error occurred while loading SMS logs.',
    columns: ['Timestamp', 'From', 'To', 'Direction', 'Body (Snippet)', 'Status', 'Telephony SID'],
    sorts: {
      Timestamp: 'created_at',
      Direction: 'direction',
      'Body (Snippet)': 'body',
      Status: 'status',
      'Telephony SID': 'twilio_sid',
    },
    empty: ['No SMS logs found', 'Logs will appear here as messages are sent and received.'],
    noMatch: ['No Matching Logs', 'Try adjusting your search query.'],
  },
  {
    path: '/admin/audit-log',
    api: '**/api/audit-log?*',
    title: 'Audit Log',
    thing: 'audit log',
    description: 'Who signed in, and who changed which account, business, agent or number.',
    placeholder: 'Search person, action, business...',
    columns: ['Timestamp', 'Who', 'What', 'Whom', 'Business', 'From'],
    sorts: { Timestamp: 'created_at', Who: 'actor_email', Business: 'business_name' },
    empty: ['No entries yet', 'Sign-ins and changes will appear here as they happen.'],
    noMatch: ['No matching entries', 'Try adjusting your search query.'],
    isExported: false,
  },
  {
    path: '/admin/users',
    api: '**/api/users?*',
    title: 'Users',
    thing: 'users',
    description: 'Who can sign in, what they may do and which businesses are theirs.',
    placeholder: 'Search users...',
    columns: ['Email', 'Role', 'Businesses', 'Status', 'Last Sign-in', 'Created At'],
    sorts: { Email: 'email', 'Last Sign-in': 'last_sign_in_at', 'Created At': 'created_at' },
    empty: ['No users found', 'People will appear here once they sign up.'],
    noMatch: ['No matching users', 'Try adjusting your search query.'],
    isExported: false,
  },
  {
    path: '/admin/user-businesses',
    api: '**/api/user-businesses?*',
    title: 'User Businesses',
    thing: 'user businesses',
    description: 'Who owns which business. Owners see and edit their own businesses only.',
    placeholder: 'Search user or business...',
    columns: ['User', 'Business', 'Since'],
    sorts: { User: 'user_email', Business: 'business_name', Since: 'created_at' },
    empty: [
      'No user businesses found',
      'They appear here once someone claims a business or is added as its owner.',
    ],
    noMatch: ['No matching user businesses', 'Try adjusting your search query.'],
    isExported: false,
    needsOwner: true,
  },
];

/** Answers a list with these rows and no more. */
export function answerRows(route: Route, rows: unknown[]): Promise<void> {
  return route.fulfill({
    json: rows,
    headers: { 'x-total-count': String(rows.length), 'access-control-expose-headers': '*' },
  });
}

/** Refuses with a sentence of the server's own. */
export function refuse(route: Route): Promise<void> {
  return route.fulfill({
    status: 503,
    json: { error: 'The database rests. Try again in a minute.', code: 'UNAVAILABLE' },
  });
}
