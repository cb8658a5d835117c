import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAgentFromPlace } from './create-agent.ts';

const place = { name: 'Otter Point Plumbing', place_id: 'otter' };

describe('making an agent of a place', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['HTTP/1.1', 'Internal Server Error', '500 Internal Server Error - No number is left.'],
    ['HTTP/2, which has no status texts', '', '500 - No number is left.'],
  ])('says how the server refused over %s', async (_, statusText, said) => {
    const refusal = Response.json({ error: 'No number is left.' }, { status: 500, statusText });
    vi.stubGlobal('fetch', async () => refusal);
    await expect(createAgentFromPlace(place)).rejects.toThrow(
      new Error(`Failed to set up AI employee: API Error: ${said}`),
    );
  });

  it('tells the server each time that it is the same browser', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body));
      return Response.json({ agent: '+16045550143' });
    });
    await createAgentFromPlace(place);
    await createAgentFromPlace({ ...place, place_id: 'heron' });
    const setUpId = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(sent).toMatchObject([{ ...place, setUpId }, { place_id: 'heron' }]);
    expect(sent[1]).toHaveProperty('setUpId', Object(sent[0]).setUpId);
  });

  it('says so where the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(createAgentFromPlace(place)).rejects.toThrow('the server could not be reached');
  });
});
