/**
 * The notation the vocabularies are written in. A phrase is words in a row; `stem*` is any word
 * that begins so; `_` is any one word and `..` a gap of up to four; `(a|b c)` are alternatives and
 * `(a|b)?` may be missing; `<name>` is a set the language defines; `^` and `$` are the ends of the
 * clause.
 */
export interface Phrase {
  /** Matches words that are each followed by one space; sticky, so it reads from `lastIndex`. */
  pattern: RegExp;
  /** What the first word may be: whole words, and stems. Where neither is known, `anywhere`. */
  first: { words: Set<string>; stems: Set<string>; anywhere: boolean };
}

type Part =
  | { kind: 'word'; text: string; stem: boolean }
  | { kind: 'gap' }
  | { kind: 'edge'; source: '^' | '$' }
  | { kind: 'choice'; options: Part[][]; optional: boolean };

const symbol = /\(|\)\??|\||\.\.|\^|\$|<[a-zA-Z]+>\??|[^\s()|<>^$.?]+/g;

function read(symbols: string[], sets: Record<string, string>): Part[][] {
  const options: Part[][] = [[]];
  for (let next = symbols.shift(); next !== undefined; next = symbols.shift()) {
    const current = options[options.length - 1] ?? [];
    if (next === '|') options.push([]);
    else if (next === ')' || next === ')?') {
      symbols.unshift(next);
      return options;
    } else if (next === '(') {
      const inner = read(symbols, sets);
      const close = symbols.shift();
      if (close === undefined) throw new Error('A bracket is left open in a phrase.');
      current.push({ kind: 'choice', options: inner, optional: close === ')?' });
    } else if (next.startsWith('<')) {
      const set = sets[next.replaceAll(/[<>?]/g, '')];
      if (set === undefined) throw new Error(`A phrase names ${next}, which no set defines.`);
      const inner = read(set.match(symbol) ?? [], sets);
      current.push({ kind: 'choice', options: inner, optional: next.endsWith('?') });
    } else if (next === '..') current.push({ kind: 'gap' });
    else if (next === '^' || next === '$') current.push({ kind: 'edge', source: next });
    else current.push({ kind: 'word', text: next.replace('*', ''), stem: next.endsWith('*') });
  }
  return options;
}

function sourceOf(parts: Part[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'gap') return '(?:\\S+ ){0,4}?';
      if (part.kind === 'edge') return part.source;
      if (part.kind === 'word' && part.text === '_') return '\\S+ ';
      if (part.kind === 'word') return `${part.text}${part.stem ? '[a-z0-9]*' : ''} `;
      return `(?:${part.options.map(sourceOf).join('|')})${part.optional ? '?' : ''}`;
    })
    .join('');
}

/** Adds what a row of parts may begin with; true where the row may match no word at all. */
function addFirst(parts: Part[], first: Phrase['first']): boolean {
  for (const part of parts) {
    if (part.kind === 'edge') continue;
    if (part.kind === 'gap') {
      first.anywhere = true;
      return false;
    }
    if (part.kind === 'word' && part.text === '_') {
      first.anywhere = true;
      return false;
    }
    if (part.kind === 'word') {
      (part.stem ? first.stems : first.words).add(part.text);
      return false;
    }
    const empty = part.options.map((option) => addFirst(option, first)).includes(true);
    if (!part.optional && !empty) return false;
  }
  return true;
}

/** Reads one phrase. Throws where it is malformed: a vocabulary is compiled once, when loaded. */
export function compilePhrase(written: string, sets: Record<string, string>): Phrase {
  const symbols = written.match(symbol) ?? [];
  if (symbols.join('') !== written.replaceAll(' ', ''))
    throw new Error(`"${written}" holds a sign that means nothing in a phrase.`);
  const options = read(symbols, sets);
  if (symbols.length > 0) throw new Error(`A bracket is closed twice in "${written}".`);
  const first = { words: new Set<string>(), stems: new Set<string>(), anywhere: false };
  for (const option of options) addFirst(option, first);
  const pattern = new RegExp(`(?:${options.map(sourceOf).join('|')})`, 'y');
  return { pattern, first };
}
