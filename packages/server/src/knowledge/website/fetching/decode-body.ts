type Decoder = InstanceType<typeof TextDecoder>;

/** Names of charsets that pages use and `TextDecoder` does not know. */
const aliases: Readonly<Record<string, string>> = { utf8: 'utf-8', 'x-sjis': 'shift_jis' };

/**
 * The text of a page in the charset it says it is in (byte order mark, then header, then `<meta>`),
 * else UTF-8, else Windows-1252, as browsers read it.
 */
export function decodeBody(body: Uint8Array, contentType: string): string {
  const head = new TextDecoder('latin1').decode(body.subarray(0, 2048));
  const mark = byteOrderMark(body);
  const declared =
    /charset\s*=\s*["']?([\w:-]+)/i.exec(contentType)?.[1] ??
    /<meta[^>]{0,200}charset\s*=\s*["']?([\w:-]+)/i.exec(head)?.[1] ??
    /<\?xml[^>]{0,100}encoding\s*=\s*["']([\w:-]+)/i.exec(head)?.[1];
  const named = mark ?? (declared ? decoderNamed(declared) : null);
  if (named) return named.decode(body);
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  try {
    return utf8.decode(body);
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(body);
    throw error;
  }
}

function byteOrderMark(body: Uint8Array): Decoder | null {
  const [first, second, third] = body;
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder('utf-8');
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  return null;
}

/** Null for a charset nobody knows: the page is then read as if it had named none. */
function decoderNamed(charset: string): Decoder | null {
  const name = charset.toLowerCase();
  try {
    return new TextDecoder(aliases[name] ?? name);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
