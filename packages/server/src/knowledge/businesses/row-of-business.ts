import type { BusinessRow } from '@second-ring/contract';
import type { businesses } from '../../platform/database/schema/businesses.ts';

/** A stored business as lists show it. */
export function rowOfBusiness(business: typeof businesses.$inferSelect): BusinessRow {
  return {
    id: business.id,
    name: business.name,
    primary_industry: business.primaryIndustry,
    website: business.website,
    email: business.email,
    phone_number: business.phoneNumber,
    address: business.address,
    sample: business.sample,
    created_at: business.createdAt.toISOString(),
  };
}
