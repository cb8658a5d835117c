import type { CallOutcome, TranscriptEntry } from '../conversation.ts';
import { fold } from '../knowledge/words.ts';
import { quoted } from '../speaking/quoted.ts';
import { ownerWords } from './owner-words.ts';

/** What parts the pieces of a summary from one another, and what looks like it on a small screen. */
const partings = /\s*[·•‧∙⋅・●▪｜|]\s*/g;

/** What was hidden of what they said: a card's number, a password. */
const masks = /•{4}(?:[ ,.-]*•{4})*/g;

/** Words of ours that stand in large letters, in both languages: they tell an owner what to see first. */
const loudWords = [
  ...new Set(
    (['en', 'fr'] as const).flatMap((language) =>
      Object.values(ownerWords(language)).flatMap((one) =>
        typeof one === 'string' ? (one.match(/\p{Lu}{2,}(?: \p{Lu}{2,})*/gu) ?? []) : [],
      ),
    ),
  ),
  'URGENT',
  'SPAM',
  'À FAIRE',
].filter((word) => word.length > 3);
const loud = new RegExp(
  `(?<!\\p{L})(?:${loudWords.toSorted((a, b) => b.length - a.length).join('|')})(?!\\p{L})`,
  'gu',
);
/** Words of ours in small letters, where they begin a clause as ours do: "quoted Drain Cleaning $20". */
const asOurs =
  /(?:^|[.,:!?–—-]\s*)(?:quoted|promised|booked|moved|cancelled|told of|earlier call|call instead|could not answer|prix donné|promis|réservé|annulé|appel du)(?=[\s:])/iu;

const scheme = /\b[a-z][a-z\d+.-]*:\/\/(?=\S)/gi;
/** An address of the web, whole: an e-mail address is none. */
const webAddress =
  /(?<![\p{L}\p{N}@._%+-])(?:[\p{L}\p{N}-]{2,}[.．。｡])+\p{L}{2,}(?![\p{L}\p{N}@-])(?:[:/?#][^\s,]*)?/giu;
const dots = /[.．。｡]/g;

/** Words of a stranger's in which no telephone or mail program finds a link: `evil[.]example/pay`. */
export function unlinked(text: string): string {
  return text.replace(scheme, '').replace(webAddress, (address) => address.replace(dots, '[.]'));
}

/**
 * A caller's words as they may stand in what an owner reads: nothing in them parts pieces of ours, is one of our
 * own words in large letters, or leads anywhere.
 */
export function asTheirs(text: string): string {
  return unlinked(text)
    .replace(masks, '[…]')
    .replace(partings, ', ')
    .replace(/;/g, ',')
    .replace(loud, (word) => word.toLowerCase());
}

/** Words that read like ours are put in quotation marks: they were said, and are no more than that. */
export function inTheirWords(text: string): string {
  const theirs = asTheirs(text).replace(/^[\s,]+/, '');
  const likeOurs = asOurs.test(text) || theirs !== unlinked(text).replace(/;/g, ',');
  return likeOurs ? quoted(theirs) : theirs;
}

/** What strangers said, wrote or are called, so that nothing of it passes as ours. */
export function strangersWords(outcome: CallOutcome): CallOutcome {
  const { lead, note, unansweredQuestions, earlier, chosen } = outcome;
  return {
    ...outcome,
    ...(chosen?.open && { chosen: { ...chosen, open: chosen.open.map(asTheirs) } }),
    ...(note !== undefined && { note: asTheirs(note) }),
    unansweredQuestions: unansweredQuestions.map(asTheirs),
    lead: lead && {
      ...lead,
      name: lead.name && asTheirs(lead.name),
      reason: lead.reason && unlinked(lead.reason),
    },
    ...(earlier && { earlier: { ...earlier, reason: unlinked(earlier.reason) } }),
  };
}

const ourselves =
  'second ?ring|twilio|(?:the|your|my|a) (?:tele)?(?:phone|wireless|cell|cellular|mobile|telecom) (?:company|provider|carrier|service(?: provider)?)|(?:telus|at&t|verizon|t-mobile|videotron|bell canada|bell mobility|rogers (?:wireless|communications)|koodo)|(?:la|votre) compagnie de (?:telephone|cellulaire)|(?:votre|le) fournisseur (?:de )?telephon\\w*';
const claims = new RegExp(
  `\\b(?:this is|it's|i'm|i am|we're|we are|calling|call|team|support|department|someone|message|notice|here|ici|c'est|je suis|on est|appelle|appel|service|equipe|message|part)\\b(?: (?:\\p{L}+ ){0,4}?(?:from|with|at|of|for|on behalf of|de|du|chez|pour|avec))?:? ?(?:${ourselves})(?!\\p{L})`,
  'u',
);
const fromThem = new RegExp(`\\b(?:from|chez|de la part de) (?:${ourselves})(?!\\p{L})`, 'u');
const named = new RegExp(
  `^\\W*(?:${ourselves})\\b.{0,20}\\b(?:here|security|support|billing|ici|securite|soutien)\\b`,
  'u',
);

/**
 * Whether a caller says they are from Second Ring or the telephone company, who would not ask for anything this
 * way: an owner must not take it for granted.
 */
export function claimsToBeOurs(transcript: readonly TranscriptEntry[]): boolean {
  return transcript.some(({ role, content }) => {
    if (role !== 'user') return false;
    const said = fold(content);
    return claims.test(said) || fromThem.test(said) || named.test(said);
  });
}
