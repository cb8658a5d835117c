import type { UserRow } from '@second-ring/contract';
import { writtenNumber } from '@/components/phone-number.tsx';

/** What a user is called: the address they sign in with, else their number. */
export function nameOfUser({ email, phone }: Pick<UserRow, 'email' | 'phone'>): string {
  return email ?? (phone ? writtenNumber(phone) : 'Anonymous');
}
