const lead =
  '(?:so|and|um+|uh+|oh|ok|okay|hi|hello|hey|yes|yeah|well|also|but|just|wow|hm+|great|good|perfect|cool|right|alright|then|now|sorry|listen|dear)';
const asking =
  "(?:do|does|did|are|is|can|could|will|would|what|what's|where|when|how|which|who|why|have|has|should|may)";
/** Turned round in the middle of a sentence: "… and does that include the nails". */
const inverted =
  '(?:do|does|did|are|can|could|will|would|should) (?:you|u|ya|y.?all|they|it|that|this)|is (?:it|that|this|there)|do i|can i|should i|may i|could i';
const french =
  "est-ce que?|est-ce qu'|(?:avez|faites|prenez|offrez|pouvez|acceptez|êtes|puis|peut|vendez|servez)-(?:vous|je|on)|combien|quel(?:le)?s?|quand|comment|pourquoi|c'est quoi|où";
/** "C'est-tu gratuit", "vous venez tu": how Québec asks. */
const withTu =
  '(?:est|sont|a|ont|peut|faut|fait|font|va|vont|avez|venez|faites|prenez|êtes|coûte|marche|reste|acceptez|vendez)[- ]tu';

const question = new RegExp(
  `\\?|^\\W*(?:${lead}\\W+)*${asking}\\b|\\b(?:and|so|but|okay|ok|then|wow|well|oh) (?:${inverted})\\b|^\\W*(?:(?:et|ok|bon|euh|bonjour|pis)\\W+)*(?:${french})(?![\\p{L}])|(?<![\\p{L}])${withTu}(?![\\p{L}])`,
  'iu',
);

/** Whether words ask rather than tell. */
export function isQuestion(words: string): boolean {
  return question.test(words);
}
