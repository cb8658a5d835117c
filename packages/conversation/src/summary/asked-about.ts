import type { CallOutcome, FactUsed, Language } from '../conversation.ts';
import { beginAlike } from '../knowledge/begin-alike.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { ownerWords } from './owner-words.ts';

const openings =
  /^(?:do you|can (?:i|you|we)|could (?:i|you)|are you|are there|is there|are your?|is your?|is the|are the|is|are|does the|does it|what (?:is|are) (?:your|the)|what's (?:your|the)|what|which|where (?:is|are|can i|do i)|will you|avez-vous|faites-vous|acceptez-vous|offrez-vous|vendez-vous|prenez-vous|êtes-vous|puis-je|peut-on|est-ce que vous|est-ce qu'on|est-ce que|y a-t-il|quelle est|quel est|quelles sont|quels sont|où est|où sont)\s+/i;
const verbs =
  /^(?:sell|offer|take|accept|have|do|provide|carry|allow|charge|need|require|use|get|any|an?|the|your|faites|avez|offrez|prenez|acceptez|vendez|une?|des|les|la|le|votre|vos|de la|du)\s+/i;

const kept: ReadonlySet<FactUsed['kind']> = new Set([
  'faq',
  'note',
  'hours',
  'address',
  'area',
  'contact',
]);
/**
 * What the caller was told beside prices, in the shop's own titles: "parking", "gift cards". Of what
 * a model told, only what they had asked about: it tells of fees and lunch hours unasked.
 */
export function askedAbout(
  { transcript }: Pick<CallOutcome, 'transcript'>,
  language: Language = 'en',
): string[] {
  const { answered } = ownerWords(language);
  let asked = '';
  const titles = transcript.flatMap(({ role, content, facts = [], model }) => {
    if (role === 'user') asked = content;
    return facts.flatMap((fact) => {
      const { kind, label } = fact;
      if (!kept.has(kind) || (model && !isAsked(fact, asked))) return [];
      const plain = Object.entries(answered).find(([key]) => key === kind)?.[1];
      return plain ?? topicOf(label);
    });
  });
  return [...new Set(titles.filter(Boolean))];
}

const ofKind: Partial<Record<FactUsed['kind'], RegExp>> = {
  hours:
    /\b(?:open|close[ds]?|closing|hours|late|until|till|ouvert\p{L}*|ferm\p{L}*|heures)(?!\p{L})/iu,
  address: /\b(?:where|address|located|directions?|find you|où|adresse|situé\p{L}*)(?!\p{L})/iu,
  area: /\b(?:come|go|get|drive|serve|cover|out (?:to|here|in)|allez|venez|desservez|déplacez)(?!\p{L})/iu,
  contact: /\b(?:number|phone|e-?mail|reach|website|numéro|courriel|joindre|site)(?!\p{L})/iu,
};

/** Whether a caller's words are about what they were told. */
function isAsked({ kind, label }: FactUsed, words: string): boolean {
  const of = ofKind[kind];
  if (of) return of.test(words);
  const said = [...contentStems(words)];
  return [...contentStems(label)].some((stem) => said.some((one) => beginAlike(one, stem)));
}

/** The titles of the promotions that were told, as the owner calls them. */
export function promotionsTold({ transcript }: CallOutcome): string[] {
  const told = transcript.flatMap(({ facts = [] }) => facts);
  return [
    ...new Set(told.flatMap(({ kind, label }) => (kind === 'promotion' ? [label.trim()] : []))),
  ];
}

/** A question of the owner's as what was asked about: "gift cards", "whether you board cats", "How can I pay?". */
function topicOf(label: string): string {
  const title = label.trim().replace(/[?.!\s]+$/, '');
  const short = shortTitle(label);
  if (short !== title && doing.test(title) && !verbs.test(title.replace(openings, '')))
    return `${/^(?:can|could|may) i\b/i.test(title) ? 'whether they can' : 'whether you'} ${short}`;
  return stillAsks.test(short) ? `"${title}?"` : short;
}

const doing = /^(?:do|can|could|will|may) (?:you|i|we) /i;
/** A title that is no shorter for what it opens with. */
const stillAsks =
  /^(?:how|why|who|when|if|comment|pourquoi|quand|que faire|si) |\p{L}-(?:t-)?(?:vous|elles?|ils?|on|je)(?!\p{L})/iu;

/** "Do you sell gift cards?" in two words. */
export function shortTitle(label: string): string {
  const title = label.trim().replace(/[?.!\s]+$/, '');
  const asked = title.replace(openings, '');
  const short = asked === title ? title : asked.replace(verbs, '').replace(verbs, '');
  const known = short || title;
  // "American Express" and "RBQ licence" keep their capitals.
  const begins = known === title && /^\p{Lu}\p{Ll}/u.test(known);
  return begins ? `${known.charAt(0).toLowerCase()}${known.slice(1)}` : known;
}
