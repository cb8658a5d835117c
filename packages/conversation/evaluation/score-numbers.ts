import { findAmounts } from '../src/understanding/slots/amounts.ts';
import { findEmails } from '../src/understanding/slots/emails.ts';
import { findNumbers } from '../src/understanding/slots/numbers.ts';
import { findPhoneNumbers } from '../src/understanding/slots/phone-numbers.ts';
import { type JsonRow, listOf, objectOf, textOf } from './read-jsonl.ts';
import type { Row, Table } from './table.ts';

const kindOf = (row: JsonRow) => textOf(objectOf(row, 'annotations'), 'kind');
const resultsOf = (row: JsonRow) => listOf(objectOf(row, 'annotations'), 'results');
const valueOf = (result: JsonRow) =>
  textOf(objectOf(result, 'value'), 'value') || textOf(result, 'value') || textOf(result, 'text');

const withoutExtension = (text: string) => text.replace(/\s*(?:ext|x).*$/i, '');
const digitsOf = (text: string) => withoutExtension(text).replace(/\(0\)/, '').replace(/\D/g, '');
const national = (digits: string) => (digits.length === 11 ? digits.replace(/^1/, '') : digits);
const isNorthAmerican = (result: JsonRow) => {
  const digits = digitsOf(valueOf(result));
  return digits.length === 10 ? !valueOf(result).startsWith('+') : /^1\d{10}$/.test(digits);
};

/** Every number expected, digit for digit, and none besides. */
function phonesAreRight(row: JsonRow): boolean {
  const found = findPhoneNumbers(textOf(row, 'text')).map((phone) => national(phone.digits));
  const wanted = resultsOf(row).map((result) => national(digitsOf(valueOf(result))));
  return found.length === wanted.length && wanted.every((digits) => found.includes(digits));
}

function emailsAreRight(row: JsonRow): boolean {
  const found = findEmails(textOf(row, 'text')).map((email) => email.email);
  const wanted = resultsOf(row).map((result) => valueOf(result).toLowerCase());
  return found.length === wanted.length && wanted.every((email) => found.includes(email));
}

function amountsAreRight(row: JsonRow): boolean {
  const found = findAmounts(textOf(row, 'text')).map((amount) => amount.cents);
  return resultsOf(row).every((result) => {
    const isCents = textOf(objectOf(result, 'value'), 'unit') === 'Cent';
    return found.includes(Math.round(Number(valueOf(result)) * (isCents ? 1 : 100)));
  });
}

const callersMoney = ['Dollar', 'Cent', 'Euro', 'Pound', 'Canadian dollar', 'United States dollar'];
const isCallersMoney = (row: JsonRow) =>
  resultsOf(row).every((result) =>
    callersMoney.includes(textOf(objectOf(result, 'value'), 'unit')),
  );

function numbersAreRight(row: JsonRow): boolean {
  const found = findNumbers(textOf(row, 'text')).map((number) => number.value);
  return resultsOf(row).every((result) => found.includes(Number(valueOf(result))));
}

/** Whole positive numbers below a million: what a receptionist hears. */
const isPlainNumber = (row: JsonRow) =>
  resultsOf(row).length > 0 && resultsOf(row).every((result) => /^\d{1,6}$/.test(valueOf(result)));

/** How often phone numbers, e-mail addresses and numbers are found exactly, per kind. */
export function scoreNumbers(rows: readonly JsonRow[]): Table {
  const failures: string[] = [];
  const score = (
    kind: string,
    chosen: readonly JsonRow[],
    isRight: (row: JsonRow) => boolean,
    note?: string,
  ): Row => {
    const wrong = chosen.filter((row) => !isRight(row));
    failures.push(...wrong.map((row) => `${kind}: ${textOf(row, 'text')} ${JSON.stringify(resultsOf(row).map(valueOf))}`));
    return { kind, right: chosen.length - wrong.length, total: chosen.length, ...(note ? { note } : {}) };
  };
  const of = (kind: string) => rows.filter((row) => kindOf(row) === kind);
  const phones = of('phone');
  const without = phones.filter((row) => resultsOf(row).length === 0);
  const american = phones.filter(
    (row) => resultsOf(row).length > 0 && resultsOf(row).every(isNorthAmerican),
  );
  const abroad = phones.filter((row) => !without.includes(row) && !american.includes(row));
  return {
    title: 'Phone numbers, e-mails, numbers: found exactly, and nothing besides',
    rows: [
      score('phones, North America', american, phonesAreRight),
      score('phones, elsewhere', abroad, phonesAreRight, 'national formats count as digits only'),
      score('no phone in it', without, phonesAreRight),
      score('e-mails, written', of('email'), emailsAreRight),
      score('e-mails, spoken', of('email_spoken'), emailsAreRight),
      score('amounts', of('currency').filter(isCallersMoney), amountsAreRight, 'dollars, euros, pounds'),
      score('whole numbers', of('number').filter(isPlainNumber), numbersAreRight, 'below a million'),
    ],
    failures,
  };
}
