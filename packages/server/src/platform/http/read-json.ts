/** Far more than all that one AI knows comes to: members of objects and items of lists, in all. */
const mostValues = 50_000;

/** Far deeper than anything of ours. What reads a body after us goes as deep as it does. */
const deepest = 64;

/** What a body holds too much of. */
export type ExcessOfJson = 'values' | 'depth';

/** What JSON holds too much of, before any of it is made; null: nothing. Looks at each character once. */
export function excessOfJson(text: string): ExcessOfJson | null {
  let values = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charAt(at)) {
      case '"':
        at = endOfString(text, at + 1);
        break;
      case '[':
      case '{':
        values += 1;
        depth += 1;
        break;
      case ']':
      case '}':
        depth -= 1;
        break;
      case ',':
        values += 1;
    }
    if (depth > deepest) return 'depth';
    if (values > mostValues) return 'values';
  }
  return null;
}

/** Where the quotation mark stands that ends a string. */
function endOfString(text: string, start: number): number {
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') return at;
    if (character === '\\') at += 1;
  }
  return text.length;
}

/** How JSON writes half of a surrogate pair, or one of two whole halves. */
const halfEscaped = /\\u[dD][89a-fA-F]/;

/**
 * JSON as a database takes it: half of a surrogate pair, which is no text, becomes U+FFFD, in names of
 * members too. Ask for its excess first.
 * @throws SyntaxError
 */
export function readJson(text: string): unknown {
  const read: unknown = JSON.parse(text);
  return halfEscaped.test(text) ? wellFormed(read) : read;
}

function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return whole(value);
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [whole(name), wellFormed(member)]),
  );
}

function whole(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '\uFFFD');
}

/** An escape that is not itself escaped. */
const nulEscaped = /(?<!\\)(?:\\\\)*\\u0000/;

/** Whether a text of some JSON holds the one character that PostgreSQL's text does not. */
export function holdsNul(text: string): boolean {
  return nulEscaped.test(text);
}
