import type { Language } from '../conversation.ts';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { shopLanguage } from '../knowledge/shop-language.ts';
import { disclosures } from '../phrases/disclosure.ts';

/** Words by which a greeting already says that no human is speaking. */
const discloses =
  /\b(a\.?i\.?|artificial|virtual|automated|robot|bot|digital assistant|ia|intelligence artificielle|virtuelle?)\b/i;

/** The words a greeting ends with to ask what a caller wants, with or without a question mark. */
const closingClause =
  /(?<=^|[\s,;:–—-])(?:(?:and|so|et)\s+)?(?:how (?:can|may|could|might) (?:i|we)|what can (?:i|we) do|(?:comment|en quoi) (?:puis-je|pouvons-nous|peut-on))\b[^.!?]*[.!?]?\s*$/i;
const closingQuestion = /[^.!?]*\?\s*$/;

/**
 * The owner's own greeting as callers hear it. They are told that they speak with an AI (Maine's and
 * Utah's laws ask for it, others point the same way); where the owner's words leave it out, it is said
 * before their closing question, or before `question` where they ask nothing.
 */
export function withDisclosure(
  own: string,
  sentence: () => string,
  question: () => string,
): string {
  if (discloses.test(own)) return own;
  const closing = closingClause.exec(own) ?? closingQuestion.exec(own);
  if (!closing) return `${asStatement(own)} ${sentence()} ${question()}`;
  const before = own.slice(0, closing.index).trim();
  const asked = closing[0].trim();
  if (before === '') return `${sentence()} ${asked}`;
  return `${asStatement(before)} ${sentence()} ${asked.charAt(0).toUpperCase()}${asked.slice(1)}`;
}

/** Ended with a full stop, unless it ends a sentence already. */
function asStatement(words: string): string {
  return words.replace(/[\s,;:–—-]+$/, '').replace(/([^.!?])$/, '$1.');
}

/** What the owner calls the assistant, where their words for its persona give it a name. */
export function personaName({ details }: Pick<BusinessKnowledge, 'details'>): string | null {
  const persona = details?.persona_and_style?.suggested_persona ?? '';
  const name = /(?:named|called|name is)\s+(\p{Lu}\p{Ll}+)|^(\p{Lu}\p{Ll}+),/u.exec(persona);
  return name?.[1] ?? name?.[2] ?? null;
}

/** What callers of a business hear first where its owner wrote `own`. */
export function spokenFirstMessage(
  own: string,
  knowledge: BusinessKnowledge,
  language: Language = shopLanguage(knowledge),
): string {
  const { plain, named, question } = disclosures[language];
  const name = personaName(knowledge);
  const sentence = () => (name === null ? plain : named.replace('{name}', name));
  return withDisclosure(own.trim(), sentence, () => question);
}
