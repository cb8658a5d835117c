import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readPage } from './read-page.ts';
import { settleFacts } from './settle-facts.ts';

/**
 * Reads every markup sample of a folder (`local-business-jsonld.jsonl`, a line each with `jsonld`)
 * as if it stood on a page, and prints what is known of each and what is left open.
 */
const kinds = ['business_hours', 'phone_number', 'email', 'address'] as const;
const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('Name the folder that holds local-business-jsonld.jsonl.');

const sample = z.object({ jsonld: z.looseObject({}) });
const lines = readFileSync(join(folder, 'local-business-jsonld.jsonl'), 'utf8').trim().split('\n');
const today = new Date().toISOString().slice(0, 10);
const counts = new Map<string, number>();

for (const [index, line] of lines.entries()) {
  const { jsonld } = sample.parse(JSON.parse(line));
  const html = `<script type="application/ld+json">${JSON.stringify(jsonld)}</script>`;
  const url = 'https://shop.example/';
  const { facts, gaps } = settleFacts([{ url, reading: readPage({ html, url, today }) }]);
  const states = kinds.map((kind) => {
    const known = facts.some((fact) => fact.kind === kind && fact.inUse);
    const doubted =
      gaps.some(({ topic }) => topic === kind) || facts.some((fact) => fact.kind === kind);
    const state = known ? 'known' : doubted ? 'gap' : 'absent';
    counts.set(`${kind} ${state}`, (counts.get(`${kind} ${state}`) ?? 0) + 1);
    return state.padEnd(8);
  });
  const name = facts.find(({ kind }) => kind === 'name')?.value ?? '(no business)';
  console.log(`${String(index + 1).padStart(3)}  ${states.join(' ')}  ${name}`);
}
for (const [state, count] of [...counts].sort()) console.log(`${state}: ${count}`);
