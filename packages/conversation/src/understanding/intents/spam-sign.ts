/** One thing telemarketers and robocalls say. `weight` adds to the score; below 0 speaks against. */
export interface SpamSign {
  reason: string;
  weight: number;
  phrases: string[];
}
