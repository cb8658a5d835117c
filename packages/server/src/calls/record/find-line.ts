import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { TransferSettings } from '../../lines/agents/transfer-number.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { numberProofs } from '../../platform/database/schema/number-proofs.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import type { KnowledgeVersion } from './receptionists.ts';

/** Who answers a call, and who is behind them. */
export interface Line extends Omit<KnowledgeVersion, 'transferTo'>, TransferSettings {
  businessId: string;
  /** The agent's own number, E.164; null: it can only be called from a browser. */
  number: string | null;
  /** The business's number, which may be forwarded to the agent's. */
  businessNumber: string | null;
  summaryNumber: string | null;
}

/** The line a dialled number rings at; null: nobody has it. */
export async function findLineByNumber(database: Queryable, number: string): Promise<Line | null> {
  return findLine(database, eq(phoneNumbers.phoneNumber, number));
}

/** The line of one agent; null: there is no such agent. */
export async function findLineByAgent(database: Queryable, agentId: string): Promise<Line | null> {
  return findLine(database, eq(agents.id, agentId));
}

async function findLine(database: Queryable, which: SQL): Promise<Line | null> {
  const [line] = await database
    .select({
      agentId: agents.id,
      agentUpdatedAt: agents.updatedAt,
      businessId: businesses.id,
      businessUpdatedAt: businesses.updatedAt,
      number: phoneNumbers.phoneNumber,
      businessNumber: businesses.phoneNumber,
      transferNumber: unlessUnproved(agents.transferNumber),
      transferHours: agents.transferHours,
      businessHours: businesses.businessHours,
      timeZone: businesses.timeZone,
      summaryNumber: unlessUnproved(agents.callSummaryRecipientNumber),
    })
    .from(agents)
    .innerJoin(businesses, eq(agents.businessId, businesses.id))
    .leftJoin(phoneNumbers, eq(agents.phoneNumberId, phoneNumbers.id))
    .where(which)
    .limit(1);
  return line ?? null;
}

/** A number nobody there has agreed to yet counts as none. */
function unlessUnproved(number: AnyPgColumn<{ data: string }>): SQL<string | null> {
  return sql<string | null>`CASE WHEN NOT EXISTS (
    SELECT FROM ${numberProofs} WHERE ${numberProofs.businessId} = ${businesses.id}
      AND ${numberProofs.phoneNumber} = ${number} AND ${numberProofs.provedAt} IS NULL
  ) THEN ${number} END`;
}

/** Numbers that ring at us when they are called, as far as we know. */
export function numbersThatLeadHere(line: Line, forwardedFrom: string | null) {
  return new Set([line.number, line.businessNumber, forwardedFrom]);
}

/**
 * The owner's phone, for when we cannot go on: null where ringing it could only come back to us,
 * as a number does that is forwarded here.
 */
export function ownersPhone(line: Line, forwardedFrom: string | null): string | null {
  const loops = numbersThatLeadHere(line, forwardedFrom);
  return (
    [line.transferNumber, line.summaryNumber].find(
      (number): number is string => number !== null && !loops.has(number),
    ) ?? null
  );
}

/** What carriers put in place of a withheld number: words, and the same words typed on a keypad. */
const withheld: ReadonlySet<string> = new Set([
  '+266696687', // ANONYMOUS
  '+86282452253', // UNAVAILABLE
  '+8656696', // UNKNOWN
  '+7378742833', // RESTRICTED
  '+2562533', // BLOCKED
  '+464', // no caller id
]);

/** A caller's number in E.164, or null where it is withheld or none. */
export function readCallerNumber(from: string | null | undefined): string | null {
  if (!from || withheld.has(from)) return null;
  const number = parsePhoneNumberFromString(from, 'CA');
  return number?.isPossible() ? number.number : null;
}
