import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from '../src/listener/hash.ts';

/** What somebody says whose life is in danger, or who only sounds so. */
export interface DangerCase {
  /** What kind of danger it is, or of what looks like one: "choking", "figure". */
  kind: string;
  turns: readonly string[];
  danger: boolean;
  language: 'en' | 'fr';
}

/** Danger that people are to themselves: they are told of more help than 911. */
export const ofThemselves = 'selfharm';

/** Reads `kind | turn // turn`, one case a line, of files as `en-danger.txt` and `fr-calm-2.txt`. Throws on a line it cannot read. */
export function readDanger(directory: string): DangerCase[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((file) => /^(?:en|fr)-(?:danger|calm)(?:-\d+)?\.txt$/.test(file))
    .sort()
    .flatMap((file) =>
      readFileSync(join(directory, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (line.trim() ? [readCase(line, file, index + 1)] : [])),
    );
}

function readCase(line: string, file: string, at: number): DangerCase {
  const [, kind, said] = /^([a-z]+) \| (\S.*)$/.exec(line) ?? [];
  const turns = (said ?? '').split(' // ').map((turn) => turn.trim());
  if (!kind || turns.includes('')) throw new Error(`${file}:${at}: not a case: ${line}`);
  return {
    kind,
    turns,
    danger: file.includes('danger'),
    language: file.startsWith('fr') ? 'fr' : 'en',
  };
}

/** Every third case, by its words, is only ever measured. */
export function isMeasuredCase({ turns }: DangerCase): boolean {
  return hashText(turns.join(' // ')) % 3 === 0;
}
