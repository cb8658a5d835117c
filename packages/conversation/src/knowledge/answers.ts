import type { Language } from '../conversation.ts';
import { asSentences } from '../speaking/sentences.ts';
import type { FaqItem, OperationsNote } from './business.ts';
import { statementOf } from './statements.ts';

/** How the caller put the question: turned round to the owner's, or not asking for a yes or no. */
export interface Asked {
  opposed?: boolean | undefined;
  polar?: boolean | undefined;
}

const yesNo: Record<Language, { yes: string; no: string }> = {
  en: { yes: 'Yes', no: 'No' },
  fr: { yes: 'Oui', no: 'Non' },
};

const states =
  /\b(required|available|included|needed|accepted|guaranteed|recommended|preferred|welcome|covered|extra|free)$/i;
const finite =
  /\b(is|are|was|were|has|have|do|does|can|will|may|must|should|we|you|i|it|they|please|there)\b|'(s|re|ll|ve)\b/i;
const chargeable =
  /^(an? )?((small|additional|extra|flat|minimum|one-time) )*(fee|charge|surcharge|deposit|cost)s?( appl(y|ies))?$/i;

/** Makes notes such as "24-hour notice required" the sentences a person would say. */
function explained(text: string): string {
  const plain = text.trim().replace(/[.\s]+$/, '');
  if (!finite.test(plain) && !/[.!?,;]/.test(plain)) {
    const state = states.exec(plain);
    const before = plain.slice(0, state?.index ?? 0).trim();
    if (state && before) {
      const several = /[^su]s$/i.test(before) ? 'are' : 'is';
      return asSentences(`${before} ${several} ${state[0]}`);
    }
    if (chargeable.test(plain) && !/appl/.test(plain)) {
      const thing = plain.replace(/^an? /i, '').toLowerCase();
      return asSentences(`There's ${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`);
    }
  }
  return asSentences(text);
}

/** The owner's answer as sentences to speak, fitted to how the caller asked. */
export function answerOf(item: FaqItem, language: Language = 'en', asked: Asked = {}): string {
  const french = language === 'fr' ? item.explanationFr : undefined;
  if (item.answer === 'explain') return explained(french || item.explanation || '');
  const { yes, no } = yesNo[language];
  const word = item.answer === 'yes' ? yes : no;
  const statement = language === 'en' ? statementOf(item.question, item.answer === 'yes') : null;
  const led = asked.polar !== false && !asked.opposed;
  if (statement) return led ? `${word}, ${statement}.` : asSentences(statement);
  if (led) return `${word}.`;
  const question = (language === 'fr' && item.questionFr) || item.question;
  return language === 'fr'
    ? `À la question « ${question.trim()} », la réponse est ${word.toLowerCase()}.`
    : `To the question "${question.trim()}", the answer is ${word.toLowerCase()}.`;
}

/** An operations note as sentences to speak. */
export function sayNote(note: OperationsNote, language: Language = 'en'): string {
  return explained((language === 'fr' && note.contentFr) || note.content);
}
