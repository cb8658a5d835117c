import type { CallOutcome, Language } from '../conversation.ts';
import { asSaid, asSaidInPart } from '../speaking/as-said.ts';
import { ownerWords } from './owner-words.ts';
import { isWish } from './tell-reason.ts';

/** An outcome in which all that is a caller's, or may be, is as it may stand beside what is ours. */
export function withWordsAsSaid(outcome: CallOutcome, language: Language): CallOutcome {
  const said = (words: string) => asSaid(words, ownerWords(language).quotes);
  const { lead, note, transcript, unansweredQuestions, commitments } = outcome;
  const reason = lead?.reason
    ?.split('; ')
    .map((part, at) => (at === 0 && isWish(part) ? asSaidInPart(part) : said(part)))
    .join('; ');
  const plain = (words: string | null) => (words === null ? null : asSaidInPart(words));
  return {
    ...outcome,
    transcript: transcript.map((entry) =>
      entry.role === 'user' ? { ...entry, content: said(entry.content) } : entry,
    ),
    unansweredQuestions: unansweredQuestions.map(said),
    commitments: commitments.map((one) => ({ ...one, text: asSaidInPart(one.text) })),
    ...(note !== undefined && { note: said(note) }),
    lead: lead && {
      ...lead,
      name: plain(lead.name),
      preferredTime: plain(lead.preferredTime),
      reason: reason ?? null,
    },
  };
}
