import { contract, errorBody } from '@second-ring/contract';
import { Hono } from 'hono';
import { z } from 'zod';
import { docsPage } from './docs-page.ts';

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
