import type { CallOutcome, Language, Lead, ModelPrompt } from '../conversation.ts';
import { shopLanguage } from '../knowledge/shop-language.ts';
import type { Receptionist } from '../receptionist.ts';
import { shortenAtClause } from '../speaking/tidy-sentence.ts';
import { inSentences } from '../summary/in-sentences.ts';
import { isOfOther, isOfReaching } from '../summary/tell-others.ts';
import { noteThatHolds } from './check-note.ts';

/** More than this is no note but a report, in characters, and ends at a clause; a text message shows what fits. */
const longest = 900;
const longestTranscript = 6_000;

const inShopLanguage: Record<Language, string> = { en: 'English', fr: 'French' };

const taskIn = (
  language: Language,
) => `A phone receptionist has taken the call below. In at most 60 ${inShopLanguage[language]} words without a subject, a semicolon where another matter begins, write for the owner why they called and what matters about it. First the thing, and what is wanted of it; then the days and hours that do or do not suit, as they stood at the end, and what is special; last what was promised and what was left open. What was taken back, turned down or answered is left out. No greeting, not the caller's own name or number, no price of the shop's, nothing that was not said. If there is nothing to tell beyond what is noted, write -.
Example: ${examples[language]}`;

const examples: Record<Language, string> = {
  en: "two half sheet cakes for her mother's retirement, Saturday before noon, delivered to Dartmouth; open whether the icing can be nut free",
  fr: "deux gâteaux d'une demi-plaque pour la retraite de sa mère, samedi avant midi, livrés à Lévis; reste à savoir si le glaçage peut être sans noix",
};

/** What a model is asked once a call is over; null where nothing was said that could be told. */
export function reasonPrompt(
  { profile }: Receptionist,
  { transcript, lead, spam, model }: CallOutcome,
): ModelPrompt | null {
  const said = transcript.filter(({ role }) => role === 'user');
  if (said.length === 0 || spam) return null;
  const words = transcript
    .map(({ role, content }) => `${role === 'user' ? 'CALLER' : 'RECEPTIONIST'}: ${content}`)
    .join('\n');
  return {
    system: taskIn(shopLanguage(profile.knowledge)),
    messages: [
      {
        role: 'user',
        content: `SHOP: ${profile.knowledge.name}\nNOTED: ${notedOf(lead, model.note)}\n${words.slice(-longestTranscript)}`,
      },
    ],
    maxTokens: 180,
  };
}

/** What is known of why they called: a model's own note on the call rather than words of the caller's. */
function notedOf(lead: Lead | null, note: string | null): string {
  if (!lead?.reason) return note ?? 'only asked';
  if (!note) return lead.reason;
  const [wish = '', ...parts] = lead.reason.split('; ');
  return [wish, note, ...parts.filter((part) => /^at /.test(part) || isOfOther(part))].join('; ');
}

/** The summary says before it that a call is urgent, or a complaint. */
const toldBeside =
  /^(?:urgent|complaint|plainte)(?:\s*[:,–-]\s*|\s+(?:about|of|regarding|concernant|au sujet de)\s+|\s+(?=(?:for|that|pour|que|au)\b))/i;

/**
 * The outcome with the caller's reason in a model's words, as far as they hold (`noteThatHolds`). The
 * same outcome where nothing of them does. Of who only asked it is the note.
 */
export function withWrittenReason(
  { profile }: Receptionist,
  outcome: CallOutcome,
  written: string,
): CallOutcome {
  const whole = written
    .trim()
    .split('\n')[0]
    ?.replace(/^["“]|["”.]+$/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll(';', ',')
    .trim();
  if (!whole || whole === '-') return outcome;
  if (/[<>{}[\]|`*_]|#(?!\d)|https?:/.test(whole) || !/\p{L}{3}/u.test(whole)) return outcome;
  const told = noteThatHolds(profile.knowledge, outcome, shortenAtClause(whole, longest));
  if (!told) return outcome;
  const { lead } = outcome;
  const text = inSentences(told.text.replace(toldBeside, ''), written);
  if (!lead?.reason) return { ...outcome, note: text };
  const [wish = '', ...rest] = lead.reason.split('; ');
  const where = rest.filter(
    (part) =>
      /^(?:at|from|bill to|extension) |^occasion: /.test(part) ||
      isOfReaching(part) ||
      isOfOther(part),
  );
  return {
    ...outcome,
    // What is wanted is told in words of ours where the model's did not hold.
    ...(told.whole ? { written: true as const } : {}),
    note: text,
    lead: { ...lead, reason: [wish, text, ...where].filter(Boolean).join('; ') },
  };
}
