import type { CallOutcome, ChosenLines, Language, Lead, ModelPrompt } from '../conversation.ts';
import { shopLanguage } from '../knowledge/shop-language.ts';
import type { Receptionist } from '../receptionist.ts';
import { shortenAtClause } from '../speaking/tidy-sentence.ts';
import { inSentences } from '../summary/in-sentences.ts';
import { isOfOther, isOfReaching } from '../summary/tell-others.ts';
import { openOf } from '../summary/tell-parts.ts';
import { everyPriceTold } from '../summary/tell-quotes.ts';
import { noteThatHolds } from './check-note.ts';

/** More than this is no note but a report, in characters, and ends at a clause; a text message shows what fits. */
const longest = 900;
const longestTranscript = 6_000;

const inShopLanguage: Record<Language, string> = { en: 'English', fr: 'French' };

const taskIn = (
  language: Language,
) => `A phone receptionist has taken the call below. In at most 60 ${inShopLanguage[language]} words without a subject, a semicolon where another matter begins, write for the owner why they called and what matters about it. First the thing, and what is wanted of it; then the days and hours that do or do not suit, as they stood at the end, and what is special; last what was promised and what was left open. What was taken back, turned down or answered is left out. No greeting, not the caller's own name or number, no price of the shop's, nothing that was not said. If there is nothing to tell beyond what is noted, write -.
Where PRICES stand below, write a line more: PRICES: and the numbers of those that the owner needs, of what is wanted in the end, at the figure that holds for it; none of what was dropped, only compared or put right since; - if none. Where QUESTIONS stand below, the same with OPEN: and the numbers of those that nobody has answered.
Example:
${examples[language]}
PRICES: 2
OPEN: 1`;

const examples: Record<Language, string> = {
  en: "two half sheet cakes for her mother's retirement, Saturday before noon, delivered to Dartmouth; open whether the icing can be nut free",
  fr: "deux gâteaux d'une demi-plaque pour la retraite de sa mère, samedi avant midi, livrés à Lévis; reste à savoir si le glaçage peut être sans noix",
};

/** What a model is asked once a call is over; null where nothing was said that could be told. */
export function reasonPrompt(receptionist: Receptionist, outcome: CallOutcome): ModelPrompt | null {
  const { knowledge } = receptionist.profile;
  const { transcript, lead, spam, model } = outcome;
  const said = transcript.filter(({ role }) => role === 'user');
  if (said.length === 0 || spam) return null;
  const words = transcript
    .map(({ role, content }) => `${role === 'user' ? 'CALLER' : 'RECEPTIONIST'}: ${content}`)
    .join('\n');
  const { prices, open } = linesOf(receptionist, outcome);
  const content = [
    `SHOP: ${knowledge.name}`,
    `NOTED: ${notedOf(lead, model.note)}`,
    ...numbered('PRICES', prices),
    ...numbered('QUESTIONS', open),
    words.slice(-longestTranscript),
  ].join('\n');
  return {
    system: taskIn(shopLanguage(knowledge)),
    messages: [{ role: 'user', content }],
    maxTokens: 200,
  };
}

/** What a model may choose from for the owner to read, in the order it is numbered. */
function linesOf(receptionist: Receptionist, outcome: CallOutcome) {
  const language = shopLanguage(receptionist.profile.knowledge);
  return { prices: everyPriceTold(receptionist, outcome, language), open: openOf(outcome) };
}

const numbered = (title: string, lines: readonly string[]) =>
  lines.length === 0
    ? []
    : [`${title}: ${lines.map((line, at) => `${at + 1} ${line}`).join(' | ')}`];

/** "PRICES: 1, 3", "OPEN: -", wherever it stands. */
const choice = /(?:^|\s)(PRICES|OPEN): *((?:\d+(?:, *| and | )?)+|-|none\b)\.?/g;

/** What a model chose, of lines that were given to it; where it names none that was, nothing. */
function chosenIn(
  written: string,
  given: ReturnType<typeof linesOf>,
): { chosen: ChosenLines; rest: string } {
  const chosen: { prices?: string[]; open?: string[] } = {};
  for (const [, title, numbers = ''] of written.matchAll(choice)) {
    const lines = title === 'PRICES' ? given.prices : given.open;
    const picked = [...numbers.matchAll(/\d+/g)].flatMap(([at]) => lines[Number(at) - 1] ?? []);
    const names = /\d/.test(numbers);
    if (names && picked.length === 0) continue;
    chosen[title === 'PRICES' ? 'prices' : 'open'] = [...new Set(picked)];
  }
  return { chosen, rest: written.replace(choice, '').trim() };
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
 * same outcome where nothing of them does. Of who only asked it is the note. What it chose of the lines that
 * are proved is all that is told of prices and open questions.
 */
export function withWrittenReason(
  receptionist: Receptionist,
  told: CallOutcome,
  written: string,
): CallOutcome {
  const { chosen, rest } = chosenIn(written, linesOf(receptionist, told));
  return withNote(receptionist, Object.keys(chosen).length > 0 ? { ...told, chosen } : told, rest);
}

function withNote({ profile }: Receptionist, outcome: CallOutcome, written: string): CallOutcome {
  const whole = written
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
