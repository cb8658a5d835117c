import type { Language } from '../conversation.ts';

const noBreakSpace = '\u00a0';

function grouped(whole: number, separator: string): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, separator);
}

/** `$399`, `$1,299.50`; in French Canada `399 $`, `1 299,50 $`. `cents` is a whole number. */
export function sayMoney(cents: number, language: Language = 'en'): string {
  const size = Math.abs(Math.round(cents));
  const fraction = size % 100 === 0 ? '' : String(size % 100).padStart(2, '0');
  const sign = cents < 0 ? '-' : '';
  const whole = Math.floor(size / 100);
  if (language === 'en') return `${sign}$${grouped(whole, ',')}${fraction && `.${fraction}`}`;
  return `${sign}${grouped(whole, noBreakSpace)}${fraction && `,${fraction}`}${noBreakSpace}$`;
}
