import { appointment, defaultHours } from '@second-ring/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addBookableShop, type Shop } from '../../testing/shop.ts';

const two = '2099-06-11T21:00:00.000Z';
const three = '2099-06-11T22:00:00.000Z';

describeOnEachDatabase('appointments over the API', (open) => {
  let api: TestApi;
  let mine: Shop;
  let theirs: Shop;
  beforeEach(async () => {
    mine = await addBookableShop(open().database);
    theirs = await addBookableShop(open().database);
    const userId = crypto.randomUUID();
    api = createTestApi(open(), {
      owner: { role: 'owner', userId, businessIds: [mine.businessId] },
      stranger: { role: 'owner', userId, businessIds: [] },
      other: { role: 'owner', userId, businessIds: [theirs.businessId] },
    });
  });
  const create = (start_at: string, more: object = {}, who = 'owner') =>
    api.ask(who, '/api/appointments', {
      method: 'POST',
      body: { business_id: mine.businessId, service_id: 'overhaul', start_at, ...more },
    });
  const made = async (start: string, more: object = {}) =>
    appointment.parse((await create(start, more)).body);
  const put = (path: string, body: object = {}, who = 'owner') =>
    api.ask(who, `/api/appointments/${path}`, { method: 'PUT', body });

  it('are made with the service’s length and the number as it is dialled', async () => {
    const row = await made(two, { customer_name: 'Andre', customer_phone: '604 555 0150' });
    expect(row).toMatchObject({
      service_name: 'Overhaul',
      customer_phone: '+16045550150',
      start_at: two,
      end_at: '2099-06-11T23:00:00.000Z',
      time_zone: 'America/Vancouver',
      status: 'booked',
      call_id: null,
    });
  });

  it('are refused where the time is taken, until that is called off', async () => {
    const { id } = await made(two);
    expect(await create(three)).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } });
    expect((await put(`${id}/cancel`)).body).toMatchObject({ status: 'cancelled' });
    expect((await put(`${id}/cancel`)).body).toMatchObject({ status: 'cancelled' });
    expect((await create(three)).status).toBe(200);
  });

  it('move as long as they are, and not onto another', async () => {
    const { id } = await made(two);
    await made('2099-06-12T21:00:00.000Z');
    expect((await put(id, { start_at: three })).body).toMatchObject({
      start_at: three,
      end_at: '2099-06-12T00:00:00.000Z',
    });
    const onto = await put(id, { start_at: '2099-06-12T22:00:00Z' });
    expect(onto).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } });
  });

  it.each([
    ['2099-06-11T21:00:00Z', false, 'a Thursday afternoon'],
    ['2099-06-11T10:00:00Z', true, 'the night'],
    ['2099-06-11T23:30:00Z', true, 'half an hour before closing'],
    ['2099-06-14T19:00:00Z', true, 'a closed Sunday'],
  ])('move to %s, and that is said to be outside the hours: %s (%s)', async (start, outside) => {
    await open()
      .database.update(businesses)
      .set({ businessHours: defaultHours })
      .where(eq(businesses.id, mine.businessId));
    const { id } = await made('2099-06-09T18:00:00.000Z');
    expect((await put(id, { start_at: start })).body).toMatchObject({ outside_hours: outside });
  });

  it('move to a time that is to come, not into the past', async () => {
    const { id } = await made(two);
    expect(await put(id, { start_at: '2020-01-01T18:00:00Z' })).toMatchObject({
      status: 400,
      body: { error: 'This time is past. Choose one that is to come.' },
    });
    const [kept] = z.array(appointment).parse((await api.ask('owner', '/api/appointments')).body);
    expect(kept?.start_at).toBe(two);
  });

  it('are listed by business and time, a page at a time', async () => {
    await made(two);
    await made('2099-06-12T21:00:00.000Z');
    await made('2099-06-13T21:00:00.000Z');
    const asked = new URLSearchParams({
      businessId: mine.businessId,
      from: '2099-06-12T00:00:00Z',
      limit: '1',
      sort: 'start_at',
    });
    const first = await api.ask('owner', `/api/appointments?${asked}`);
    expect(first.headers.get('x-total-count')).toBe('2');
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await api.ask('owner', next);
    const starts = [first, second].map(({ body }) => z.array(appointment).parse(body)[0]?.start_at);
    expect(starts).toEqual(['2099-06-12T21:00:00.000Z', '2099-06-13T21:00:00.000Z']);
    expect(second.headers.get('link')).toBeNull();
  });

  it('do not exist for those whose business it is not', async () => {
    const { id } = await made(two);
    for (const who of ['stranger', 'other']) {
      expect((await create(three, {}, who)).status).toBe(404);
      expect((await put(`${id}/cancel`, {}, who)).status).toBe(404);
      expect((await put(id, { start_at: three }, who)).status).toBe(404);
      expect((await api.ask(who, '/api/appointments')).body).toEqual([]);
    }
    expect((await api.ask(null, '/api/appointments')).status).toBe(401);
  });

  const makeFeed = async () => {
    const path = `/api/businesses/${mine.businessId}/calendar-feed`;
    const answer = await api.ask('owner', path, { method: 'POST', body: {} });
    return new URL(z.object({ url: z.url() }).parse(answer.body).url).pathname;
  };

  it('are read by calendar programs that know the address, and by nobody else', async () => {
    const { id } = await made(two);
    const feed = await makeFeed();
    const answer = await api.ask(null, feed);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('private');
    expect(answer.body).toContain(`UID:${id}`);
    for (const wrong of ['/calendar/guess.ics', feed.replace('.ics', 'x.ics'), '/calendar/..ics'])
      expect((await api.ask(null, wrong)).status, wrong).toBe(404);
  });

  it('are sent to a calendar program again only once something has changed', async () => {
    await made(two);
    const feed = await makeFeed();
    const tag = (await api.ask(null, feed)).headers.get('etag') ?? '';
    const again = async (etag: string) =>
      (await api.app.request(feed, { headers: { 'if-none-match': etag } })).status;
    expect(await again(tag)).toBe(304);
    expect(await again(`W/${tag}, "else"`)).toBe(304);
    await made('2099-06-12T21:00:00.000Z');
    expect(await again(tag)).toBe(200);
  });

  it('get a new calendar address when the owner wants one, and the old one dies', async () => {
    const before = await makeFeed();
    const after = await makeFeed();
    expect((await api.ask(null, before)).status).toBe(404);
    expect((await api.ask(null, after)).status).toBe(200);
    const stored = await api.ask('owner', `/api/businesses/${mine.businessId}`);
    expect(stored.body).toMatchObject({ calendar_feed: { made_at: expect.any(String) } });
    expect(JSON.stringify(stored.body)).not.toContain(after.slice(10, 40));
    const path = `/api/businesses/${mine.businessId}/calendar-feed`;
    expect((await api.ask('other', path, { method: 'POST', body: {} })).status).toBe(404);
  });

  it('are taken as the owner sets, within reason', async () => {
    const path = `/api/businesses/${mine.businessId}`;
    const booking = { enabled: true, stepMinutes: 15, capacity: 2, leadMinutes: 0 };
    const set = (more: object) =>
      api.ask('owner', path, { method: 'PUT', body: { booking: { ...booking, ...more } } });
    expect((await set({})).body).toMatchObject({ booking });
    expect((await set({ capacity: 0 })).status).toBe(400);
    expect((await set({ stepMinutes: 0 })).status).toBe(400);
    await made(two);
    expect((await create(two)).status).toBe(200);
    expect((await create(two)).status).toBe(409);
  });

  it('leave transfers to a number that leads back to us refused', async () => {
    const change = (transfer_number: string) =>
      api.ask('owner', `/api/agents/${mine.agentId}`, { method: 'PUT', body: { transfer_number } });
    for (const number of [mine.number, theirs.number, '+16045550190'])
      expect(await change(number)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_REQUEST' },
      });
    expect((await change('+17785550193')).body).toMatchObject({ transfer_number: '+17785550193' });
  });
});
