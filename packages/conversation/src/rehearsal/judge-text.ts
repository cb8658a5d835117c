import type { FaqItem } from '../knowledge/business.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { matchServices } from '../knowledge/services.ts';
import { statementOf } from '../knowledge/statements.ts';
import type { Receptionist } from '../receptionist.ts';
import { hoursClaimsIn, whyHoursAreWrong } from './claims/hours-claims.ts';
import { priceClaimsIn, whyPriceIsWrong } from './claims/price-claims.ts';
import type { Rehearsal } from './rehearsal.ts';

const promisesTransfer =
  /\b(?:transfer|connect|patch|put) (?:you|them|callers?|the call|your call)\b(?: (?:straight|right))? ?(?:to|through|over)\b/i;

/**
 * Why a text of the owner's cannot be spoken as it stands: it states another price or other hours
 * than the price list and the hours do, gives away a price that is not to be said, or promises to
 * put callers through where there is no number for it. Null where nothing of that is found.
 * `question` is what the text answers.
 */
export function whyTextIsWrong(rehearsal: Rehearsal, text: string, question = ''): string | null {
  const { receptionist, profile } = rehearsal;
  const [price] = priceClaimsIn(receptionist, text, question).flatMap(
    (claim) => whyPriceIsWrong(claim) ?? [],
  );
  if (price) return price;
  const { hours } = profile.knowledge;
  const [time] = hoursClaimsIn(text, question).flatMap(
    (claim) => whyHoursAreWrong(hours, claim) ?? [],
  );
  if (time) return time;
  if (promisesTransfer.test(text) && profile.transferNumber === null)
    return 'it promises to put callers through, and there is no transfer number';
  return null;
}

/** Why an answer of the owner's cannot be right, read with its question; null where it may be. */
export function whyAnswerIsWrong(rehearsal: Rehearsal, item: FaqItem): string | null {
  if (item.answer !== 'explain') {
    const stated = statementOf(item.question, item.answer === 'yes') ?? '';
    return whyTextIsWrong(rehearsal, stated) ?? whyDenialIsWrong(rehearsal.receptionist, item);
  }
  const text = item.explanation ?? '';
  return (
    whyTextIsWrong(rehearsal, text, item.question) ?? differsInFrench(text, item.explanationFr)
  );
}

/** Amounts stand in both languages, or one of the two is wrong. */
export function differsInFrench(text: string, french: string | undefined): string | null {
  if (!french?.trim() || !text.trim()) return null;
  const [english, other] = [amountsIn(text), amountsIn(french)].map((amounts) =>
    [...new Set(amounts)].toSorted((one, next) => one - next).join(),
  );
  return english === other ? null : 'its French text names other amounts';
}

const asksWhetherOffered =
  /^\W*(?:do|can|could|will) (?:you|u|y'?all|we)(?: guys)?(?: also| still)? (?:do|offer|sell|have|carry|provide|handle|install|repair|fix)\b/i;

/** Why a plain no cannot be right: what it denies stands on the price list. Null where it may be. */
function whyDenialIsWrong(receptionist: Receptionist, item: FaqItem): string | null {
  if (item.answer !== 'no' || !asksWhetherOffered.test(item.question)) return null;
  const [mention] = matchServices(receptionist.services, item.question);
  const [best] = mention?.candidates ?? [];
  if (best?.kind !== 'exact') return null;
  return `it says you do not do ${best.service.name}, which is on your list of services`;
}
