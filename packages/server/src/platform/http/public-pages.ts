import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { publicUrlPlaceholder } from '@second-ring/contract/public-url';

type Encoding = 'br' | 'gzip' | 'identity';

/** A text file of the build with this installation's address in it. */
export interface PublicPage {
  type: string;
  /** The hashes of the scripts written into it, as a content security policy names them. */
  inlineScripts: string[];
  body: (encoding: Encoding) => Promise<Buffer<ArrayBuffer>>;
}

const types = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
} as const;

/** Where quality costs more time than it saves bytes. */
const brotliQuality = 9;

/**
 * Finds files of the built web application that name the installation's address, puts that address
 * in, and keeps each, compressed once, until the file changes.
 */
export function openPublicPages(folder: string, publicUrl: string) {
  const kept = new Map<string, { changedAt: number; page: PublicPage }>();
  return async (name: string, extension: keyof typeof types): Promise<PublicPage | null> => {
    const file = normalize(join(folder, `${name}.${extension}`));
    if (!file.startsWith(normalize(`${folder}/`))) return null;
    const changedAt = await changeOf(file);
    if (changedAt === null) return null;
    const known = kept.get(file);
    if (known?.changedAt === changedAt) return known.page;
    const text = (await readFile(file, 'utf8')).replaceAll(publicUrlPlaceholder, publicUrl);
    const page = {
      type: types[extension],
      inlineScripts: extension === 'html' ? inlineScriptsOf(text) : [],
      body: compressedOnce(Buffer.from(text)),
    };
    kept.set(file, { changedAt, page });
    return page;
  };
}

/** Only what the build itself wrote is a bare `<script>`: drawn pages escape every `<`. */
function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

/** When a file changed last; null where there is none. */
async function changeOf(file: string): Promise<number | null> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (error instanceof Error && 'code' in error && isAbsence(error.code)) return null;
    throw error;
  }
}

function isAbsence(code: unknown): boolean {
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG';
}

function compressedOnce(content: Buffer<ArrayBuffer>): PublicPage['body'] {
  const done = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  return (encoding) => {
    const compressed = done.get(encoding) ?? compress(content, encoding);
    done.set(encoding, compressed);
    return compressed;
  };
}

async function compress(
  content: Buffer<ArrayBuffer>,
  encoding: Encoding,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'identity') return content;
  if (encoding === 'gzip') return promisify(gzip)(content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  return promisify(brotliCompress)(content, { params });
}

/** The best encoding a client accepts, given its `Accept-Encoding` header. */
export function encodingFor(accepted: string | undefined): Encoding {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().split(/\s*;\s*/));
  const takes = (name: string) =>
    offers.some(([offered, weight]) => offered === name && !/^q=0(\.0*)?$/.test(weight ?? ''));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
