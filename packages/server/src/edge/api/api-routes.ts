import type { OpenAPI } from '@orpc/contract';
import { StandardOpenAPIHandler } from '@orpc/openapi/standard';
import { onError } from '@orpc/server';
import { toFetchHeaders, toStandardLazyRequest } from '@orpc/standard-server-fetch';
import { contract, errorBody } from '@second-ring/contract';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { createAccountLimit } from '../../platform/http/rate-limit.ts';
import { type ExcessOfJson, excessOfJson, readJson } from '../../platform/http/read-json.ts';
import { Refusal } from '../../platform/refusal.ts';
import { procedures, withDatabaseOf } from '../../platform/tenant-guard/procedures.ts';
import type { AllServices } from '../services.ts';
import { type Asked, askBeforeReading } from './ask-before-reading.ts';
import * as nouns from './nouns.ts';
import { encodeErrorBody, refusalOf, toOrpcError } from './refuse.ts';

/** Told where nothing counts when a refusal ends. */
const usualRetrySeconds = 3_600;

/** Far more than all columns of an agent take; reading more takes the square of its length. */
const longestSelect = 500;

const rowsShape = z.array(z.record(z.string(), z.unknown()));

/** Every procedure of the contract, on the paths it names under `/api`. */
export function apiRoutes(services: AllServices): Hono {
  z.config({ customError: plainSentence });
  const api = new StandardOpenAPIHandler(implementContract(services), {
    customErrorResponseBodyEncoder: encodeErrorBody,
    clientInterceptors: [
      onError((error) => {
        throw toOrpcError(refusalOf(error, services.log));
      }),
    ],
  });
  const limitAccount = createAccountLimit();
  const routes = new Hono<Asked>();
  askBeforeReading(routes, services.people);
  routes.get('/api/agents', async (context, next) => {
    await next();
    const select = context.req.query('select')?.slice(0, longestSelect);
    if (select && context.res.ok) {
      const rows = rowsShape.parse(await context.res.json());
      context.res = Response.json(selectColumns(rows, select), { headers: context.res.headers });
    }
  });
  routes.all('/api/*', async (context, next) => {
    let written: string | null = null;
    let retryAfter = usualRetrySeconds;
    let excess: ExcessOfJson | null = null;
    const request = requestWithFields(context.req.raw, (found) => {
      excess = found;
    });
    const { response } = await api.handle(request, {
      prefix: '/api',
      context: {
        ...context.get('asking'),
        limitAccount,
        tellToWait: (seconds) => {
          retryAfter = seconds;
        },
        withDatabaseOf: (person) => withDatabaseOf(services, person),
        answerWith: (json) => {
          written = json;
        },
      },
    });
    if (excess !== null) throw refusalOfExcess(excess);
    if (!response) return next();
    const { status, body } = response;
    const answered = toFetchHeaders(response.headers);
    answered.set('Cache-Control', 'no-store');
    if (status === 429) answered.set('Retry-After', String(retryAfter));
    if (body === undefined) return new Response(null, { status, headers: answered });
    answered.set('Content-Type', 'application/json');
    const text = (status < 400 && written) || JSON.stringify(body);
    // Written here once: a text leaves in one packet with its headers, a stream would not.
    return new Response(text, { status, headers: answered });
  });
  return new Hono().route('/', routes);
}

/**
 * A body is an object of fields or absent: of any other JSON oRPC would take nothing, and say nothing.
 * Nothing is made of more than anything of the contract takes.
 * @param tellOfExcess told of what is too much, whatever oRPC then answers
 */
function requestWithFields(
  raw: Request,
  tellOfExcess: (excess: ExcessOfJson) => void,
): ReturnType<typeof toStandardLazyRequest> {
  const body = async () => {
    const text = await raw.text();
    if (text === '') return undefined;
    const excess = excessOfJson(text);
    if (excess !== null) {
      tellOfExcess(excess);
      throw new RangeError('The body holds too much.');
    }
    const read = readJson(text);
    if (typeof read !== 'object' || !read || Array.isArray(read))
      throw new TypeError('The body is no object.');
    return read;
  };
  return { ...toStandardLazyRequest(raw), body };
}

function refusalOfExcess(excess: ExcessOfJson): Refusal {
  return excess === 'depth'
    ? new Refusal(
        'INVALID_REQUEST',
        'The request holds lists or objects too deep in one another. Please flatten it.',
      )
    : new Refusal('TOO_LARGE', 'The request holds too many values. Please send fewer at once.');
}

function implementContract(services: AllServices) {
  return procedures.router(openEach(nouns, services));
}

