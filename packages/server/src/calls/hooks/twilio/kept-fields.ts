import { readUtterance } from '../../thinking/utterance.ts';
import type { Form } from './twilio-hooks.ts';

/** More than a text with ten pictures has. */
const mostFields = 80;
const longestField = 200;

/** As the carrier names its fields. */
const carriersName = /^[A-Z][A-Za-z]{0,40}\d{0,2}$/;

/** Ids and numbers, which are no words of anybody's. */
const carriersValue = /^(?:[A-Z]{2}[0-9a-f]{32}|\+\d{1,15})$/;

/**
 * What is kept of the form of a text beside its words: so many fields, of so many characters, and with
 * card numbers masked in all that a phone may have filled in, as the name somebody gave themselves.
 */
export function keptFields(form: Form): Record<string, string> {
  const kept = Object.entries(form).flatMap(([name, value]) => {
    const text = [value].flat()[0] ?? '';
    if (!carriersName.test(name) || text === '') return [];
    const words = carriersValue.test(text) ? text : readUtterance(text.slice(0, longestField));
    return words === null ? [] : [[name, words] as const];
  });
  return Object.fromEntries(kept.slice(0, mostFields));
}
