import {
  defaultHours,
  defaultNotes,
  defaultQuestions,
  newAgent,
  type OnboardingDraft,
} from '@second-ring/contract';
import type { Service } from '@second-ring/conversation';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { knowledgeVersions } from '../../platform/database/schema/knowledge-versions.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { createRateLimit } from '../../platform/http/rate-limit.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { usualTolls } from '../../testing/call-server.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addNumber, addPerson, removeShops } from '../../testing/shops.ts';
import { mostTrials } from '../new-agents/trial.ts';
import { setUpBusiness } from './procedures.ts';

const ana = '00000000-0000-4000-8000-00000000000a';
const bo = '00000000-0000-4000-8000-00000000000b';

const tint: Service = {
  id: 'tint',
  name: 'Full Tint',
  pricingType: 'simple',
  basePrice: '$1,299.99',
  options: [],
};

function draft(change: Partial<OnboardingDraft> = {}): OnboardingDraft {
  return {
    draftId: crypto.randomUUID(),
    plan: 'Growth',
    businessName: 'Otter Point Window Tint',
    phoneNumber: '(604) 555-0107',
    address: '21 Harbour Road, Victoria, BC V8V 1A1',
    businessHours: defaultHours,
    services: [tint],
    commonQuestions: defaultQuestions,
    operationalNotes: defaultNotes,
    ...change,
  };
}

