import { business } from '@second-ring/contract';
import { beforeEach, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop, removeShops, type Shop } from '../../testing/shops.ts';

const services = [
  {
    id: 'tint',
    name: 'Full Window Tint',
    pricingType: 'options',
    options: [{ id: 'suv', name: 'SUV', price: '399' }],
  },
  { id: 'coating', name: 'Ceramic Coating', pricingType: 'simple', basePrice: 899, options: [] },
];

describeOnEachDatabase('a business', (open) => {
  let api: TestApi;
  let shop: Shop;
  beforeEach(async () => {
    await removeShops(open().database);
    shop = await addShop(open().database, 'Tint', '+16045550101');
    api = createTestApi(open(), { operator: { role: 'operator', userId: crypto.randomUUID() } });
  });
  const update = (body: object) =>
    api.ask('operator', `/api/businesses/${shop.business.id}`, { method: 'PUT', body });

  it('keeps the sections a change does not name, and is published with it', async () => {
    await update({ services });
    const answer = await update({
      operational_notes: [{ id: 'a', title: 'Keys', content: 'Box' }],
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { services, operational_notes: [{ title: 'Keys' }], common_questions: null },
    });
    const publishing = { job: 'publish-agent', payload: { agentId: shop.agent.id } };
    expect(api.enqueued).toEqual([publishing, publishing]);
  });

  it('takes its core fields, clears one with null and writes its number in E.164', async () => {
    const core = { name: 'Otter Tint', email: 'hi@otter.example', address: null };
    const answer = await update({ ...core, phone_number: '(604) 555-0177' });
    expect(answer).toMatchObject({ status: 200, body: { ...core, phone_number: '+16045550177' } });
  });

  it.each([
    { name: ' ' },
    { email: 'at home' },
    { website: 'javascript:alert(1)' },
    { phone_number: 'call me' },
  ])('refuses %j among its core fields', async (change) => {
    expect(await update(change)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
  });

  it('keeps whatever an import wrote into its details', async () => {
    const details = {
      keywords_for_recognition: ['tint'],
      summary: { core_purpose: 'Tint', slogan: 'In the shade' },
      imported: { pages: 7 },
    };
    await update({ details });
    const stored = await api.ask('operator', `/api/businesses/${shop.business.id}`);
    expect(stored.body).toMatchObject({ details });
  });

  it('has its readiness assessed anew on every publish', async () => {
    const assessed = async () => {
      const { body } = await api.ask('operator', `/api/businesses/${shop.business.id}`);
      return business.parse(body).details?.readiness_assessment?.limitations?.join(' ');
    };
    await update({ services: [] });
    expect(await assessed()).toContain('No services are listed');
    await update({
      services: [{ id: 's', name: 'Tint', pricingType: 'simple', basePrice: 99, options: [] }],
      details: { readiness_assessment: { limitations: ['No services are listed'] } },
    });
    expect(await assessed()).not.toContain('No services are listed');
  });

  it('is shown with its agent and the number it answers on', async () => {
    const answer = await api.ask('operator', `/api/businesses/${shop.business.id}`);
    expect(answer.body).toMatchObject({
      name: 'Tint',
      agent: {
        id: shop.agent.id,
        millis_agent_id: 'voice-Tint',
        phoneNumberDetails: { phone_number: '+16045550101', region: 'BC' },
      },
    });
  });

  it.each([
    ['a time that is none', { business_hours: { monday: { open: '25:00' } } }],
    ['a week without its days', { business_hours: {} }],
    ['an answer that is none', { common_questions: [{ id: 'a', question: '?', answer: 'maybe' }] }],
  ])('refuses %s and stays as it was', async (_what, body) => {
    expect(await update(body)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    const stored = await api.ask('operator', `/api/businesses/${shop.business.id}`);
    expect(stored.body).toMatchObject({ business_hours: null, common_questions: null });
  });
});
