import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { assertPublic, isAllowed, pinnedLookup, type ResolveAll } from './web-address.ts';
import { WebsiteProblem } from './website-problem.ts';

export interface FetchOptions {
  /** `host:port` pairs that may be reached although private. */
  allowHosts: readonly string[];
  resolve: ResolveAll;
  /** How we call ourselves. */
  userAgent: string;
  signal: AbortSignal;
  /** Asked before every request, redirects included; throws for an address not to be visited. */
  admit: (url: URL) => Promise<void>;
  /** Which types are wanted; anything else is refused unread. */
  accepts: RegExp;
}

interface FetchedPage {
  /** Where the redirects ended. */
  url: URL;
  status: number;
  body: string;
}

/** Two megabytes, before and after decompression. */
const largestPage = 2 * 1024 * 1024;
const mostRedirects = 5;
const pageMilliseconds = 6_000;

/**
 * Gets one page: every hop checked for being public, connected to the very address that was
 * checked, decompressed and cut off at two megabytes, decoded.
 * @throws WebsiteProblem
 */
export async function fetchPage(start: URL, options: FetchOptions): Promise<FetchedPage> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(pageMilliseconds)]);
  let url = start;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    assertPublic(url, options.allowHosts);
    await options.admit(url);
    const answer = await ask(url, options, signal);
    const status = answer.statusCode ?? 0;
    const { location } = answer.headers;
    if (status >= 300 && status < 400 && location) {
      answer.destroy();
      if (!URL.canParse(location, url.href)) {
        throw new WebsiteProblem('REFUSED', `${url.href} redirects to ${location.slice(0, 200)}`);
      }
      url = new URL(location, url);
      continue;
    }
    return { url, status, body: await readBody(answer, url, options.accepts, signal) };
  }
  throw new WebsiteProblem('TOO_MANY_REDIRECTS', start.href);
}

function ask(url: URL, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const lookup: LookupFunction | undefined = isAllowed(url, options.allowHosts)
    ? undefined
    : pinnedLookup(options.resolve);
  return new Promise((resolve, reject) => {
    const asking = request(url, {
      signal,
      agent: false,
      ...(lookup && { lookup }),
      headers: {
        'user-agent': options.userAgent,
        accept: 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5',
        'accept-encoding': 'gzip, deflate, br',
        'accept-language': 'en-CA,en;q=0.9,fr-CA;q=0.8,fr;q=0.7',
      },
    });
    asking.on('response', resolve);
    asking.on('error', (error) => reject(problemOf(error, url, signal)));
    asking.end();
  });
}

async function readBody(
  answer: IncomingMessage,
  url: URL,
  accepts: RegExp,
  signal: AbortSignal,
): Promise<string> {
  const type = answer.headers['content-type'] ?? 'text/html';
  try {
    if (!accepts.test(type)) throw new WebsiteProblem('NOT_A_PAGE', `${url.href} is ${type}`);
    if (Number(answer.headers['content-length'] ?? 0) > largestPage) {
      throw new WebsiteProblem('TOO_LARGE', url.href);
    }
    return decodeBody(await unpacked(answer, url, signal), type);
  } catch (error) {
    throw problemOf(error, url, signal);
  } finally {
    answer.destroy();
  }
}

/**
 * All that was sent, unpacked: at most two megabytes of either. However it ends, the connection and
 * the decompressor are let go of before this settles; a pipeline would wait for a decompressor that
 * is in the middle of a bomb.
 */
function unpacked(answer: IncomingMessage, url: URL, signal: AbortSignal): Promise<Buffer> {
  const unpack = decompressor(answer.headers['content-encoding']);
  const source = unpack ?? answer;
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const letGo = () => {
      signal.removeEventListener('abort', onAbort);
      answer.unpipe();
      answer.destroy();
      unpack?.destroy();
    };
    const fail = (error: unknown) => {
      letGo();
      reject(error);
    };
    const onAbort = () => fail(signal.reason);
    const atMost = (size: number) => {
      if (size > largestPage) fail(new WebsiteProblem('TOO_LARGE', url.href));
    };
    let sent = 0;
    let size = 0;
    answer.on('data', (chunk: Buffer) => {
      sent += chunk.length;
      atMost(sent);
    });
    source.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= largestPage) chunks.push(chunk);
      atMost(size);
    });
    source.on('end', () => {
      letGo();
      resolve(Buffer.concat(chunks));
    });
    answer.on('close', () => {
      if (!answer.complete) fail(new Error('The connection was cut off.'));
    });
    answer.on('error', fail);
    unpack?.on('error', fail);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort);
    if (unpack) answer.pipe(unpack);
  });
}

function decompressor(encoding: string | undefined) {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'br') return createBrotliDecompress();
  if (encoding === 'deflate') return createInflate();
  return null;
}

/** Whatever went wrong on the way to a page, as one of our problems. */
function problemOf(error: unknown, url: URL, signal: AbortSignal): WebsiteProblem {
  if (error instanceof WebsiteProblem) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (signal.aborted) return new WebsiteProblem('TOO_SLOW', `${url.href}: ${message}`);
  return new WebsiteProblem('UNREACHABLE', `${url.href}: ${message}`);
}

type Decoder = InstanceType<typeof TextDecoder>;

/** Names of charsets that pages use and `TextDecoder` does not know. */
const aliases: Readonly<Record<string, string>> = { utf8: 'utf-8', 'x-sjis': 'shift_jis' };

/**
 * The text of a page in the charset it says it is in (byte order mark, then header, then `<meta>`),
 * else UTF-8, else Windows-1252, as browsers read it.
 */
function decodeBody(body: Uint8Array, contentType: string): string {
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
