import { createHash } from 'node:crypto';
import { confirmation } from '../src/understanding/intents/confirmation.ts';
import type { Expectation, Intent } from '../src/understanding/intents/intent.ts';
import { intents } from '../src/understanding/intents/intent.ts';
import { primaryIntent, recogniseIntents } from '../src/understanding/intents/recognise-intents.ts';
import type { JsonRow } from './read-jsonl.ts';
import { listOf, objectOf, readJsonl, textOf } from './read-jsonl.ts';
import type { Row, Table } from './table.ts';

/** The intents whose mean F1 is the headline figure. */
const headline: readonly Intent[] = [
  'person',
  'book',
  'cancel',
  'reschedule',
  'price',
  'spam',
  'thanks',
  'goodbye',
  'yes',
  'no',
  'repeat',
];

/** The sources' labels that have another name here; labels with no counterpart are left out. */
const renamed: Record<string, Intent> = {
  phone_number: 'contact',
  service_offered: 'serviceOffered',
  dont_know: 'dontKnow',
};

const courtesies: readonly Intent[] = ['thanks', 'goodbye', 'yes', 'no', 'greeting'];

interface Judged {
  text: string;
  expected: Intent;
  /** `expected` where the row counts as right, otherwise the primary intent found. */
  found: Intent | null;
}

/** What a row asks for in our terms; null where its label has no counterpart. */
function expectedIntent(row: JsonRow): Intent | null {
  // These ask for current offers, which are discounts here; the source has one label for both.
  if (textOf(row, 'rule') === 'hint3 OFFERS') return 'discount';
  const label = textOf(row, 'intent');
  return intents.find((intent) => intent === label) ?? renamed[label] ?? null;
}

/** The system's line before asks for a yes or no when its last question starts with no "what". */
function expectationAfter(systemLine: string): Expectation {
  const question = /([^.?!]*)\?[^?]*$/.exec(systemLine)?.[1]?.trim();
  if (!question) return 'anything';
  return /^(what|when|where|which|who|how)\b/i.test(question) ? 'anything' : 'yesNo';
}

/**
 * A row is right when its intent is the primary one; where the source annotated several acts in one
 * turn (`GOODBYE+THANK_YOU`, `REQUEST:address,phone_number`), when it is among those recognised. The
 * lenient count takes every courtesy that is among those recognised, since the sources also label
 * "thanks, now book me a car" as thanks alone.
 */
function judge(row: JsonRow, lenient: boolean): Judged[] {
  const expected = expectedIntent(row);
  if (!expected) return [];
  const text = textOf(row, 'text');
  const context = { expecting: expectationAfter(textOf(row, 'context')) };
  const primary = primaryIntent(text, context);
  const severalActs = /^sgd .*(\+|,)/.test(textOf(row, 'rule'));
  const among = recogniseIntents(text, context).some(({ intent }) => intent === expected);
  return [
    {
      text,
      expected,
      found:
        (severalActs || (lenient && courtesies.includes(expected))) && among ? expected : primary,
    },
  ];
}

interface Score {
  precision: number;
  recall: number;
  f1: number;
  right: number;
  support: number;
}

function scoreOf(intent: Intent, judged: readonly Judged[]): Score {
  const support = judged.filter((row) => row.expected === intent).length;
  const claimed = judged.filter((row) => row.found === intent).length;
  const right = judged.filter((row) => row.expected === intent && row.found === intent).length;
  const precision = claimed === 0 ? 0 : right / claimed;
  const recall = support === 0 ? 0 : right / support;
  const f1 = right === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f1, right, support };
}

function tableOf(title: string, judged: readonly Judged[]): Table {
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  const present = intents.filter((intent) => judged.some((row) => row.expected === intent));
  const rows: Row[] = [...headline, ...present.filter((intent) => !headline.includes(intent))].map(
    (intent) => {
      const { precision, f1, right, support } = scoreOf(intent, judged);
      const note = `precision ${percent(precision)}, F1 ${percent(f1)}`;
      return { kind: intent, right, total: support, note };
    },
  );
  const counted = judged.filter((row) => headline.includes(row.expected));
  const mean = headline.reduce((sum, intent) => sum + scoreOf(intent, judged).f1, 0);
  rows.unshift({
    kind: `the ${headline.length} main intents`,
    right: counted.filter((row) => row.found === row.expected).length,
    total: counted.length,
    note: `macro F1 ${percent(mean / headline.length)}`,
  });
  const failures = judged
    .filter((row) => row.found !== row.expected)
    .map((row) => `${row.expected} → ${row.found ?? 'nothing'}: ${row.text}`);
  return { title, rows, failures };
}

/** Rows whose hash is even were looked at while the rules were written; the others never. */
function wasStudied({ text }: Judged): boolean {
  return (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 0;
}

function scoreYesNo(rows: JsonRow[]): Table {
  const failures: string[] = [];
  let total = 0;
  for (const row of rows) {
    const result = listOf(objectOf(row, 'annotations'), 'results')[0];
    if (result?.type !== 'boolean') continue;
    total += 1;
    const expected = objectOf(result, 'value').value === true ? 'yes' : 'no';
    const found = confirmation(textOf(row, 'text'))?.answer ?? 'nothing';
    if (found !== expected) failures.push(`${expected} → ${found}: ${textOf(row, 'text')}`);
  }
  return {
    title: 'Yes and no',
    rows: [{ kind: 'yes or no', right: total - failures.length, total }],
    failures,
  };
}

/** How often what a caller wants is told right, on sentences that other people wrote and labelled. */
export function scoreIntents(directory: string): Table[] {
  const rows = readJsonl(directory, 'caller-intents.jsonl');
  const replies = readJsonl(directory, 'numbers-phones-emails.jsonl');
  if (!rows || !replies) {
    const needs = rows ? 'numbers-phones-emails.jsonl' : 'caller-intents.jsonl';
    return [{ title: 'Intents', rows: [], needs }];
  }
  const judged = rows.flatMap((row) => judge(row, false));
  const lenient = rows.flatMap((row) => judge(row, true));
  return [
    tableOf('Intents, all rows', judged),
    tableOf(
      'Intents, rows held out',
      judged.filter((row) => !wasStudied(row)),
    ),
    tableOf('Intents, all rows, courtesies anywhere', lenient),
    tableOf(
      'Intents, rows held out, courtesies anywhere',
      lenient.filter((row) => !wasStudied(row)),
    ),
    scoreYesNo(replies),
  ];
}
