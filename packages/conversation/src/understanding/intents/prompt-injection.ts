import { findPhrases, indexPhrases } from './phrase-index.ts';
import { tellingWords, wordsOf } from './words.ts';

const sets = {
  drop: 'ignore|forget|disregard|bypass|override|skip|drop|disable|ignorez|oublie|oubliez',
  rules:
    'instruction*|rule*|prompt*|guideline*|programming|restriction*|directive*|training|system prompt|consigne*|règles',
};

const phrases = [
  '<drop> .. (previous|prior|earlier|above|all|your|the|system|initial|vos|tes|toutes) .. <rules>',
  '<drop> (everything|anything|all|what) .. (you were told|you have been told|before this|above|said before)',
  '(you are|act|pretend|behave|roleplay|role play) (now|as|to be|as if|like|that you are) .. (jailbroken|dan|unrestricted|different (ai|assistant|bot)|no rules|no restrictions|developer|admin|evil|hacker|another (ai|assistant)|free from)',
  '(pretend|act|behave|roleplay) .. (unrestricted|uncensored|jailbroken|no rules|no restrictions)',
  '(reveal|show|print|repeat|read|tell|give|output|dump|recite|say) .. (system prompt|your prompt|your instructions|your system|initial prompt|hidden (instructions|prompt|rules)|your programming|your training|your rules|exact instructions)',
  '(developer|debug|admin|god|jailbreak|dan|maintenance|sudo) mode',
  '(jailbreak|prompt injection|system override|do anything now)',
  'what (is|are|were) your (system prompt|prompt|instructions|initial instructions|hidden instructions)',
  '(new|updated|following) instructions .. (for you|override|replace|are|from)',
  '(from now on|starting now) .. you (are|will|must|have to|should) .. (obey|answer|respond|only|act|do whatever|no longer|pretend|ignore)',
  '(you are|you re) .. (language model|large language|chatgpt|gpt|llm) .. (so|now|ignore|tell|write|forget)',
  '(write|generate) .. (python|code|poem|essay|javascript|sql)',
];

const index = indexPhrases(
  phrases.map((phrase): [string, true] => [phrase, true]),
  sets,
);

/**
 * Whether a caller tells the assistant to drop its rules or give them away. A flag for the log:
 * what the assistant may say is guarded elsewhere. "Forget it" and "ignore my last message" are
 * ordinary talk.
 */
export function isPromptInjection(text: string): boolean {
  return findPhrases(index, tellingWords(wordsOf(text))).length > 0;
}
