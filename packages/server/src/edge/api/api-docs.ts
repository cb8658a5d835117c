import type { OpenAPI } from '@orpc/contract';
import { contract, errorBody } from '@second-ring/contract';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';

/** The contract as an OpenAPI document, and a page to read it. Made when first asked for. */
export function apiDocsRoutes(): Hono {
  let making: ReturnType<typeof describeContract> | undefined;
  const document = () => {
    making ??= describeContract();
    return making;
  };
  const routes = new Hono();
  routes.get('/api/openapi.json', async (context) => context.json(await document()));
  routes.get('/api/docs', async (context) => context.html(docsPage(await document())));
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
      description: `Refusals answer ${JSON.stringify(z.toJSONSchema(errorBody).properties)}.`,
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
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}pre{overflow:auto;background:#f5f5f4;padding:1rem}code{font-weight:600}</style></head>
<body>
<h1>${document.info.title} API</h1>
<p>${document.info.description ?? ''}</p>
<p>The same as data: <a href="/api/openapi.json">openapi.json</a></p>
${operations}
</body></html>`;
}

function section(method: string, path: string, operation: unknown) {
  return html`<section><h2><code>${method.toUpperCase()} /api${path}</code></h2>
<details><summary>Parameters and answers</summary><pre>${JSON.stringify(operation, null, 2)}</pre></details></section>`;
}