describeOnEachDatabase('setting a business up', (open) => {
  let api: TestApi;
  beforeEach(async () => {
    const { database } = open();
    await removeShops(database);
    await database.delete(userBusinesses);
    await addPerson(database, ana);
    await addNumber(database, '+16045550141');
    await addNumber(database, '+14165550117', { region: 'ON' });
    api = createTestApi(open(), {
      ana: { role: 'owner', userId: ana, businessIds: [] },
      bo: { role: 'owner', userId: bo, businessIds: [] },
    });
  });
  const send = (body: unknown, who: string | null = null, address?: string) =>
    api.ask(who, '/api/onboarding', { method: 'POST', body, ...(address && { address }) });
  const onlyBusiness = async () => {
    const rows = await open().database.select().from(businesses);
    expect(rows).toHaveLength(1);
    return rows[0];
  };

  it('takes no name of more than one line: it stands in the subjects of mails', async () => {
    for (const mark of ['\n', '\r', '\u2028', '\0'])
      expect((await send(draft({ businessName: `Otter${mark}Bcc: all@example.com` }))).status).toBe(
        400,
      );
  });

  it('answers the agent’s number and a token to claim it with, and keeps every word', async () => {
    const typed = draft();
    const answer = await send(typed);
    expect(answer).toMatchObject({
      status: 200,
      body: { agent: '+16045550141', claimToken: expect.any(String) },
    });
    expect(await onlyBusiness()).toMatchObject({
      name: 'Otter Point Window Tint',
      plan: 'Growth',
      phoneNumber: '+16045550107',
      address: typed.address,
      timeZone: 'America/Vancouver',
      businessHours: typed.businessHours,
      services: typed.services,
      commonQuestions: typed.commonQuestions,
      operationalNotes: typed.operationalNotes,
    });
    expect(api.enqueued.map(({ job }) => job)).toEqual(
      expect.arrayContaining(['publish-agent', 'give-number-back']),
    );
  });

  it.each([
    ['9912 King George, Surrey BC', '4165550119'],
    ['Surrey', '4165550119'],
    ['Behind the fire hall', '6045550166'],
  ])('gives number and time of the province: %s, %s', async (address, phoneNumber) => {
    const typed = draft({ address, phoneNumber, timeZone: 'UTC' });
    expect((await send(typed)).body).toMatchObject({ agent: '+16045550141' });
    expect(await onlyBusiness()).toMatchObject({ timeZone: 'America/Vancouver' });
  });

  it('gives a number of the place the business is phoned at, before others of its province', async () => {
    for (const code of ['367', '438', '819'])
      await addNumber(open().database, `+1${code}5550120`, { region: 'QC' });
    const address = '88 rue Saint-Denis, Montréal, QC';
    const given = await send(draft({ address, phoneNumber: '5145550163' }));
    expect(given.body).toMatchObject({ agent: '+14385550120' });
  });

  it('greets callers in Québec so that they know French is welcome', async () => {
    const greetingOf = async (address: string, change = {}) => {
      const { body } = await send(draft({ address, ...change }));
      const { agentId } = newAgent.parse(body);
      const [agent] = await open().database.select().from(agents).where(eq(agents.id, agentId));
      return agent?.firstMessage;
    };
    expect(await greetingOf('88 rue Saint-Denis, Montréal, QC')).toMatch(/^Bonjour, hi! Thanks/);
    expect(await greetingOf('21 Harbour Road, Victoria, BC')).toMatch(/^Thanks for calling/);
    await addNumber(open().database, '+15145550171', { region: 'QC' });
    const inFrench = {
      commonQuestions: [
        {
          id: 'comptoir',
          question: 'Acceptez-vous les cartes de crédit?',
          answer: 'explain',
          explanation: 'Oui, nous acceptons toutes les cartes au comptoir.',
        },
      ],
      operationalNotes: [
        {
          id: 'retard',
          title: 'Retard',
          content: 'Après 15 minutes de retard, le rendez-vous est annulé.',
        },
      ],
    };
    expect(await greetingOf('88 rue Saint-Denis, Montréal, QC', inFrench)).toMatch(
      /^Bonjour! Merci d'appeler .* Comment puis-je vous aider\?$/,
    );
  });

  it('greets in the name of a company with one full stop', async () => {
    const { body } = await send(draft({ businessName: 'Otter Point Tint Inc.' }));
    const { agentId } = newAgent.parse(body);
    const [agent] = await open().database.select().from(agents).where(eq(agents.id, agentId));
    expect(agent?.firstMessage).toContain('Thanks for calling Otter Point Tint Inc. How');
  });

  it('makes one business of one draft, sent twice, five times at once, or from a lost answer', async () => {
    const typed = draft();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(typed)));
    answers.push(await send(typed));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual(answers[0]?.body);
    }
    await onlyBusiness();
    expect(await open().database.select().from(agents)).toHaveLength(1);
  });

  it('takes over what was changed before the draft was sent again', async () => {
    const typed = draft();
    await send(typed);
    await send({ ...typed, businessName: 'Otter Tint', plan: 'Starter' });
    expect(await onlyBusiness()).toMatchObject({ name: 'Otter Tint', plan: 'Starter' });
  });

  it('makes two businesses of two drafts', async () => {
    await send(draft());
    await send(draft());
    expect(await open().database.select().from(businesses)).toHaveLength(2);
  });

  it('of nobody’s business keeps what was sent last alone, and of a stranger no more than a shop has', async () => {
    const typed = draft();
    for (let each = 0; each < 6; each += 1)
      await send({ ...typed, businessName: `Otter Tint ${each}` });
    const versions = await open().database.select().from(knowledgeVersions);
    expect(versions).toHaveLength(1);
    expect(JSON.stringify(versions)).toContain('Otter Tint 5');
    const services = Array.from({ length: 250 }, (_, index) => ({
      ...tint,
      id: `tint-${index}`,
      name: `Tint ${index}`,
      description: 'x'.repeat(500),
    }));
    expect(await send({ ...draft(), services })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('Sign up first') },
    });
  });

  it('is the signed-in owner’s at once, with no token to lose and no trial', async () => {
    const typed = draft();
    expect((await send(typed, 'ana')).body).toMatchObject({ claimToken: null });
    const business = await onlyBusiness();
    expect(business?.trialEndsAt).toBeNull();
    const ties = await open().database.select().from(userBusinesses);
    expect(ties).toMatchObject([{ userId: ana, businessId: business?.id }]);
    expect((await send({ ...typed, businessName: 'Mine' }, 'ana')).status).toBe(200);
    for (const stranger of [null, 'bo'])
      expect(await send({ ...typed, businessName: 'Stolen' }, stranger)).toMatchObject({
        status: 409,
        body: { code: 'ALREADY_CLAIMED' },
      });
    expect(await onlyBusiness()).toMatchObject({ name: 'Mine' });
  });

  it('leaves alone what its owner has published since, but for the same answers again', async () => {
    const typed = draft();
    const { body } = await send(typed, 'ana');
    expect((await send({ ...typed, businessName: 'Mine' }, 'ana')).status).toBe(200);
    expect(await send(typed, 'ana')).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_CLAIMED', error: expect.stringContaining('in the console') },
    });
    expect(await onlyBusiness()).toMatchObject({ name: 'Mine', knowledgeVersion: 2 });
    expect(await send({ ...typed, businessName: 'Mine' }, 'ana')).toEqual({
      ...(await send({ ...typed, businessName: 'Mine' }, 'ana')),
      body,
    });
  });

  it('gives a token that makes whoever signs up later the owner', async () => {
    const { claimToken } = newAgent.parse((await send(draft())).body);
    const claimed = await api.ask('ana', '/api/businesses/claim', {
      method: 'POST',
      body: { claimToken },
    });
    expect(claimed).toMatchObject({
      status: 200,
      body: { businessName: 'Otter Point Window Tint' },
    });
  });

  it.each([
    [{ businessName: ' ' }, 'Enter the name of your business.'],
    [{ phoneNumber: '12' }, 'phoneNumber: This is not a phone number.'],
    [{ phoneNumber: '9115550100' }, 'phoneNumber: Calls to this number cost extra'],
    [{ phoneNumber: '8765550100' }, 'phoneNumber: We only call numbers in Canada'],
    [{ draftId: 'seven' }, 'draftId'],
    [{ services: [{ ...tint, basePrice: 'about right' }] }, 'Your AI cannot read this as a price.'],
    [{ services: [tint, { ...tint, id: 'b' }] }, 'You have a service of this name already.'],
  ])('refuses %j in words and makes nothing', async (change, sentence) => {
    const answer = await send({ ...draft(), ...change });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect(answer.body).toHaveProperty('error', expect.stringContaining(sentence));
    expect(await open().database.select().from(businesses)).toEqual([]);
  });

  it('with no number left says so, and makes no half of a business', async () => {
    await send(draft());
    await send(draft());
    expect(await send(draft())).toMatchObject({
      status: 409,
      body: { code: 'NO_NUMBER_LEFT', error: expect.stringContaining('try again') },
    });
    expect(await open().database.select().from(businesses)).toHaveLength(2);
  });

  it('is limited per address and day; the same draft may be sent again more often', async () => {
    const limit = createRateLimit();
    const typed = draft();
    const setUp = (each: OnboardingDraft) =>
      setUpBusiness(
        {
          database: open().database,
          jobs: { enqueue: async () => undefined },
          tolls: usualTolls,
          person: null,
          address: null,
          limitAddress: () => limit('new-business', 1, '198.51.100.7', 86_400),
          limitAgain: () => limit('draft-again', 2, '198.51.100.7', 86_400),
        },
        each,
      );
    await setUp(typed);
    await setUp(typed);
    await expect(setUp(draft())).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringContaining('24 hours'),
    });
    await setUp(typed);
    await expect(setUp(typed)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('is limited in total', async () => {
    const { database } = open();
    const trialEndsAt = new Date(Date.now() + 60_000);
    await database.insert(businesses).values(
      Array.from({ length: mostTrials }, (_, index) => ({
        name: `Trial ${index}`,
        timeZone: 'America/Vancouver',
        trialEndsAt,
      })),
    );
    expect(await send(draft())).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
    });
    expect((await send(draft(), 'ana')).status).toBe(200);
    await database.delete(businesses).where(eq(businesses.trialEndsAt, trialEndsAt));
  });
});
