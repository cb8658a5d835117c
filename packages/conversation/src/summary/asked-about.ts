import type { CallOutcome, FactUsed } from '../conversation.ts';

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
const plain: Partial<Record<FactUsed['kind'], string>> = {
  hours: 'hours',
  address: 'address',
  area: 'service area',
  contact: 'contact',
};

/** What the caller was told beside prices, in the shop's own titles: "parking", "gift cards". */
export function askedAbout({ transcript }: CallOutcome): string[] {
  const told = transcript.flatMap(({ facts = [] }) => facts);
  const titles = told.flatMap(({ kind, label }) =>
    kept.has(kind) ? (plain[kind] ?? shortTitle(label)) : [],
  );
  return [...new Set(titles.filter(Boolean))];
}

/** "Do you sell gift cards?" in two words. */
function shortTitle(label: string): string {
  const title = label.trim().replace(/[?.!\s]+$/, '');
  const asked = title.replace(openings, '');
  const short = asked === title ? title : asked.replace(verbs, '').replace(verbs, '');
  const known = short || title;
  // "American Express" and "RBQ licence" keep their capitals.
  const begins = known === title && /^\p{Lu}\p{Ll}/u.test(known);
  return begins ? `${known.charAt(0).toLowerCase()}${known.slice(1)}` : known;
}
