import type { CallOutcome, Language, Lead } from '../conversation.ts';
import { shopLanguage } from '../knowledge/shop-language.ts';
import type { Receptionist } from '../receptionist.ts';
import { quoted } from '../speaking/quoted.ts';
import { shortWish, withDays } from './say-when.ts';
import { isWish } from './tell-reason.ts';

/**
 * The lead as it is kept: the time they would like is the day and hour the owner reads of it in the
 * summary, in the shop's zone, and the caller's words stand beside it. Words that name no one day or
 * hour stay alone.
 */
export function datedLead(receptionist: Receptionist, outcome: CallOutcome): Lead | null {
  const { lead, startedAt } = outcome;
  const { knowledge } = receptionist.profile;
  const words = lead?.preferredTime;
  if (!lead) return lead;
  const language = shopLanguage(knowledge);
  const reason =
    lead.reason && withDatedVisits(lead.reason, startedAt, knowledge.timeZone, language);
  if (!words) return { ...lead, reason };
  const dated = shortWish(words, startedAt, knowledge.timeZone, language);
  const preferredTime = dated === words ? words : `${dated} (${quoted(words, language)})`;
  return { ...lead, reason, preferredTime };
}

/** What is wanted, and of which visit, by days that hold tomorrow; what the caller said of it stays. */
function withDatedVisits(
  reason: string,
  startedAt: number,
  timeZone: string,
  language: Language,
): string {
  const [wish = '', ...parts] = reason.split('; ');
  return [
    isWish(wish) ? withDays(wish, startedAt, timeZone, language) : wish,
    ...parts.map((part) =>
      part.startsWith('instead of ') ? withDays(part, startedAt, timeZone, language) : part,
    ),
  ].join('; ');
}
