/**
 * The values in a JSON-LD script, as forgiving as search engines are: comments, trailing commas,
 * raw line breaks in strings, HTML entities, CDATA and several values in a row are all met in the
 * wild.
 * @returns null where even so it cannot be read.
 */
export function readJsonLd(script: string): unknown[] | null {
  const text = script
    .replace(/^\s*(\/\/\s*)?<!\[CDATA\[/, '')
    .replace(/(\/\/\s*)?\]\]>\s*$/, '')
    .replace(/^\s*<!--/, '')
    .replace(/-->\s*$/, '')
    .replace(/^\uFEFF/, '')
    .trim();
  if (text === '') return [];
  const repaired = repairJson(text);
  for (const attempt of [text, repaired, repairJson(decodeEntities(text)), inRow(repaired)]) {
    const value = parsed(attempt);
    if (value !== undefined) return [value].flat();
  }
  return null;
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Several objects one after the other, as one list. */
function inRow(text: string): string {
  return repairJson(`[${text.replace(/\}\s*;?\s*\{/g, '},{')}]`);
}

/** Comments and trailing commas out, raw control characters in strings escaped. */
function repairJson(text: string): string {
  const pieces =
    /"(?:[^"\\]|\\[\s\S])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|,(?=(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*[}\]])/g;
  return text
    .replace(pieces, (piece) => (piece.startsWith('"') ? escapeControls(piece) : ''))
    .replace(/[;,]\s*$/, '');
}

function escapeControls(string: string): string {
  const escapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return [...string]
    .map((letter) => (letter < ' ' ? (escapes[letter] ?? '') : letter))
    .join('')
    .replace(/\\(?!["\\/bfnrtu])/g, '');
}

const named: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
};

/** HTML entities as the characters they stand for; one nobody knows stays as it is. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (entity, body: string) => {
    if (!body.startsWith('#')) return named[body.toLowerCase()] ?? entity;
    const hex = body.charAt(1).toLowerCase() === 'x';
    const code = Number.parseInt(body.slice(hex ? 2 : 1), hex ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
