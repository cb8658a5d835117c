import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { advance } from '@second-ring/conversation';

/** What decides the turns of calls. */
export interface Mind {
  /** Changes whenever its code does; stored with each turn. */
  version: string;
  advance: typeof advance;
}

let today: Mind | null = null;

/** The mind this installation runs, named by its own source. */
export function todaysMind(): Mind {
  today ??= { version: versionOfSource(), advance };
  return today;
}

function versionOfSource(): string {
  const folder = dirname(fileURLToPath(import.meta.resolve('@second-ring/conversation')));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}
