import type { Quote, TranscriptEntry } from '../conversation.ts';
import { sentences } from '../speaking/sentences.ts';

/**
 * To what a price was bound as it was told: to the first visit, or to something that was only supposed.
 * `theirsNot`: it was said not to be the one for what they have.
 */
export type ToldCondition = 'first' | 'supposed' | 'theirsNot';

/** To what a price was bound in the words that told it; null: to nothing. */
export function conditionOf(
  transcript: readonly TranscriptEntry[],
  { at, spoken }: Pick<Quote, 'at' | 'spoken'>,
): ToldCondition | null {
  const line = transcript.findIndex((entry) => entry.role === 'assistant' && entry.at === at);
  const sentence = sentenceTelling(transcript, { at, spoken });
  if (!sentence) return null;
  const from = sentence.indexOf(spoken);
  const [before, after] = [sentence.slice(0, from), sentence.slice(from + spoken.length)];
  if (ofOthers.some((one) => one.test(after))) return 'theirsNot';
  if (ofFirst.test(before) && !adds.test(after)) return 'first';
  const asked = transcript.slice(0, line).findLast(({ role }) => role === 'user')?.content ?? '';
  return supposing.test(asked) ? 'supposed' : null;
}

/** The sentence in which a figure was told; empty: none. */
export function sentenceTelling(
  transcript: readonly TranscriptEntry[],
  { at, spoken }: Pick<Quote, 'at' | 'spoken'>,
): string {
  const told = transcript.filter((entry) => entry.role === 'assistant' && entry.at === at);
  return (
    told.flatMap(({ content }) => sentences(content)).find((one) => one.includes(spoken)) ?? ''
  );
}

/**
 * What follows a price that is not theirs: "trucks like yours cost more", "that doesn't apply to yours", "for
 * three somebody would have to tell you". Where a figure follows, that one is theirs.
 */
const ofOthers = [
  /^[^$]*\b(?:yours?|that one|those|theirs)\b[^$.;,]{0,30}\b(?:costs?|runs?|is|are|would be|comes?)\b (?:a (?:bit|little) |somewhat |quite )?(?:more|higher|dearer|extra|different)\b(?!\s+than)/iu,
  /^[^$]*\b(?:doesn['’]?t|does not|don['’]t|do not|won['’]t|wouldn['’]t|isn['’]t|not)(?: (?:really|quite))? (?:apply|count|fit|cover|suit|work|meant|go)\b[^$.;]{0,20}\b(?:you|yours?|that|those|it|this)\b/iu,
  /^[^$]*\bso for \p{L}+ (?:\p{L}+ ){0,2}(?:somebody|someone|they|we) (?:would|will|has|have)\b/iu,
  /^[^$]*(?<!\p{L})(?:(?:le|la|les) (?:vôtres?)|comme (?:le|la|les) vôtres?|votre \p{L}+)[^$.;,]{0,30}(?:coût\p{L}*|est|sont|serait) (?:un peu )?plus (?:chère?s?|élevée?s?)/iu,
  /^[^$]*(?<!\p{L})(?:ne |n['’])(?:s['’]applique|convient|compte|couvre)\p{L}* pas(?!\p{L})/iu,
];
const ofFirst =
  /\b(?:the |your |that |only )first (?:one|visit|time|clean|cleaning|session|lesson|appointment|treatment|month)\b(?![^$]*\bafter that\b)|(?<!\p{L})(?:la|votre) première (?:visite|fois|séance|leçon)?(?!\p{L})/iu;
/** "The first one is $50 more" tells no price of it. */
const adds = /^[\s,]*(?:more|extra|on top|additional|de plus|en plus)(?!\p{L})/iu;
/** The caller asks what would be if. */
const supposing =
  /\b(?:what|how) if\b|\bif (?:it|he|she|they|that|there|the \p{L}+) (?:takes?|goes|runs?|needs?|turns?|gets?|is|are|was|were|has|have)\b|\bin case\b|\b(?:let's )?say (?:it|he|she|they) (?:takes?|goes|runs?|needs?)\b|(?<!\p{L})(?:et si|au cas où|mettons que|supposons)(?!\p{L})|(?<!\p{L})si (?:ça|jamais|c['’]est|il|elle|ils) /iu;

/**
 * "That would make it $161, whether it covers the rest somebody confirms", "if he gets it": told of what is
 * taken off.
 */
export function isLeftOpen(
  transcript: readonly TranscriptEntry[],
  figure: Pick<Quote, 'at' | 'spoken'>,
): boolean {
  const sentence = sentenceTelling(transcript, figure);
  const told = sentence.indexOf(figure.spoken);
  return granted.test(sentence) || leftOpen.test(sentence.slice(told));
}

const leftOpen =
  /\b(?:whether|confirms?|depends|not sure|would have to|can't (?:say|promise))\b|(?<!\p{L})(?:confirmera|à confirmer|reste à|dépend|si (?:ça|cela|le rabais|la réduction))(?!\p{L})/iu;
/** "If you qualify": what is taken off is not granted yet. */
const granted =
  /\bif (?:\p{L}+ ){1,3}?(?:gets?|qualif\p{L}*|appl(?:y|ies)|counts?|covers?|(?:is|are|['’]s) (?:eligible|allowed|accepted|entitled|approved))\b|(?<!\p{L})s(?:i|['’]) ?(?:\p{L}+ ){1,3}?(?:s['’]applique|compte|y (?:a|avez|ont) droit|l['’](?:a|avez|ont)|(?:est|êtes) (?:admissible|éligible|accepté))/iu;
