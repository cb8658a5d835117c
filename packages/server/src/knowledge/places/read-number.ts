import parsePhoneNumber, { type CountryCode, isSupportedCountry } from 'libphonenumber-js/min';

/** Numbers people leave in templates. */
const placeholder = /^1?(\d)\1{8,}$|^1?(1234567890|0123456789)$/;

/**
 * A phone number as a page or a directory writes it, in E.164; null for a placeholder, a number
 * that cannot exist, or one whose country nobody names (`country` null: North American or nothing).
 */
export function readNumber(written: string, country: string | null = null): string | null {
  if (/[xX*#]{2,}/.test(written) || placeholder.test(written.replace(/\D/g, ''))) return null;
  const home: CountryCode = country && isSupportedCountry(country) ? country : 'CA';
  const number = parsePhoneNumber(written, home);
  if (!number?.isPossible()) return null;
  const american = number.countryCallingCode === '1';
  // An exchange never begins with 0 or 1: such a number is a template's.
  if (american && !/^[2-9]\d{2}[2-9]\d{6}$/.test(number.nationalNumber)) return null;
  return number.number;
}
