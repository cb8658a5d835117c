import type { ModelLimits } from '../calls/thinking/model-budget.ts';

/** How often a model may be asked where a test is about something else. */
export const usualModelLimits: ModelLimits = {
  perMinute: 1_000,
  perBrowserCall: 1_000,
  perBusinessDay: 10_000,
  perDay: 10_000,
};
