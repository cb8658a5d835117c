import type { Language } from '../conversation.ts';
import { asSentences } from '../speaking/sentences.ts';
import type { BusinessKnowledge, FaqItem, OperationsNote } from './business.ts';
import { shopLanguage } from './shop-language.ts';
import { statementOf } from './statements.ts';
import { statementInFrench } from './statements-in-french.ts';

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

/** Whether a question has an answer: an explanation that is still empty is none. */
export function isAnswered(item: FaqItem): boolean {
  return item.answer !== 'explain' || (item.explanation ?? '').trim() !== '';
}

/** The owner's answer as sentences to speak, fitted to how the caller asked. */
export function answerOf(item: FaqItem, language: Language = 'en', asked: Asked = {}): string {
  const french = language === 'fr' ? item.explanationFr : undefined;
  const led = asked.polar !== false && !asked.opposed;
  if (item.answer === 'explain') {
    const text = explained(french || item.explanation || '');
    return led ? text : withoutYesOrNo(text);
  }
  const { yes, no } = yesNo[language];
  const word = item.answer === 'yes' ? yes : no;
  const question = (language === 'fr' && item.questionFr) || item.question;
  const state = language === 'fr' ? statementInFrench : statementOf;
  const statement = state(question, item.answer === 'yes');
  if (statement) return led ? `${word}, ${statement}.` : asSentences(statement);
  if (led) return `${word}.`;
  return language === 'fr'
    ? `À la question « ${question.trim()} », la réponse est ${word.toLowerCase()}.`
    : `To the question "${question.trim()}", the answer is ${word.toLowerCase()}.`;
}

/**
 * The knowledge with each yes or no that comes with words of its own as an answer in those words: "Can you come to me?", yes,
 * "within twenty minutes' drive" is "Yes, we can come to you. Within twenty minutes' drive."
 */
export function withWholeAnswers(knowledge: BusinessKnowledge): BusinessKnowledge {
  const isBeside = ({ answer, explanation }: FaqItem) =>
    answer !== 'explain' && (explanation ?? '').trim() !== '';
  if (!knowledge.commonQuestions.some(isBeside)) return knowledge;
  const language = shopLanguage(knowledge);
  const commonQuestions = knowledge.commonQuestions.map((item): FaqItem => {
    if (item.answer === 'explain' || !isBeside(item)) return item;
    const text = (item.explanation ?? '').trim();
    const isSaid = /^(?:yes|no|oui|non)(?![\p{L}])/iu.test(text);
    const explanation = isSaid ? text : `${answerOf(item, language)} ${asSentences(text)}`;
    return { ...item, answer: 'explain', explanation };
  });
  return { ...knowledge, commonQuestions };
}

/** What follows the yes or no of an answer in sentences, where it can stand without it. */
function withoutYesOrNo(text: string): string {
  const [, word = '', rest = ''] = /^(yes|no|oui|non)\s*[,.;:–-]\s*(.+)$/is.exec(text) ?? [];
  if (rest === '') return text;
  const [, but = '', except = ''] = excepting.exec(rest) ?? [];
  if (except && /^(?:no|non)$/i.test(word)) {
    const only = /^(?:sauf)$/i.test(but) ? 'seulement' : /^unless$/i.test(but) ? 'only if' : 'only';
    return asSentences(`${only} ${except}`);
  }
  return leaning.test(rest) ? text : asSentences(rest);
}

const excepting = /^(except(?: for)?|unless|other than|sauf)\s+(.+)$/is;

/** What says something only of the yes or no before it. */
const leaning =
  /^(?:if|unless|except|but|as|when|because|since|and|though|so|then|si|sauf|mais|quand|parce|puisque|et|comme|tant|dès)(?![\p{L}])/iu;

/** An operations note as sentences to speak. */
export function sayNote(note: OperationsNote, language: Language = 'en'): string {
  return explained((language === 'fr' && note.contentFr) || note.content);
}
