export type Cell = string | number | boolean | null;

/**
 * One line of CSV (RFC 4180), its line break included. A cell that a spreadsheet would take for a
 * formula begins with an apostrophe; plain numbers, telephone numbers among them, stay as they are.
 */
export function csvLine(cells: Cell[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

const plainNumber = /^[+-]?\d+(\.\d+)?$/;
/** What spreadsheets read as the start of a formula (OWASP, CSV Injection), full width included. */
const formulaStart = /^\s*[=+\-@\t\r\n＝＋－＠]/;

function cellOf(value: Cell): string {
  if (value === null) return '';
  const text = String(value);
  const safe = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
