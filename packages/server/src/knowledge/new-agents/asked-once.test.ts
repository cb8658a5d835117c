import { business, newAgent } from '@second-ring/contract';
import { expect, it } from 'vitest';
import { openLog } from '../../platform/observability/log.ts';
import { createTestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addNumber, addPerson, removeShops } from '../../testing/shops.ts';
import { serveWebsite } from '../../testing/website-server.ts';

const ana = '00000000-0000-4000-8000-00000000000a';
const page = `<title>Fraser Barbers</title><h1>Fraser Barbers</h1><p>Haircuts in Langley, BC</p>
  <h2>FAQ</h2><h3>Do you take walk-ins?</h3><p>Yes, walk-ins are welcome on weekdays.</p>`;

describeOnEachDatabase('a new agent of a website', (open) => {
  it('asks its owner nothing that the site answers', async () => {
    await removeShops(open().database);
    await addPerson(open().database, ana);
    await addNumber(open().database, '+16045550141', { region: 'BC' });
    const barbers = await serveWebsite(null, (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      return true;
    });
    const websites = {
      allowHosts: [barbers.host],
      publicUrl: 'http://localhost',
      log: openLog('silent'),
    };
    const api = createTestApi(open(), { op: { role: 'operator', userId: ana } }, { websites });
    const { body } = await api.ask(null, '/api/agents/create-from-website', {
      method: 'POST',
      body: { website: barbers.origin },
    });
    await barbers.close();
    const { businessId } = newAgent.parse(body);
    const made = business.parse((await api.ask('op', `/api/businesses/${businessId}`)).body);
    const questions = made.common_questions ?? [];
    const walkIns = questions.filter(({ question }) => question.includes('walk-ins'));
    expect(walkIns).toMatchObject([{ explanation: expect.stringContaining('welcome') }]);
    expect(questions.length).toBeGreaterThan(3);
  });
});
