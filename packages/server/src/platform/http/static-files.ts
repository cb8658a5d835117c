import { readFile, stat } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';

export type Encoding = 'br' | 'gzip' | 'identity';

const endings = { br: '.br', gzip: '.gz', identity: '' } as const satisfies Record<
  Encoding,
  string
>;

/** What no file of a build is called, or what would lead elsewhere. */
const noFile = /[%\\\0]|\/\/|\/\.{1,2}(?:\/|$)/;

/** A file as it was when it last changed. */
interface KeptFile {
  changedAt: number;
  content: Promise<Buffer<ArrayBuffer>>;
}

/**
 * The files of a folder as they lie there, compressed where the build has compressed them. Each is read
 * once and kept until it changes: however many ask for one, and however slowly they take it, it is in
 * memory once, and holds no file open.
 */
export function staticFiles(folder: string): MiddlewareHandler {
  const kept = new Map<string, KeptFile>();
  const root = normalize(`${folder}/`);
  const find = async (file: string): Promise<KeptFile | null> => {
    const changedAt = await changeOf(file);
    if (changedAt === null) return null;
    const known = kept.get(file);
    if (known?.changedAt === changedAt) return known;
    const found = { changedAt, content: readFile(file) };
    kept.set(file, found);
    found.content.catch(() => kept.delete(file));
    return found;
  };
  return async (context, next) => {
    const { path } = context.req;
    const file = normalize(join(root, path));
    if (noFile.test(path) || !file.startsWith(root)) return next();
    const wanted = encodingFor(context.req.header('accept-encoding'));
    const compressed = wanted === 'identity' ? null : await find(file + endings[wanted]);
    const found = compressed ?? (await find(file));
    if (found === null) return next();
    const content = await found.content;
    context.header('Content-Type', getMimeType(file) ?? 'application/octet-stream');
    context.header('Content-Length', String(content.byteLength));
    context.header('Last-Modified', new Date(found.changedAt).toUTCString());
    context.header('Vary', 'Accept-Encoding');
    if (compressed !== null) context.header('Content-Encoding', wanted);
    return context.body(content.byteLength > pieceLength ? inPieces(content) : content);
  };
}

/** What is written of a file at once: a whole one would be copied for everybody who asks. */
const pieceLength = 64 * 1024;

function inPieces(content: Buffer<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream(
    {
      pull: (controller) => {
        controller.enqueue(content.subarray(at, at + pieceLength));
        at += pieceLength;
        if (at >= content.byteLength) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** When a file changed last; null where there is none. */
export async function changeOf(file: string): Promise<number | null> {
  try {
    const found = await stat(file);
    return found.isFile() ? found.mtimeMs : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && isAbsence(error.code)) return null;
    throw error;
  }
}

function isAbsence(code: unknown): boolean {
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG';
}

/** The best encoding a client accepts, given its `Accept-Encoding` header. */
export function encodingFor(accepted: string | undefined): Encoding {
  const offers = (accepted ?? '')
    .split(',')
    .map((offer) => offer.split(';').map((part) => part.trim()));
  const takes = (name: string) =>
    offers.some(([offered, weight]) => offered === name && !/^q=0(\.0*)?$/.test(weight ?? ''));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
