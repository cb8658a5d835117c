/**
 * What each list can be sorted by. Without the schema library, because every page carries the readers of every
 * address.
 */
export const sortKeys = {
  agents: [
    'created_at',
    'business_name',
    'millis_agent_id',
    'phone_number',
    'call_summary_recipient_number',
  ],
  appointments: ['start_at', 'created_at', 'customer_name', 'service_name'],
  auditLog: ['created_at', 'action', 'actor_email', 'business_name'],
  businesses: ['created_at', 'name', 'primary_industry', 'website'],
  callLogs: ['call_timestamp', 'business_name', 'millis_agent_id', 'call_duration', 'call_status'],
  commitments: ['created_at', 'due_at', 'made_at'],
  phoneNumbers: ['created_at', 'phone_number', 'business_name', 'reusable', 'status', 'region'],
  smsLogs: ['created_at', 'direction', 'body', 'status', 'twilio_sid'],
  userBusinesses: ['created_at', 'user_email', 'business_name'],
  users: ['created_at', 'email', 'last_sign_in_at'],
} as const;

/** One of the keys that a list can be sorted by. */
export type SortKey<List extends keyof typeof sortKeys> = (typeof sortKeys)[List][number];
