import { type Config, isHeldNumber, type SummaryRecipient } from '@second-ring/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import { isSetUpOf } from '../../knowledge/new-agents/open-claim.ts';
import { recordAgentChange } from '../../lines/agents/update-agent.ts';
import { queueSms } from '../../lines/messages/queue-sms.ts';
import { expectProof, isProved, textThatAsks } from '../../lines/number-proofs/number-proofs.ts';
import { refuseOurs } from '../../lines/phone-numbers/our-numbers.ts';
import { readPhoneNumber } from '../../lines/phone-numbers/read-phone-number.ts';
import {
  type Asker,
  askedTooOften,
  countAsking,
  countedAddress,
} from '../../platform/askings/limit-asking.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { composeQuestion, mayMail } from '../../platform/mail/email-proofs.ts';
import { mailPage } from '../../platform/mail/mail-page.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { foundOrRefused, Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { type Person, scopeOf, within } from '../../platform/tenant-guard/person.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { riskOfNumber, riskSentence } from '../../platform/tolls/tolls.ts';

/** A test goes to whatever address is typed, so nobody is to send many. */
const testsPerDay = 20;
const secondsOfDay = 86_400;
const textedCountries = ['CA', 'US'];

export function summaryRecipientProcedures(
  services: Pick<Services, 'database' | 'jobs' | 'config' | 'publicUrl'>,
) {
  const { summaryRecipients } = procedures;
  return {
    set: summaryRecipients.set.handler(async ({ input, context }) => {
      await context.limitRate('summary-test', testsPerDay, secondsOfDay);
      const asking = { person: await context.findPerson(), address: context.address };
      return setRecipient(services, asking, input);
    }),
  };
}

interface Room {
  database: Database;
  jobs: Jobs;
  config: Pick<Config, 'telephony' | 'mail'>;
  /** Where the world reaches this installation. */
  publicUrl: string;
}

interface Wanted extends SummaryRecipient {
  claimToken?: string | undefined;
  agentId?: string | undefined;
}

/**
 * Stores where an agent's summaries go and sends a test to each, in one transaction; whoever has not
 * agreed to get them is asked instead. Whoever holds the claim token of a set-up nobody owns may,
 * and whoever owns the agent's business.
 * @throws Refusal `NOT_SIGNED_IN`, `NOT_FOUND`; `INVALID_REQUEST` for a number no text can go to
 * @throws TooManyRequests where somebody would be asked too often; nothing is stored then
 */
async function setRecipient(
  room: Room,
  { person, address }: Asking,
  { number: typed, email, ...whose }: Wanted,
) {
  const number = readMobile(typed);
  const asker = { userId: person?.userId ?? null, address };
  return room.database.transaction(async (transaction) => {
    const agent = await findTheirs(transaction, person, whose);
    if (number !== null) await refuseOurs(transaction, number);
    await transaction
      .update(agents)
      .set({
        callSummaryRecipientNumber: number,
        callSummaryRecipientEmail: email,
        updatedAt: new Date(),
      })
      .where(eq(agents.id, agent.id));
    const { id, businessId } = agent;
    await recordAgentChange(
      transaction,
      person,
      { id, businessId, ...recipientOf(agent) },
      { id, businessId, ...recipientOf({ number, email }) },
      address,
    );
    const isLocal = room.config.telephony === 'local';
    const named = isLocal ? 'assumed' : 'nobody';
    const voucher = person?.role === 'operator' ? 'operator' : named;
    if (number !== null) await expectProof(transaction, agent.businessId, number, voucher);
    const vouchedFor = voucher !== 'nobody';
    const test = { room, agent, asker, key: `summary-test:${crypto.randomUUID()}`, vouchedFor };
    const texted = number === null ? null : await sendTestText(transaction, test, number);
    const mailed = email === null ? null : await sendTestMail(transaction, test, email);
    refuseRepeated([
      { sent: texted, isNew: number !== agent.number },
      { sent: mailed, isNew: email !== agent.email },
    ]);
    return { number, email, text: outcomeOf(texted), mail: outcomeOf(mailed) };
  });
}

const recipientOf = ({ number, email }: SummaryRecipient) => ({
  callSummaryRecipientNumber: number,
  callSummaryRecipientEmail: email,
});

interface Asking {
  person: Person | null;
  /** Where they ask from; null: unknown. */
  address: string | null;
}

interface Test {
  room: Room;
  agent: Awaited<ReturnType<typeof findTheirs>>;
  asker: Asker;
  key: string;
  vouchedFor: boolean;
}

/** What became of a test; a number is how many milliseconds to wait before there can be one. */
type Sent<How extends string> = How | number | null;

