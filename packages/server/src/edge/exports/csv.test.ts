import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine } from './export-routes.ts';

it('quotes what would break a line or a cell', () => {
  const line = csvLine(['a,b', 'say "hi"', 'two\nlines', null, 3, true]);
  expect(line).toBe('"a,b","say ""hi""","two\nlines",,3,true\r\n');
});

it.each(['=1+1', '@SUM(A1)', '+1+cmd|calc', '-2+3', '\t=1', ' =1', '＝1', '\r\n=1'])(
  'lets no spreadsheet run %j',
  (text) => {
    expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/);
  },
);

it('leaves telephone numbers as they are dialled', () => {
  expect(csvLine(['+16045550142', '-4.50'])).toBe('+16045550142,-4.50\r\n');
});

it('never lets a cell begin like a formula', () => {
  const text = fc.stringMatching(/^\s*[=@+-][a-z(,"]+$/);
  fc.assert(fc.property(text, (formula) => csvLine([formula]).replace(/^"/, '').startsWith("'")));
});
