import type { CallOutcome, Language, Lead } from '../conversation.ts';
import { fold } from '../understanding/slots/words/tokens.ts';
import { ownerWords } from './owner-words.ts';

/** The part of a lead's reason that tells how they would like to be reached. */
export const byText = 'text rather than call';
export const byEmail = 'e-mail rather than call';

/** How the part of a lead's reason begins that tells of a town nobody goes to. */
export const outsideArea = 'outside the area:';

/** Where a visit is wanted that nobody makes; empty: where somebody goes, or may. */
export function tellOutside({ lead }: CallOutcome, language: Language = 'en'): string {
  const part = lead?.reason?.split('; ').find((one) => one.startsWith(outsideArea));
  return part ? `${ownerWords(language).outsideArea}${part.slice(outsideArea.length)}` : '';
}

/** Whether they would rather be texted than called. */
export const wantsText = (lead: Lead | null): boolean => tellsOf(lead, byText);
/** Whether they would rather be answered by e-mail. */
export const wantsEmail = (lead: Lead | null): boolean => tellsOf(lead, byEmail);

/** Whether a part of a lead's reason tells how they would like to be reached, or where nobody goes: told by itself. */
export const isOfReaching = (part: string): boolean =>
  part === byText || part === byEmail || part.startsWith(outsideArea);

const tellsOf = (lead: Lead | null, part: string) =>
  lead?.reason?.split('; ').includes(part) === true;

/** How the parts of a lead's reason begin that tell of somebody else than the caller. */
export const othersLeads = {
  instead: 'to call instead:',
  call: 'to call:',
  contact: 'other contact:',
  onBehalf: 'on behalf of',
  inName: 'in the name of',
} as const;

const leads = Object.entries(othersLeads);

/** Whether a part of a lead's reason tells of somebody else than the caller. */
export const isOfOther = (part: string): boolean =>
  leads.some(([, lead]) => part.startsWith(`${lead} `));

/**
 * Whom it is for, and whom to call, beside the caller or in their place; empty: nobody. What a written
 * reason tells of them already is not told twice.
 */
export function tellOthers(
  { lead, written, note }: CallOutcome,
  language: Language = 'en',
): string {
  const words = ownerWords(language);
  const told = written ? fold(note ?? '') : '';
  const parts = (lead?.reason?.split('; ') ?? []).filter(isOfOther).flatMap((part) => {
    const [kind, start] = leads.find(([, one]) => part.startsWith(`${one} `)) ?? [];
    if (!start) return [];
    const who = part.slice(start.length + 1);
    if (told && standsIn(who, told)) return [];
    const leadIn = {
      instead: words.callInstead,
      call: words.callOther,
      contact: words.contact,
      onBehalf: words.onBehalf,
      inName: words.inName,
    };
    return Object.entries(leadIn).flatMap(([one, said]) => (one === kind ? `${said} ${who}` : []));
  });
  return parts.join(', ');
}

function standsIn(who: string, told: string): boolean {
  const number = /[\d-]{7,}$/.exec(who)?.[0].replace(/\D/g, '');
  if (number) return told.replace(/\D/g, '').includes(number);
  const [first = ''] = fold(who).match(/[\p{L}'’-]+/u) ?? [];
  return new RegExp(`(?<!\\p{L})${first.replace(/[^\p{L}]/gu, '.')}(?!\\p{L})`, 'u').test(told);
}
