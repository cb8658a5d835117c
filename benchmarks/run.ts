import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Benchmark, Row } from './support/row.ts';

/** Runs every benchmark of this folder, or `--only` one, and prints one table. */

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => values.only === undefined || name === values.only);

if (names.length === 0) {
  console.error(`There is no benchmark called ${values.only}.`);
  process.exitCode = 1;
}

const rows: Row[] = [];
for (const name of names) {
  console.error(`Running ${name}…`);
  const { run }: { run: Benchmark } = await import(`./${name}.ts`);
  rows.push(...(await run()));
}
const width = Math.max(...rows.map(({ measure }) => measure.length), 0);
for (const { measure, value } of rows) console.log(`${measure.padEnd(width)}  ${value}`);
