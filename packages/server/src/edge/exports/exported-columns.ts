/** What each list's export holds: fields of its rows, in this order. */
export const exportedColumns = {
  businesses: [
    'name',
    'primary_industry',
    'website',
    'email',
    'phone_number',
    'address',
    'created_at',
    'id',
  ],
  agents: [
    'business_name',
    'millis_agent_id',
    'phone_number',
    'call_summary_recipient_number',
    'created_at',
    'id',
  ],
  'phone-numbers': [
    'phone_number',
    'business_name',
    'reusable',
    'status',
    'region',
    'twilio_sid',
    'created_at',
    'id',
  ],
  'call-logs': [
    'call_timestamp',
    'business_name',
    'from',
    'to',
    'millis_agent_id',
    'call_duration',
    'call_status',
    'error_message',
    'cost',
    'summary',
    'urgent',
    'spam',
    'call_sid',
    'millis_call_id',
    'id',
  ],
  'sms-logs': [
    'created_at',
    'business_name',
    'direction',
    'phone_number',
    'body',
    'status',
    'error_code',
    'error_message',
    'twilio_sid',
    'id',
  ],
  users: [
    'email',
    'phone',
    'role',
    'confirmed_at',
    'last_sign_in_at',
    'disabled',
    'created_at',
    'id',
  ],
  'user-businesses': ['user_email', 'business_name', 'created_at', 'user_id', 'business_id', 'id'],
} as const satisfies Record<string, readonly string[]>;

export type ExportedList = keyof typeof exportedColumns;

export function isExportedList(name: string): name is ExportedList {
  return Object.hasOwn(exportedColumns, name);
}
