/**
 * Keeps of each row what a `select` names: columns separated by commas, `*` for all of them, and
 * parts of an embedded row as `name:table(column,…)`, as PostgREST writes it. What a row does not
 * have is left out.
 */
export function selectColumns(rows: Record<string, unknown>[], select: string) {
  const wanted = [...select.matchAll(/([^,:(]+)(?::[^,(]+)?(?:\(([^)]*)\))?(?:,|$)/g)].map(
    ([, name = '', columns]) => ({ name: name.trim(), columns: columns?.split(',') }),
  );
  const all = wanted.some(({ name }) => name === '*');
  return rows.map((row) => ({
    ...(all && row),
    ...Object.fromEntries(
      wanted
        .filter(({ name }) => name in row)
        .map(({ name, columns }) => [name, columns ? pick(row[name], columns) : row[name]]),
    ),
  }));
}

function pick(value: unknown, columns: string[]): unknown {
  const names = new Set(columns.map((column) => column.trim()));
  if (typeof value !== 'object' || value === null || names.has('*')) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.has(name)));
}
