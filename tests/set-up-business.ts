import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { defaultHours } from '@second-ring/contract';
import type { Service } from '@second-ring/conversation';
import { fromElsewhere } from './elsewhere.ts';
import { sessionToken } from './people.ts';

/** What an owner typed who set up a shop with one service. */
export const otterPoint = {
  businessName: 'Otter Point Window Tint',
  phoneNumber: '2505550133',
  address: '21 Harbour Road, Victoria, BC V8V 1A1',
  businessHours: defaultHours,
  services: [service('coating', 'Ceramic Coating', '899')],
  commonQuestions: [],
  operationalNotes: [],
};

/** A service with one price. */
export function service(id: string, name: string, basePrice: string): Service {
  return { id, name, pricingType: 'simple', basePrice, options: [] };
}

/** Sets up a business of a test's own, so that what it publishes is nobody else's price. */
export async function setUpBusiness(request: APIRequestContext, change: object = {}) {
  const answer = await request.post('/api/onboarding', {
    headers: fromElsewhere(),
    data: { draftId: crypto.randomUUID(), ...otterPoint, ...change },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const made: { businessId: string; agentId: string } = await answer.json();
  return made;
}

/** Publishes a change past the page, as somebody else would. */
export async function publishElsewhere(page: Page, businessId: string, data: object) {
  const headers = { authorization: `Bearer ${await sessionToken(page)}` };
  const answer = await page.request.put(`/api/businesses/${businessId}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}
