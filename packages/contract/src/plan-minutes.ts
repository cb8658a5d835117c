/** How many minutes a month each plan includes. */
const minutesOfPlan = new Map([
  ['starter', 800],
  ['growth', 3500],
  ['enterprise', 7000],
]);

/** The minutes a month a plan includes, by its name in whatever case; null: no such plan. */
export function includedMinutes(plan: string | null): number | null {
  return minutesOfPlan.get(plan?.toLowerCase() ?? '') ?? null;
}
