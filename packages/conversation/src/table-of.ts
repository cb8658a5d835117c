/**
 * A table to look words up in that anybody may say or write: it holds its entries and nothing else, where an
 * object would answer "constructor" with its own.
 */
export function tableOf<Value>(entries: Readonly<Record<string, Value>>): Record<string, Value> {
  const table: Record<string, Value> = Object.create(null);
  return Object.assign(table, entries);
}