/** Whoever names somebody new is told to wait, and that nothing was stored; so is who only repeats what is. */
function refuseRepeated(tests: readonly { sent: Sent<string>; isNew: boolean }[]): void {
  const waits = (each: readonly { sent: Sent<string> }[]) =>
    each.map(({ sent }) => (typeof sent === 'number' ? sent : 0));
  const changesSomething = tests.some(({ isNew }) => isNew);
  const changesOther = tests.some(({ sent, isNew }) => isNew && typeof sent !== 'number');
  const wait = Math.max(...waits(changesOther ? tests.filter(({ isNew }) => isNew) : tests), 0);
  if (wait === 0) return;
  const why = changesSomething
    ? 'Too many tests were sent lately, so this was not saved.'
    : 'We sent a test there not long ago.';
  throw askedTooOften(why, wait);
}

function outcomeOf<How extends string>(sent: Sent<How>): How | 'asked-lately' | null {
  return typeof sent === 'number' ? 'asked-lately' : sent;
}

async function sendTestText(
  transaction: Transaction,
  { room, agent, asker, key, vouchedFor }: Test,
  to: string,
): Promise<Sent<'queued' | 'asked' | 'simulated'>> {
  const { businessId, ownNumber: from } = agent;
  if (from === null || !isHeldNumber(from, room.config)) return null;
  const simulated = room.config.telephony === 'local';
  const agreed = vouchedFor || (await isProved(transaction, businessId, to));
  if (!simulated) {
    const asking = { by: 'text', target: to, agreed, businessId, asker } as const;
    const wait = await countAsking(transaction, asking, Date.now());
    if (wait > 0) return wait;
  }
  await queueSms(transaction, room.jobs, {
    key,
    to,
    from,
    body: agreed ? testText : textThatAsks,
    agentId: agent.id,
    businessId,
    callId: null,
  });
  if (simulated) return 'simulated';
  return agreed ? 'queued' : 'asked';
}

async function sendTestMail(
  transaction: Transaction,
  { room: { jobs, config, publicUrl }, agent: { businessId }, asker, key }: Test,
  to: string,
): Promise<Sent<'queued' | 'asked' | 'kept'>> {
  const test = { to, ...testMail(), summaryOf: businessId };
  const kept = config.mail === 'mailbox';
  if (kept || (await mayMail(transaction, businessId, to))) {
    const asking = { by: 'mail', target: to, agreed: true, businessId, asker } as const;
    // What is only kept annoys nobody but whoever reads it, and at this machine it is theirs.
    const isOwn = kept && countedAddress(asker) === null;
    const wait = isOwn ? 0 : await countAsking(transaction, asking, Date.now());
    if (wait > 0) return wait;
    await jobs.enqueue(transaction, sendMail, test, { key });
    return kept ? 'kept' : 'queued';
  }
  const asked = { businessId, email: to, asker };
  const answer = await composeQuestion(transaction, publicUrl, asked, Date.now());
  if ('wait' in answer) return answer.wait;
  await jobs.enqueue(transaction, sendMail, answer.question, { key });
  return 'asked';
}

/** North American only: elsewhere a text may cost more than all of a day's calls. */
function readMobile(typed: string | null): string | null {
  const number = readPhoneNumber(typed) ?? null;
  // Area codes of the Caribbean share +1, and cost what abroad costs.
  const risk = number === null ? null : riskOfNumber(number, textedCountries);
  if (risk === null) return number;
  throw new Refusal('INVALID_REQUEST', riskSentence(risk, 'text', textedCountries));
}

async function findTheirs(
  transaction: Transaction,
  person: Person | null,
  { claimToken, agentId }: Pick<Wanted, 'claimToken' | 'agentId'>,
) {
  if (!claimToken && !person) throw new Refusal('NOT_SIGNED_IN', 'Please sign in first.');
  const owned = agentId && person ? eq(agents.id, agentId) : undefined;
  const which = claimToken ? isSetUpOf(transaction, claimToken, person, new Date()) : owned;
  const [found] = which
    ? await transaction
        .select({
          id: agents.id,
          businessId: agents.businessId,
          ownNumber: phoneNumbers.phoneNumber,
          number: agents.callSummaryRecipientNumber,
          email: agents.callSummaryRecipientEmail,
        })
        .from(agents)
        .innerJoin(businesses, eq(businesses.id, agents.businessId))
        .leftJoin(phoneNumbers, eq(phoneNumbers.id, agents.phoneNumberId))
        .where(and(which, claimToken ? undefined : mayTouch(person)))
        .limit(1)
    : [];
  return foundOrRefused(found, 'agent');
}

function mayTouch(person: Person | null): SQL | undefined {
  return within(person ? scopeOf(person) : [], agents.businessId);
}

/** The text to a phone that is taken for its owner's. */
const testText =
  'This is a test from Second Ring. Summaries of your calls will arrive here. If you did not ask for them, you can ignore this.';

/** The mail that proves an address, made of nothing that was typed either. */
function testMail() {
  const subject = 'Test: your call summaries will arrive here';
  const body = `<p style="margin:0;font-size:18px;line-height:1.4">${testText}</p>`;
  return { subject, text: testText, html: mailPage({ title: subject, body, width: 480 }) };
}