/** Gives the services to each noun of a list, and answers what each made of them. */
function openEach<Made>(
  nouns: { [Noun in keyof Made]: (services: AllServices) => Made[Noun] },
  services: AllServices,
): Made {
  const made: Made = Object.create(null);
  for (const noun in nouns) made[noun] = nouns[noun](services);
  return made;
}

/** The contract as an OpenAPI document, and a page to read it. Made when first asked for. */
export function apiDocsRoutes(): Hono {
  // Written once: anybody may ask, and it is long.
  let making: Promise<{ json: string; page: string }> | undefined;
  const written = () => {
    making ??= describeContract().then(async (document) => ({
      json: JSON.stringify(document),
      page: String(await docsPage(document)),
    }));
    return making;
  };
  const routes = new Hono();
  routes.get('/api/openapi.json', async (context) =>
    context.body((await written()).json, 200, { 'Content-Type': 'application/json' }),
  );
  routes.get('/api/docs', async (context) => context.html((await written()).page));
  return routes;
}

async function describeContract() {
  const { OpenAPIGenerator } = await import('@orpc/openapi');
  const { ZodToJsonSchemaConverter } = await import('@orpc/zod/zod4');
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return generator.generate(contract, {
    info: {
      title: 'Second Ring',
      version: '1',
      description: `A refusal answers { error, code }: a sentence that says what to do next, and for programs one of ${errorBody.shape.code.options.join(', ')}. Beside VERSION_CONFLICT, conflict tells what was published meanwhile, by whom and when.`,
    },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  });
}

/** The OpenAPI document as one page without scripts: every path, its parameters and its answers. */
function docsPage(document: OpenAPI.Document) {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => section(method, path, operation)),
  );
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${document.info.title} API</title><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>:root{color-scheme:light dark;background:light-dark(#fcfaf5,#0c1713);color:light-dark(#10241d,#f3efe8)}body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}a{color:light-dark(#006246,#6bcfa6)}pre{overflow:auto;background:light-dark(#f3efe6,#16241f);padding:1rem}code{font-weight:600}</style></head>
<body>
<main>
<h1>${document.info.title} API</h1>
<p>${document.info.description ?? ''}</p>
<p>The same as data: <a href="/api/openapi.json">openapi.json</a></p>
${operations}
</main>
</body></html>`;
}

function section(method: string, path: string, operation: unknown) {
  return html`<section><h2><code>${method.toUpperCase()} /api${path}</code></h2>
<details><summary>Parameters and answers</summary><pre>${JSON.stringify(operation, null, 2)}</pre></details></section>`;
}

/**
 * What a person reads about a wrong field where the contract has no sentence of its own for it.
 * Undefined for what no sentence is known for.
 */
function plainSentence(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This is missing.';
      if (Array.isArray(issue.input))
        return `Give this once; it should be ${kind(issue.expected)}.`;
      return `This should be ${kind(issue.expected)}.`;
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum);
    case 'too_big':
      return tooBig(issue.origin, issue.maximum);
    case 'invalid_value':
      return `This should be one of ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return 'This is not written as it should be.';
    case 'unrecognized_keys':
      return `There is no field called ${issue.keys.join(', ')} here.`;
    default:
      return undefined;
  }
}

const kinds: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

function kind(expected: string): string {
  return kinds[expected] ?? expected;
}

function tooSmall(origin: string, minimum: number | bigint): string {
  if (origin === 'string')
    return minimum === 1 ? 'This is empty.' : `Write at least ${minimum} characters.`;
  return origin === 'array' ? `Give at least ${minimum}.` : `This should be at least ${minimum}.`;
}

function tooBig(origin: string, maximum: number | bigint): string {
  if (origin === 'string') return `Write at most ${maximum} characters.`;
  return origin === 'array' ? `Give at most ${maximum}.` : `This should be at most ${maximum}.`;
}

/**
 * Keeps of each row what a `select` names: columns separated by commas, `*` for all of them, and
 * parts of an embedded row as `name:table(column,…)`, as PostgREST writes it. What a row does not
 * have is left out.
 */
function selectColumns(rows: Record<string, unknown>[], select: string) {
  const wanted = [...select.matchAll(/([^,:(]+)(?::[^,(]+)?(?:\(([^)]*)\))?(?:,|$)/g)].map(
    ([, name = '', columns]) => ({ name: name.trim(), columns: columns?.split(',') }),
  );
  const all = wanted.some(({ name }) => name === '*');
  return rows.map((row) => ({
    ...(all && row),
    ...Object.fromEntries(
      wanted
        .filter(({ name }) => name in row)
        .map(({ name, columns }) => [name, columns ? pick(row[name], columns) : row[name]]),
    ),
  }));
}

function pick(value: unknown, columns: string[]): unknown {
  const names = new Set(columns.map((column) => column.trim()));
  if (typeof value !== 'object' || value === null || names.has('*')) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.has(name)));
}
