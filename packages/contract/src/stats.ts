import { z } from 'zod';
import { forOwners } from './procedure.ts';

const count = z.number().int();

/** How many of everything the asking person may see. */
const dashboardStats = z.object({
  businessCount: count,
  agentCount: count,
  phoneNumberCount: count,
  availableNumbersCount: count,
  userCount: count,
  callLogCount: count,
  smsLogCount: count,
  userBusinessCount: count,
});
export type DashboardStats = z.infer<typeof dashboardStats>;

export const stats = {
  get: forOwners
    .route({ method: 'GET', path: '/admin/stats', tags: ['Dashboard'] })
    .output(dashboardStats),
};
