/** What a cell holds. */
export type Cell = string | number | boolean | null;

/**
 * One line of CSV (RFC 4180), its line break included. A cell that a spreadsheet would take for a
 * formula has an apostrophe before it, also behind a semicolon, tab or line break within; plain numbers, telephone numbers among them, stay as they are.
 */
export function csvLine(cells: Cell[]): string {
  return `${cells.map(escaped).join(',')}\r\n`;
}

const plainNumber = /^[+-]?\d+(\.\d+)?$/;
/** What spreadsheets read as the start of a formula (OWASP, CSV Injection), full width included. */
const formulaStart = /^\s*[=+\-@\t\r\n＝＋－＠]/;
/**
 * Where a spreadsheet would part the cell, what follows and whether a formula begins there: in much of the
 * world its lists have semicolons. Takes each run of blanks once, for it takes what begins nothing too.
 */
const partOfCell = /[;\t\r\n]\s*([=+\-@＝＋－＠]?)/g;

function escaped(value: Cell): string {
  if (value === null) return '';
  const text = String(value);
  const whole = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  const safe = whole.replaceAll(partOfCell, (part: string, sign: string) =>
    sign === '' ? part : `${part.slice(0, -1)}'${sign}`,
  );
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
