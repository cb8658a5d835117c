import type { Finding, WeighedFinding } from './finding.ts';
import { harmToCallers } from './harms-callers.ts';

/** What is said to a program that reads, and never to a customer; folded, English and French. No part is of any length: a stranger wrote what it reads. */
const toMachines = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override|bypass)(?: (?:all|any|of|the|your|my|these|those|every|everything|previous|prior|above|earlier|preceding|other)){1,5}(?: (?:instructions?|rules?|prompts?|directions?|guidelines?|messages?|context|orders?|text|above|said))\b`,
    String.raw`\b(?:system|developer|hidden) (?:prompt|message|instructions?)\b`,
    String.raw`(?:^|[.:;!?"]\s*)(?:system|assistant|developer|user|ai|bot|chatbot)\s*:`,
    String.raw`\[/?(?:system|inst|assistant|instructions?)\]|<[|/]?(?:system|knowledge|instructions?|prompt|assistant|im_start|im_end)\b|### ?(?:instructions?|system)`,
    String.raw`\byou are now (?:an? |the |acting|no longer|called|named|my |dan\b|in (?:\w{1,40} )?mode)`,
    String.raw`\bfrom now on,? (?:you|always|only|answer|say|tell)\b`,
    String.raw`\b(?:your|the) new (?:instructions?|role|task|rules?|persona|identity|goal)\b|\bnew (?:rules|instructions)\s*:|\[[^\]]{0,80}\] new (?:rules|instructions)`,
    String.raw`\b(?:the |any |every |an? )?(?:ai|a\.i\.|assistants?|chatbots?|bots?|language models?|llms?|gpt|chatgpt|virtual receptionist|ai receptionist|voice agent) (?:must|should|shall|has to|have to|needs? to|is to|are to)(?: (?:always|never|only|not))? [a-z]`,
    String.raw`\b(?:note|instructions?|message|attention|important)(?: \w{1,40})? (?:to|for) (?:the |any |all )?(?:ai|assistants?|chatbots?|bots?|language models?|llms?|virtual receptionist|voice agent)\b`,
    String.raw`\bif you are an? (?:ai|llm|language model|assistant|bot|chatbot|robot|program|machine)\b|\bas an ai\b`,
    String.raw`\b(?:tell|ask|inform|instruct|remind|urge|convince) (?:every|each|all|any|the) (?:callers?|customers? who calls?)\b|\bwhen(?:ever)? (?:a |any |the )?callers? (?:asks?|calls?|says?)\b`,
    String.raw`\banswer format\b|\bjailbreak|\bprompt injection\b|\bdo anything now\b|\bdeveloper mode\b|\b(?:do not|don't|never) (?:reveal|disclose|mention) (?:this|these|that you|your)\b`,
    String.raw`(?:^|[.:;!]\s*)(?:always|only) (?:say|answer|reply|respond|tell)\b`,
    String.raw`\b(?:ignore|ignorez|oublie|oubliez)(?: (?:toutes?|tous|les|tes|vos|ces|precedentes?|anterieures?)){1,4} (?:instructions|consignes|regles|directives|messages)\b`,
    String.raw`\b(?:invite|message|consignes?|instructions?) (?:du )?systeme\b|\b(?:consignes?|instructions?|note|message) (?:pour|a) (?:l'|une? )?(?:assistante?|ia\b|intelligence|robot|agent conversationnel)`,
    String.raw`\b(?:tu es|vous etes) (?:maintenant|desormais) (?:une? |le |la |l')|\b(?:a partir de maintenant|desormais),? (?:tu|vous|dis|dites|reponds|repondez)\b`,
    String.raw`\bsi (?:tu es|vous etes) une? (?:ia|intelligence|assistante?|robot|modele|machine)\b`,
    String.raw`\b(?:dis|dites|demande|demandez|conseille|conseillez) a (?:chaque|tous les|toute|tout) (?:appelant|personne qui appelle|client)`,
  ].join('|'),
  'u',
);

const elsewhere =
  /[a-z0-9._-]@[a-z0-9-]{1,63}\.[a-z]|[a-z0-9-] ?(?:\bat\b|arobase) ?[a-z0-9-]{1,63} (?:dot|point) [a-z]/;
const remoteMoney =
  /\b(?:e-?transfers?|interac|wire|deposits?|gift cards?|bitcoin|crypto|paypal|venmo|zelle|western union|virements?|acomptes?|cartes? cadeaux?)\b/;

/** Why what a page says waits for its owner. */
const machineDoubt = 'The page speaks to a program here, not to customers.';
const moneyDoubt = 'The page says here where to send money.';

/**
 * Why words of a page are not told to callers before the owner has read them; null: no reason. Much of a
 * page may be another's: reviews, comments, what a break-in left.
 */
export function suspicionOf(words: string): string | null {
  const folded = words
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ');
  if (toMachines.test(folded)) return machineDoubt;
  return remoteMoney.test(folded) && elsewhere.test(folded) ? moneyDoubt : null;
}

/** In characters, each text of a value. Nobody tells a caller more of one thing. */
const longestText = 1_000;

/** A finding with its texts cut to what may be told, and weighed by what is left of them. */
export function weigh(finding: Finding): WeighedFinding {
  const cut = withShortTexts(finding);
  return { ...cut, doubt: suspicionOf(textsOf(cut).join(' . ')) ?? harmToCallers(cut) };
}

function withShortTexts(finding: Finding): Finding {
  switch (finding.kind) {
    case 'service': {
      const { name, description, options, ...rest } = finding.value;
      const value = {
        ...rest,
        name: short(name),
        description: description && short(description),
        options: options.map((option) => ({ ...option, name: short(option.name) })),
      };
      return { ...finding, value };
    }
    case 'question': {
      const { question, explanation, ...rest } = finding.value;
      const value = {
        ...rest,
        question: short(question),
        explanation: explanation && short(explanation),
      };
      return { ...finding, value };
    }
    case 'business_hours':
      return finding;
    default:
      return { ...finding, value: short(finding.value) };
  }
}

function short(text: string): string {
  return text.slice(0, longestText).replace(/\p{Cs}$/u, '');
}

/** All that a finding would have the receptionist know. */
function textsOf(finding: Finding): string[] {
  switch (finding.kind) {
    case 'service': {
      const { name, description, options } = finding.value;
      return [name, description ?? '', ...options.map((option) => option.name)];
    }
    case 'question':
      return [finding.value.question, finding.value.explanation ?? ''];
    case 'business_hours':
      return [];
    default:
      return [finding.value];
  }
}
