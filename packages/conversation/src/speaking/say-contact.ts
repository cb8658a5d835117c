import type { Language } from '../conversation.ts';

/**
 * A phone number in groups a voice reads digit by digit: `604, 555, 0142`. The country code of
 * North America is left out; a number of another length is given in groups of three.
 */
export function sayPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  const groups =
    local.length === 10
      ? [local.slice(0, 3), local.slice(3, 6), local.slice(6)]
      : (local.match(/\d{1,3}/g) ?? []);
  return groups.join(', ');
}

const extensions: Record<Language, string> = { en: 'extension', fr: 'poste' };

/** A telephone number with the extension to ask for: `604, 555, 0142, extension 6`. */
export function sayPhoneWith(
  { value, extension }: { value: string; extension?: string },
  language: Language,
): string {
  const number = sayPhone(value);
  return extension ? `${number}, ${extensions[language]} ${extension}` : number;
}

const symbols: Record<Language, Record<string, string>> = {
  en: { '@': 'at', '.': 'dot', '-': 'dash', _: 'underscore', '+': 'plus' },
  fr: { '@': 'arobase', '.': 'point', '-': 'tiret', _: 'tiret bas', '+': 'plus' },
};

/** An e-mail address in words: `hello at harbourview dash tint dot example`. */
export function sayEmail(address: string, language: Language = 'en'): string {
  return address
    .trim()
    .replace(/[@.\-_+]/g, (symbol) => ` ${symbols[language][symbol] ?? symbol} `)
    .replace(/\s+/g, ' ')
    .trim();
}
