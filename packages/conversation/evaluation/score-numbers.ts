import { findAmounts } from '../src/understanding/slots/amounts.ts';
import { findEmails } from '../src/understanding/slots/emails.ts';
import { findNumbers } from '../src/understanding/slots/numbers.ts';
import { findPhoneNumbers } from '../src/understanding/slots/phone-numbers.ts';
import { type JsonRow, listOf, objectOf, textOf } from './read-jsonl.ts';
import type { Row, Table } from './table.ts';

const kindOf = (row: JsonRow) => textOf(objectOf(row, 'annotations'), 'kind');
const resultsOf = (row: JsonRow) => listOf(objectOf(row, 'annotations'), 'results');
const expectedValue = (result: JsonRow) =>
  textOf(objectOf(result, 'value'), 'value') || textOf(result, 'value') || textOf(result, 'text');

const withoutExtension = (text: string) => text.replace(/\s*(?:ext|x).*$/i, '');
const digitsOf = (text: string) => withoutExtension(text).replace(/\(0\)/, '').replace(/\D/g, '');
const national = (digits: string) => (digits.length === 11 ? digits.replace(/^1/, '') : digits);
const isNorthAmerican = (result: JsonRow) => {
  const digits = digitsOf(expectedValue(result));
  return digits.length === 10 ? !expectedValue(result).startsWith('+') : /^1\d{10}$/.test(digits);
};

/** Every number expected, digit for digit, and none besides. */
function phonesAreRight(row: JsonRow): boolean {
  const found = findPhoneNumbers(textOf(row, 'text')).map((phone) => national(phone.digits));
  const wanted = resultsOf(row).map((result) => national(digitsOf(expectedValue(result))));
  return found.length === wanted.length && wanted.every((digits) => found.includes(digits));
}

function emailsAreRight(row: JsonRow): boolean {
  const found = findEmails(textOf(row, 'text')).map((email) => email.email);
  const wanted = resultsOf(row).map((result) => expectedValue(result).toLowerCase());
  return found.length === wanted.length && wanted.every((email) => found.includes(email));
}

function amountsAreRight(row: JsonRow): boolean {
  const found = findAmounts(textOf(row, 'text')).map((amount) => amount.cents);
  return resultsOf(row).every((result) => {
    const isCents = textOf(objectOf(result, 'value'), 'unit') === 'Cent';
    return found.includes(Math.round(Number(expectedValue(result)) * (isCents ? 1 : 100)));
  });
}

const callersMoney = ['Dollar', 'Cent', 'Euro', 'Pound', 'Canadian dollar', 'United States dollar'];
const isCallersMoney = (row: JsonRow) =>
  resultsOf(row).every((result) =>
    callersMoney.includes(textOf(objectOf(result, 'value'), 'unit')),
  );

function numbersAreRight(row: JsonRow): boolean {
  const found = findNumbers(textOf(row, 'text')).map((number) => number.value);
  return resultsOf(row).every((result) => found.includes(Number(expectedValue(result))));
}

/** Whole positive numbers below a million: what a receptionist hears. */
const isPlainNumber = (row: JsonRow) =>
  resultsOf(row).length > 0 &&
  resultsOf(row).every((result) => /^\d{1,6}$/.test(expectedValue(result)));

type Judge = (row: JsonRow) => boolean;

/** What is scored: its name, the rows it is scored on, how a row is judged, a note. */
function parts(rows: readonly JsonRow[]): [string, JsonRow[], Judge, string?][] {
  const of = (kind: string) => rows.filter((row) => kindOf(row) === kind);
  const phones = of('phone');
  const without = phones.filter((row) => resultsOf(row).length === 0);
  const american = phones.filter(
    (row) => resultsOf(row).length > 0 && resultsOf(row).every(isNorthAmerican),
  );
  const abroad = phones.filter((row) => !without.includes(row) && !american.includes(row));
  const money = of('currency').filter(isCallersMoney);
  const plain = of('number').filter(isPlainNumber);
  return [
    ['phones, North America', american, phonesAreRight],
    ['phones, elsewhere', abroad, phonesAreRight, 'national formats count as digits only'],
    ['no phone in it', without, phonesAreRight],
    ['e-mails, written', of('email'), emailsAreRight],
    ['e-mails, spoken', of('email_spoken'), emailsAreRight],
    ['amounts', money, amountsAreRight, 'dollars, euros, pounds'],
    ['whole numbers', plain, numbersAreRight, 'below a million'],
  ];
}

/** How often phone numbers, e-mail addresses and numbers are found exactly, per kind. */
export function scoreNumbers(rows: readonly JsonRow[]): Table {
  const failures: string[] = [];
  const scored = parts(rows).map(([kind, chosen, isRight, note]): Row => {
    const wrong = chosen.filter((row) => !isRight(row));
    for (const row of wrong)
      failures.push(
        `${kind}: ${textOf(row, 'text')} ${resultsOf(row).map(expectedValue).join(', ')}`,
      );
    const right = chosen.length - wrong.length;
    return { kind, right, total: chosen.length, ...(note ? { note } : {}) };
  });
  return {
    title: 'Phone numbers, e-mails, numbers: found exactly, and nothing besides',
    rows: scored,
    failures,
  };
}
