import type { Business, CallLog } from '@second-ring/contract';

type Agent = NonNullable<Business['agent']>;

const agent: Omit<
  Agent,
  'id' | 'millis_agent_id' | 'call_summary_recipient_number' | 'phoneNumberDetails'
> = {
  call_summary_recipient_email: null,
  transfer_number: null,
  transfer_hours: null,
  unproved_numbers: [],
  first_message: null,
  forwarding_verified_at: null,
};

const business: Omit<
  Business,
  | 'id'
  | 'name'
  | 'primary_industry'
  | 'created_at'
  | 'website'
  | 'email'
  | 'phone_number'
  | 'address'
  | 'geographic_service_area'
  | 'about_us_text'
  | 'business_hours'
  | 'services'
  | 'common_questions'
  | 'operational_notes'
  | 'details'
  | 'agent'
> = {
  sample: false,
  agent_number: null,
  // The reader's own.
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  region: null,
  promotions: null,
  booking: { enabled: false, stepMinutes: 30, capacity: 1, leadMinutes: 60 },
  version: 0,
  calendar_feed: null,
};

const callLog: Omit<
  CallLog,
  | 'id'
  | 'millis_call_id'
  | 'millis_agent_id'
  | 'millis_session_id'
  | 'business_name'
  | 'call_timestamp'
  | 'call_duration'
  | 'call_status'
  | 'error_message'
  | 'cost_breakdown'
  | 'chat_transcript'
> = {
  call_sid: null,
  agent_id: null,
  business_id: null,
  time_zone: null,
  channel: 'phone',
  from: null,
  to: null,
  summary: null,
  urgent: false,
  spam: false,
  test: false,
  caller_name: null,
  caller_phone: null,
  wanted: null,
  outcome: null,
  lead: null,
  quotes: [],
  commitments: [],
  unanswered_questions: [],
  caller_erased_at: null,
  caller_blocked: false,
  forwarded_from: null,
  end_reason: null,
  metadata: null,
};

const completions: Readonly<Record<string, (answer: object) => object>> = {
  'businesses.get': completeBusiness,
  'businesses.update': completeBusiness,
  'callLogs.get': (answer) => ({ ...callLog, ...answer }),
};

function completeBusiness(answer: object): object {
  const known: unknown = Reflect.get(answer, 'agent');
  const hasAgent = typeof known === 'object' && known !== null;
  return { ...business, ...answer, ...(hasAgent && { agent: { ...agent, ...known } }) };
}

/**
 * The answer to a call, with whatever its server left out: one that speaks an earlier or a smaller
 * contract knows only some of the fields that pages read.
 * @param call where the contract names it, such as `businesses`, `get`
 */
export function completed(call: readonly string[], answer: unknown): unknown {
  const complete = completions[call.join('.')];
  return complete && typeof answer === 'object' && answer !== null ? complete(answer) : answer;
}
