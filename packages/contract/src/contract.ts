import { agents } from './agent.ts';
import { browserCalls } from './browser-call.ts';
import { businesses } from './business.ts';
import { callLogs } from './call-log.ts';
import { configuration } from './config.ts';
import { phoneNumbers } from './phone-number.ts';
import { smsLogs } from './sms-log.ts';
import { stats } from './stats.ts';

/** Everything under `/api`, one noun each. */
export const contract = {
  agents,
  browserCalls,
  businesses,
  callLogs,
  configuration,
  phoneNumbers,
  smsLogs,
  stats,
};
