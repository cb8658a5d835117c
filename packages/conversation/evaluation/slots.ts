import type { Table } from './table.ts';

/** How often phone numbers, e-mails, amounts, dates and times are found in other people's sentences. */
export async function scoreSlots(_directory: string | null): Promise<Table[]> {
  return [];
}
