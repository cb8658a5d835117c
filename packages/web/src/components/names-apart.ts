import type { BusinessRow } from '@second-ring/contract';
import { writtenInstant } from './instant.tsx';
import { writtenNumber } from './phone-number.tsx';

type Named = Pick<
  BusinessRow,
  | 'name'
  | 'address'
  | 'phone_number'
  | 'agent_number'
  | 'website'
  | 'sample'
  | 'created_at'
  | 'time_zone'
>;

/** Where a business is and how it is reached, the most telling first. */
function traitsOf({ address, phone_number, website }: Omit<Named, 'name'>) {
  return [
    address,
    phone_number && writtenNumber(phone_number),
    website?.replace(/^https?:\/\//i, '') ?? null,
  ];
}

/** What to call each business in a choice: its name and, where others share it, what tells them apart. */
export function namesApart<Business extends Named>(
  businesses: readonly Business[],
): (Business & { label: string })[] {
  return businesses.map((business) => {
    const others = businesses.filter(
      (other) =>
        other !== business && nameOf(other).toLowerCase() === nameOf(business).toLowerCase(),
    );
    return { ...business, label: [nameOf(business), ...whatTells(business, others)].join(' · ') };
  });
}

function nameOf({ name, sample }: Named): string {
  return `${name?.trim() || 'Unnamed Business'}${sample ? ' (sample)' : ''}`;
}

/** Its first trait that none of the others has, else the number of its AI employee and since when it is there. */
function whatTells(business: Named, others: readonly Named[]): string[] {
  if (others.length === 0) return [];
  const isItsOwn = (trait: string | null, at: number) =>
    trait && others.every((other) => traitsOf(other)[at] !== trait);
  const own = traitsOf(business).find(isItsOwn);
  if (own) return [own];
  const { agent_number: number, created_at, time_zone } = business;
  const receptionist = number
    ? `AI employee on ${writtenNumber(number)}`
    : 'AI employee without a number';
  return [receptionist, `added ${writtenInstant(created_at, time_zone)}`];
}
