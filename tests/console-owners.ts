import { expect, type Page } from '@playwright/test';
import { openAccount, sessionToken, stranger } from './people.ts';
import { setUpBusiness } from './set-up-business.ts';

export interface OwnerOfTest {
  email: string;
  businessName: string;
}

/** Someone who owns a business of their own; the page must be an operator's. */
export async function addOwner(
  page: Page,
  businessName: string,
  { email, password } = stranger(),
): Promise<OwnerOfTest> {
  const { request } = page;
  const headers = { authorization: `Bearer ${await sessionToken(page)}` };
  const { businessId } = await setUpBusiness(request, { businessName });
  await openAccount(request, { email, password });
  const found = await request.get(`/api/users?q=${email}`, { headers });
  const [user]: { id: string }[] = await found.json();
  const tied = await request.post('/api/user-businesses', {
    headers,
    data: { user_id: user?.id, business_id: businessId },
  });
  expect(tied.ok(), await tied.text()).toBe(true);
  return { email, businessName };
}
