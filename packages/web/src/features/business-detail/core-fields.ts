import { type Business, coreFields, type Mistakes } from '@second-ring/contract';
import type { z } from 'zod';
import { writtenNumber } from '@/components/phone-number.tsx';

type CoreFields = z.infer<typeof coreFields>;
export type CoreField = keyof CoreFields;
/** The core fields as they are typed; empty: nothing is known. */
export type TypedFields = Record<CoreField, string>;

const sentences: Record<CoreField, string> = {
  name: 'Enter the name of the business.',
  primary_industry: 'Use no more than 200 characters.',
  website: 'This is not a web address. Write it like https://shop.example.',
  email: 'This is not an email address. Write it like hello@shop.example.',
  phone_number:
    'This is not a phone number. Write it with its area code, such as (604) 555-0142, or from abroad with its country code, such as +33 1 70 36 39 50.',
  address: 'Use no more than 500 characters.',
  geographic_service_area: 'Use no more than 500 characters.',
  about_us_text: 'Use no more than 5,000 characters.',
};

const fields = coreFields.keyof().options;

/** The core fields of a business, ready to be typed over. */
export function typedFields(business: Business): TypedFields {
  const { name, primary_industry, website, email, phone_number, address } = business;
  return {
    name: name ?? '',
    primary_industry: primary_industry ?? '',
    website: website ?? '',
    email: email ?? '',
    phone_number: writtenNumber(phone_number ?? ''),
    address: address ?? '',
    geographic_service_area: business.geographic_service_area ?? '',
    about_us_text: business.about_us_text ?? '',
  };
}

/**
 * Reads what was typed: only the fields that differ from `before`, so that one nobody touched is
 * never refused. A website may leave out its scheme.
 */
export function readCoreFields(
  typed: TypedFields,
  before: TypedFields,
): { change: Partial<CoreFields>; mistakes: Mistakes } {
  const changed = fields.filter((field) => typed[field] !== before[field]);
  const wanted = Object.fromEntries(changed.map((field) => [field, written(field, typed[field])]));
  const read = coreFields.partial().safeParse(wanted);
  const wrong = new Set<unknown>(read.error?.issues.map(({ path: [field] }) => field));
  if (isTooShort(wanted.phone_number)) wrong.add('phone_number');
  if (read.success && wrong.size === 0) return { change: read.data, mistakes: {} };
  const told = fields.filter((field) => wrong.has(field));
  return {
    change: {},
    mistakes: Object.fromEntries(told.map((field) => [field, sentences[field]])),
  };
}

/** Whether there are fewer digits than a number has; what else is wrong with one the server knows. */
function isTooShort(number: string | null | undefined): boolean {
  if (!number) return false;
  return number.replaceAll(/\D/g, '').length < (number.startsWith('+') ? 6 : 10);
}

/**
 * The mistake the server found in one of the fields, which its sentence begins with; null: it names
 * none, and tells of the whole.
 */
export function mistakeOfRefusal(sentence: string): Mistakes | null {
  const field = fields.find((each) => sentence.startsWith(`${each}: `));
  return field ? { [field]: sentence.slice(field.length + 2) } : null;
}

function written(field: CoreField, typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  if (field === 'phone_number') return storedNumber(text);
  return field === 'website' && !/^[a-z]+:/i.test(text) ? `https://${text}` : text;
}

/** A North American number in E.164, however it was typed; anything else as it stands. */
function storedNumber(typed: string): string {
  const digits = typed.replaceAll(/[\s().+-]/g, '');
  const parts = /^1?([2-9]\d{9})$/.exec(digits);
  return parts ? `+1${parts[1]}` : typed;
}
