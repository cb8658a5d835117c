import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

export interface MillisApi {
  url: string;
  /** What was asked, such as `PUT /agents/a1`, with the body that came. */
  requests: { asked: string; authorization: string; body: unknown }[];
  /** What stands at a path, such as `/agents/a1`; anything else is not found. */
  stored: Map<string, unknown>;
  /** True: every request is answered 500. */
  failing: boolean;
  close(): void;
}

/** A stand-in for Millis's API over real HTTP. A `POST` to `/agents` makes `agent-1`, `agent-2`… */
export async function startMillisApi(): Promise<MillisApi> {
  const server = createServer(async (request, response) => {
    const sent = await text(request);
    const body: unknown = sent === '' ? null : JSON.parse(sent);
    const path = request.url ?? '';
    const { authorization = '' } = request.headers;
    api.requests.push({ asked: `${request.method} ${path}`, authorization, body });
    const isNew = request.method === 'POST' && path === '/agents';
    const answer = isNew ? { id: `agent-${api.requests.length}` } : api.stored.get(path);
    const status = api.failing ? 500 : answer === undefined ? 404 : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? answer : { message: 'no' }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const api: MillisApi = {
    url: `http://127.0.0.1:${port}`,
    requests: [],
    stored: new Map(),
    failing: false,
    close: () => server.close(),
  };
  return api;
}
