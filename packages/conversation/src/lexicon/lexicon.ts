import { contentStems } from '../knowledge/common-words.ts';
import { frenchRoot } from '../knowledge/senses.ts';

/** What owners of a trade call one thing, and what callers say when they mean it. */
export interface LexiconEntry {
  /** The file it stands in; `topics` and `sujets` are of every trade. */
  trade: string;
  kind: 'service' | 'question';
  language: 'en' | 'fr';
  /** The stems of each of its names. */
  names: readonly ReadonlySet<string>[];
  /** Its names as they are written, which callers say as well. */
  titles: readonly string[];
  /** Callers' words for it and for its options. */
  wordings: readonly string[];
}

export interface Lexicon {
  entries: readonly LexiconEntry[];
  /** Every name of every entry, with the place of that entry. */
  names: readonly { at: number; stems: ReadonlySet<string>; weight: number }[];
  /** The places of names in which a stem stands. */
  byStem: ReadonlyMap<string, readonly number[]>;
  /** How much a stem of a name tells: high where few entries have it. */
  weights: ReadonlyMap<string, number>;
  /** The weight of a stem that no entry has. */
  foreign: number;
}

/** Trades whose entries fit any shop. */
const general: ReadonlySet<string> = new Set(['topics', 'sujets']);

/** Whether an entry is of every trade. */
export function isGeneral({ trade }: LexiconEntry): boolean {
  return general.has(trade);
}

/** The stems by which names are compared; a name of small words alone is compared by none. */
export function nameStems(text: string): ReadonlySet<string> {
  return new Set([...contentStems(text)].map(frenchRoot));
}

/**
 * Reads one file of the lexicon: `# trade`, then a line for each service (`names = wordings`), its
 * options (`/ …`) and what is asked of the trade (`? …`); names are parted by ` ~ `, wordings by ` | `.
 * @throws {Error} with the number of a line that cannot be read.
 */
export function readLexiconFile(text: string, language: 'en' | 'fr'): LexiconEntry[] {
  const entries: (LexiconEntry & { wordings: string[] })[] = [];
  let trade = '';
  text.split('\n').forEach((line, index) => {
    if (!line.trim()) return;
    if (line.startsWith('# ')) {
      trade = line.slice(2).trim();
      return;
    }
    const at = line.indexOf(' = ');
    if (at < 0 || !trade) throw new Error(`line ${index + 1} is no entry: ${line}`);
    const wordings = parted(line.slice(at + 3), ' | ');
    const mark = /^[?/] /.exec(line)?.[0].trim();
    const names = parted(line.slice(mark ? 2 : 0, at), ' ~ ');
    const last = entries.at(-1);
    if (mark === '/') {
      if (last?.kind !== 'service')
        throw new Error(`line ${index + 1} is an option of no service: ${line}`);
      last.wordings.push(...wordings);
      return;
    }
    const kind = mark === '?' ? 'question' : 'service';
    entries.push({
      trade,
      kind,
      language,
      titles: names,
      names: names.map(nameStems),
      wordings,
    });
  });
  return entries;
}

function parted(text: string, by: string): string[] {
  return text
    .split(by)
    .map((one) => one.trim())
    .filter(Boolean);
}

/** Makes entries ready to be looked up by the words of a shop. */
export function indexLexicon(entries: readonly LexiconEntry[]): Lexicon {
  const written = entries.flatMap(({ names }, at) => names.map((stems) => ({ at, stems })));
  const byStem = new Map<string, number[]>();
  const uses = new Map<string, number>();
  for (const [place, { stems }] of written.entries())
    for (const one of stems) {
      const places = byStem.get(one);
      if (places) places.push(place);
      else byStem.set(one, [place]);
    }
  for (const { names } of entries)
    for (const one of new Set(names.flatMap((name) => [...name])))
      uses.set(one, (uses.get(one) ?? 0) + 1);
  const idf = (count: number) => Math.log((entries.length + 2) / (count + 1));
  const weights = new Map([...uses].map(([one, count]) => [one, idf(count)]));
  const foreign = idf(0);
  const weigh = (name: ReadonlySet<string>) =>
    [...name].reduce((sum, one) => sum + (weights.get(one) ?? foreign), 0);
  return {
    entries,
    names: written.map(({ at, stems }) => ({ at, stems, weight: weigh(stems) })),
    byStem,
    weights,
    foreign,
  };
}

/** For where there is none: words of the shop's own alone tell what is meant. */
export const emptyLexicon: Lexicon = indexLexicon([]);
