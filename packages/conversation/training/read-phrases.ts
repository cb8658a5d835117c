import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Act, acts, type OpenKind, openKinds } from '../src/heard/acts.ts';

/** A line of no shop in particular, with what each part of it does. */
export interface PhraseLine {
  text: string;
  open: OpenKind;
  language: 'en' | 'fr';
  segments: { start: number; end: number; act: Act }[];
}

const knownActs: ReadonlySet<string> = new Set(acts);
const knownOpens: ReadonlySet<string> = new Set(openKinds);
const isAct = (text: string): text is Act => knownActs.has(text);
const isOpen = (text: string): text is OpenKind => knownOpens.has(text);

/** Reads `act | act [open] words | words`, one a line. Throws on a line it cannot read. */
export function readPhrases(directory: string): PhraseLine[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => {
      const language = file.startsWith('fr') ? 'fr' : 'en';
      return readFileSync(join(directory, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          line.trim() ? [readLine(line, language, `${file}:${index + 1}`)] : [],
        );
    });
}

function readLine(line: string, language: 'en' | 'fr', at: string): PhraseLine {
  const read = /^([a-z. |]+?) \[([^\]]+)\] (.+)$/.exec(line);
  const open = read?.[2] ?? '';
  const named = (read?.[1] ?? '').split(' | ').map((one) => one.trim());
  const parts = (read?.[3] ?? '').split(' | ').map((one) => one.trim());
  if (!isOpen(open) || named.length !== parts.length)
    throw new Error(`${at}: not a phrase: ${line}`);
  let start = 0;
  const segments = parts.map((part, index) => {
    const act = named[index] ?? '';
    if (!isAct(act)) throw new Error(`${at}: no such act: ${act}`);
    const segment = { start, end: start + part.length, act };
    start += part.length + 1;
    return segment;
  });
  return { text: parts.join(' '), open, language, segments };
}
