import type { Turn } from '../dialogue/turn.ts';
import type { Act } from '../heard/acts.ts';
import type { SlotValues } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';

/** How they would rather be answered: as a model says, where their own words name it, or as rules heard. */
export function answeredBy(
  said: Record<string, unknown>,
  act: Act,
  turn: Turn,
  { byText }: SlotValues,
): SlotValues {
  const by = typeof said.by === 'string' ? said.by.trim().toLowerCase() : '';
  const words = fold(turn.state.transcript.findLast(({ role }) => role === 'user')?.content ?? '');
  const hints = fold([said.hints].flat().join(' . '));
  if (act.startsWith('ask.')) return {};
  if (/^call|^phone/.test(by)) return { answerBy: 'call' };
  const wantsEmail = /^e-?mail/.test(by) || (inWriting.test(hints) && rather.test(hints));
  if (wantsEmail && ofEmail.test(words)) return { answerBy: 'email' };
  return byText || (/^text/.test(by) && ofText.test(words)) ? { byText: true } : {};
}

const inWriting = /\b(?:by|via|in an?) e-?mail\b|\bpar courriel\b/;
const rather =
  /\b(?:instead|rather|not (?:by )?(?:an? )?(?:call|phone)|no calls?|plutot|au lieu|pas (?:d')?appel\w*)\b/;
const ofEmail = /\be-?mail|\bcourriel|\bwrite\b|\bin writing\b|\becri/;
const ofText = /\btext|\bmessage/;
