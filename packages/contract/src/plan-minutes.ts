/** How many minutes a month each plan includes. */
export const planMinutes = { Starter: 800, Growth: 3500, Enterprise: 7000 };

const minutesOfPlan = new Map(
  Object.entries(planMinutes).map(([plan, minutes]) => [plan.toLowerCase(), minutes]),
);

/** The minutes a month a plan includes, by its name in whatever case; null: no such plan. */
export function includedMinutes(plan: string | null): number | null {
  return minutesOfPlan.get(plan?.toLowerCase() ?? '') ?? null;
}
