import {
  defaultHours,
  defaultNotes,
  defaultQuestions,
  newAgent,
  type OnboardingDraft,
} from '@second-ring/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addNumber, addPerson, removeShops } from '../../testing/shops.ts';

const ana = '00000000-0000-4000-8000-00000000000a';

describeOnEachDatabase('a set-up that goes on with a business that was found', (open) => {
  let api: TestApi;
  beforeEach(async () => {
    const { database } = open();
    await removeShops(database);
    await database.delete(userBusinesses);
    await addPerson(database, ana);
    await addNumber(database, '+16045550141');
    await addNumber(database, '+16045550142');
    api = createTestApi(open(), { ana: { role: 'owner', userId: ana, businessIds: [] } });
  });

  const ask = (path: string, body: unknown, who: string | null = null) =>
    api.ask(who, `/api${path}`, { method: 'POST', body });
  const find = async () =>
    newAgent.parse(
      (
        await ask('/agents/create-from-google-place', {
          place_id: 'plover-kennels',
          name: 'Plover Kennels',
          formatted_address: '7 Mill Lane, Duncan, BC V9L 1A1',
          formatted_phone_number: '(250) 555-0144',
          website: 'https://plover-kennels.example',
          setUpId: crypto.randomUUID(),
        })
      ).body,
    );
  const draft = (change: Partial<OnboardingDraft> = {}): OnboardingDraft => ({
    draftId: crypto.randomUUID(),
    businessName: 'Plover Kennels & Grooming',
    phoneNumber: '2505550144',
    address: '7 Mill Lane, Duncan, BC V9L 1A1',
    businessHours: defaultHours,
    services: [{ id: 'bath', name: 'Bath', pricingType: 'simple', basePrice: '$45', options: [] }],
    commonQuestions: defaultQuestions,
    operationalNotes: defaultNotes,
    ...change,
  });

  it('begins with what is known of it, for whoever may claim it', async () => {
    const { claimToken } = await find();
    expect(await ask('/onboarding/begun', { claimToken })).toMatchObject({
      status: 200,
      body: { businessName: 'Plover Kennels', phoneNumber: '+12505550144' },
    });
    expect((await ask('/onboarding/begun', { claimToken: 'made up' })).status).toBe(404);
    await ask('/businesses/claim', { claimToken }, 'ana');
    expect((await ask('/onboarding/begun', { claimToken })).status).toBe(404);
  });

  it('changes that business, and makes no second one', async () => {
    const made = await find();
    const claimToken = made.claimToken ?? '';
    const typed = draft({ claimToken });
    for (let time = 0; time < 2; time += 1) {
      const { body } = await ask('/onboarding', typed);
      expect(body).toEqual(made);
    }
    expect(await open().database.select().from(businesses)).toMatchObject([
      { name: 'Plover Kennels & Grooming', website: 'https://plover-kennels.example/' },
    ]);
  });

  it('changes nothing of somebody else’s', async () => {
    const { claimToken } = await find();
    await ask('/businesses/claim', { claimToken }, 'ana');
    expect(await ask('/onboarding', draft({ claimToken: claimToken ?? '' }))).toMatchObject({
      body: { code: 'ALREADY_CLAIMED' },
    });
    const kept = eq(businesses.name, 'Plover Kennels');
    expect(await open().database.$count(businesses, kept)).toBe(1);
  });

  it('is a business of its own where its token is not known any more', async () => {
    const { body } = await ask('/onboarding', draft({ claimToken: 'of another installation' }));
    expect(body).toMatchObject({ agent: expect.any(String) });
  });
});
