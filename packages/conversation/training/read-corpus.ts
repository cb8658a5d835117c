import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Act, acts, type OpenKind, openKinds } from '../src/heard/acts.ts';
import type {
  BusinessHours,
  BusinessKnowledge,
  FaqItem,
  OperationsNote,
  Service,
} from '../src/knowledge/business.ts';

/** One label of a segment, as it is written under a caller's line. */
export interface Label {
  act: Act;
  /** Names as written: a service, `Service/Option`, `?question`, `!note` or `none`. */
  targets: string[];
  /** `~` between targets: one of them is meant. */
  either: boolean;
  slots: Record<string, string>;
}

export interface CorpusTurn {
  trade: string;
  /** The call it belongs to, by file and number: `garage/calls-1.txt 3`. */
  call: string;
  language: 'en' | 'fr';
  /** What the receptionist had said, and what it left open. */
  before: string;
  open: OpenKind;
  /** The caller's words, whole. */
  text: string;
  segments: { start: number; end: number; label: Label }[];
  /** Labels of the caller's turns before this one in the same call. */
  earlier: Label[][];
}

export interface Trade {
  name: string;
  knowledge: BusinessKnowledge;
  turns: CorpusTurn[];
  calls: number;
}

const knownActs: ReadonlySet<string> = new Set(acts);
const knownOpens: ReadonlySet<string> = new Set(openKinds);

const isAct = (text: string): text is Act => knownActs.has(text);
const isOpen = (text: string): text is OpenKind => knownOpens.has(text);

/** Reads one trade's folder: its shop, and every labelled call. Throws on a line it cannot read. */
function readTrade(directory: string, name: string): Trade {
  const draft: ShopDraft = JSON.parse(readFileSync(join(directory, name, 'shop.json'), 'utf8'));
  const files = readdirSync(join(directory, name)).filter((file) => /^calls.*\.txt$/.test(file));
  const turns: CorpusTurn[] = [];
  let calls = 0;
  for (const file of files.sort()) {
    const lines = readFileSync(join(directory, name, file), 'utf8').split('\n');
    const read = readCalls(lines, name, draft.language ?? 'en', `${name}/${file}`);
    turns.push(...read.turns);
    calls += read.calls;
  }
  return { name, knowledge: knowledgeOfDraft(draft), turns, calls };
}

/** The trades of a corpus, by name. */
export function readCorpus(directory: string): Trade[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['phrases', 'pairs', 'danger'].includes(entry.name))
    .map(({ name }) => name)
    .sort()
    .map((name) => readTrade(directory, name));
}

function readCalls(lines: readonly string[], trade: string, usual: 'en' | 'fr', file: string) {
  const turns: CorpusTurn[] = [];
  let calls = 0;
  let language = usual;
  let before = '';
  let open: OpenKind = 'help';
  let earlier: Label[][] = [];
  let said: string | null = null;
  for (const [index, line] of lines.entries()) {
    const at = `${file}:${index + 1}`;
    if (line.startsWith('== ')) {
      if (said !== null) throw new Error(`${at}: the caller's line before has no labels`);
      calls += 1;
      language = /\(fr\)\s*$/.test(line) ? 'fr' : /\(en\)\s*$/.test(line) ? 'en' : usual;
      earlier = [];
      open = 'help';
      before = '';
    } else if (line.startsWith('< ')) {
      const asked = /\[([^\]]+)\]\s*$/.exec(line)?.[1] ?? 'none';
      if (!isOpen(asked)) throw new Error(`${at}: no such question: ${asked}`);
      open = asked;
      before = line.slice(2).replace(/\s*\[[^\]]+\]\s*$/, '');
    } else if (line.startsWith('> ')) {
      if (said !== null) throw new Error(`${at}: the caller's line before has no labels`);
      said = line.slice(2);
    } else if (/^\s+\S/.test(line) && said !== null) {
      const labels = line
        .trim()
        .split(' | ')
        .map((label) => readLabel(label, at));
      const segments = placeSegments(said.split(' | '), labels, at);
      const text = said
        .split(' | ')
        .map((one) => one.trim())
        .join(' ');
      turns.push({
        trade,
        call: `${file} ${calls}`,
        language,
        before,
        open,
        text,
        segments,
        earlier: [...earlier],
      });
      earlier.push(labels);
      said = null;
    } else if (line.trim()) throw new Error(`${at}: no line of a call: ${line}`);
  }
  if (said !== null) throw new Error(`${file}:${lines.length}: the last line has no labels`);
  return { turns, calls };
}

function placeSegments(parts: readonly string[], labels: readonly Label[], at: string) {
  if (parts.length !== labels.length)
    throw new Error(`${at}: ${parts.length} segments and ${labels.length} labels`);
  let start = 0;
  return parts.map((part, index) => {
    const label = labels[index];
    if (!label) throw new Error(`${at}: a segment without a label`);
    const end = start + part.trim().length;
    const segment = { start, end, label };
    start = end + 1;
    return segment;
  });
}

function readLabel(text: string, at: string): Label {
  const act = text.split(' ')[0] ?? '';
  if (!isAct(act)) throw new Error(`${at}: no such act: ${act}`);
  const slots: Record<string, string> = {};
  for (const [, slot, value] of text.matchAll(/(\w+)="([^"]*)"/g))
    if (slot && value !== undefined) slots[slot] = value;
  const rest = text
    .slice(act.length)
    .replace(/\w+="[^"]*"/g, '')
    .trim();
  const targets = rest.startsWith('@')
    ? rest
        .slice(1)
        .split(/ [+~] /)
        .map((one) => one.trim().replace(/^@/, ''))
    : [];
  return { act, targets, either: / ~ /.test(rest), slots };
}

/** A shop as the corpus writes it: what an owner types in at set-up. */
interface ShopDraft {
  businessName: string;
  phoneNumber: string;
  address: string;
  businessHours: BusinessHours;
  services: Service[];
  commonQuestions: FaqItem[];
  operationalNotes: OperationsNote[];
  language?: 'en' | 'fr';
}

/** What the receptionist knows of such a shop. */
function knowledgeOfDraft(draft: ShopDraft): BusinessKnowledge {
  return {
    name: draft.businessName,
    phone: draft.phoneNumber,
    address: draft.address,
    timeZone: 'America/Vancouver',
    region: { country: 'CA', subdivision: 'BC' },
    hours: draft.businessHours,
    services: draft.services,
    commonQuestions: draft.commonQuestions,
    operationalNotes: draft.operationalNotes,
    details: null,
  };
}
