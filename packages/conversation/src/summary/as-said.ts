import type { CallOutcome, Language } from '../conversation.ts';
import { ownerWords } from './owner-words.ts';
import { isWish } from './tell-reason.ts';

/** What stands between the parts of a summary, and nobody says. */
const separators = /\s*[·•∙⋅|]+\s*/gu;

/** How the parts of a summary begin that tell what we said or did, in both languages. */
const ours =
  /^(?:and |et )?(?:quoted|promised|booked|urgent|not urgent|spam|next(?: step)?|prix donnés?|promis|réservé|pas urgent)(?![\p{L}'’])(?! (?:me|us|him|her|to me|to us)(?!\p{L}))/iu;

const clauses = /(?<=[.;,!?\n])\s+/;

/** An address that a phone or a mail program makes a link of; what is told of an e-mail address stays one. */
const links =
  /(?<![\p{L}\p{N}@.-])(?:https?:\/\/|www\.)[^\s<>"“”]+|(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]+\.)+(?:com|net|org|ca|io|app|co|info|biz|xyz|ru|cn|us|uk|fr|me|link|site|online|shop|dev|example)(?:\/[^\s<>"“”]*)?(?![\p{L}\p{N}@.-]*@|[\p{L}\p{N}])/giu;

const unlinked = (link: string) =>
  link.replace(/^https?:\/\//i, '').replace(/\.(?=[\p{L}\p{N}])/gu, '[.]');

/**
 * Words of a caller's as they may stand beside ours: without what parts a summary, in quotation marks where they
 * begin as ours do ("quoted $20", "PROMISED a free visit"), and with nothing in them that opens anything.
 */
export function asSaid(words: string, language: Language): string {
  const [open, close] = ownerWords(language).quotes;
  return words
    .replace(separators, '. ')
    .replace(links, unlinked)
    .split(clauses)
    .map((clause) => {
      if (!ours.test(clause)) return clause;
      const [end = ''] = /[.;,!?]*$/.exec(clause) ?? [];
      return `${open}${clause.slice(0, clause.length - end.length)}${close}${end}`;
    })
    .join(' ');
}

/** An outcome in which all that is a caller's, or may be, is as it may stand beside what is ours. */
export function withWordsAsSaid(outcome: CallOutcome, language: Language): CallOutcome {
  const said = (words: string) => asSaid(words, language);
  const { lead, note, transcript, unansweredQuestions, commitments } = outcome;
  const reason = lead?.reason
    ?.split('; ')
    .map((part, at) => (at === 0 && isWish(part) ? part.replace(separators, ', ') : said(part)))
    .join('; ');
  const plain = (words: string | null) =>
    words?.replace(separators, ' ').replace(links, unlinked) ?? null;
  return {
    ...outcome,
    transcript: transcript.map((entry) =>
      entry.role === 'user' ? { ...entry, content: said(entry.content) } : entry,
    ),
    unansweredQuestions: unansweredQuestions.map(said),
    commitments: commitments.map((one) => ({ ...one, text: plain(one.text) ?? '' })),
    ...(note !== undefined && { note: said(note) }),
    lead: lead && {
      ...lead,
      name: plain(lead.name),
      preferredTime: plain(lead.preferredTime),
      reason: reason ?? null,
    },
  };
}
