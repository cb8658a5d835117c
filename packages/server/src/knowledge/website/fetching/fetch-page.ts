import { isUtf8 } from 'node:buffer';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { legacyHookDecode } from '@exodus/bytes/encoding.js';
import sniffEncoding from 'html-encoding-sniffer';
import { assertPublic, isAllowed, isShort, pinnedLookup, type ResolveAll } from './web-address.ts';
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
 * Gets one page: every hop checked for its length and for being public, connected to the very address that was
 * checked, decompressed and cut off at two megabytes, decoded.
 * @throws WebsiteProblem
 */
export async function fetchPage(start: URL, options: FetchOptions): Promise<FetchedPage> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(pageMilliseconds)]);
  let url = start;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    if (!isShort(url)) throw new WebsiteProblem('REFUSED', `Too long an address: ${url.origin}`);
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

/**
 * The text of a page in the charset browsers read it in (the HTML Standard's encoding sniffing
 * algorithm: byte order mark, header, `<meta>`); where it names none, UTF-8 if it is that, else
 * Windows-1252.
 */
function decodeBody(body: Uint8Array, contentType: string): string {
  const charset = sniffEncoding(body, {
    transportLayerEncodingLabel: /charset\s*=\s*["']?([\w:-]+)/i.exec(contentType)?.[1],
    defaultEncoding: isUtf8(body) ? 'utf-8' : 'windows-1252',
  });
  return legacyHookDecode(body, charset.toLowerCase());
}
