import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { numberProofs } from '../../platform/database/schema/number-proofs.ts';

/**
 * The text that asks a phone. Nothing in it was typed by whoever asks for it: it goes to people who
 * may not have asked.
 */
export const textThatAsks =
  'This is a test from Second Ring. Reply YES to have summaries of calls texted here. If you did not ask for them, you can ignore this.';

/** What a phone hears that has agreed. */
export const textOfThanks = 'Thank you. Summaries of calls will come here. Reply STOP to end them.';

/** Words that agree, in capital letters and without accents. */
const yes = new Set(['YES', 'Y', 'OK', 'OKAY', 'OUI']);

/**
 * Takes a text for the answer of a phone that was asked for a business: a carrier delivered it, so it
 * proves the number. False where the text says anything else, or nobody waits for an answer.
 */
export async function agreeByText(
  database: Queryable,
  { businessId, from, text }: { businessId: string; from: string; text: string },
): Promise<boolean> {
  if (!yes.has(text.replaceAll(/\P{L}/gu, '').toUpperCase())) return false;
  const agreed = await database
    .update(numberProofs)
    .set({ provedAt: new Date(), codeHash: null, codeExpiresAt: null })
    .where(
      and(
        eq(numberProofs.businessId, businessId),
        eq(numberProofs.phoneNumber, from),
        isNull(numberProofs.provedAt),
      ),
    )
    .returning({ id: numberProofs.id });
  return agreed.length > 0;
}
