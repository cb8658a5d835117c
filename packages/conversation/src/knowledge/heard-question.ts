import { contentOf } from './question-words.ts';
import { topicsOf, withoutAspects } from './topics.ts';
import { fold, wordsOf } from './words.ts';

/** A caller's question, taken apart. Contents are stems. */
export interface Heard {
  topics: ReadonlySet<string>;
  content: ReadonlySet<string>;
  /** Content that no topic accounts for. */
  rest: ReadonlySet<string>;
  question: boolean;
  polar: boolean;
  price: boolean;
  /** Whether more than a yes or a no was asked for: how long, which one, when. */
  detail: boolean;
  span: boolean;
  /** What is asked for, such as how often; null for a plain yes or no. */
  kind: string | null;
}

/** What a question asks for, the narrower before the wider. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['price', /\bhow much\b(?! (?:time|notice|longer))|\b(?:price|cost|fee|rate)s?\b|\bcharge\b/],
  ['often', /\bhow (?:often|many times|frequently|regularly)\b/],
  ['age', /\bhow (?:old|young)\b|\bwhat age|\bminimum age|\byoungest|\boldest/],
  ['span', /\bhow long\b|\bhow many (?:hours|days|weeks|minutes)\b|\bhow much time\b/],
  ['count', /\bhow many\b|\bratio\b/],
  ['when', /\bwhen\b|\bhow (?:soon|quick(?:ly)?|fast|early|late)\b|\bwhat (?:time|day)/],
  ['where', /\bwhere\b/],
  ['who', /\bwho(?:se|m|'s)?\b/],
  ['why', /\bwhy\b/],
];

/** What is asked for; null for a plain yes or no, and for a plain "what". */
export function kindAsked(folded: string): string | null {
  return kinds.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

const asksForMore = /\b(what|how|which|where|when|who|why|combien|comment|quel(le)?s?|quand)\b/;
const inverted =
  /^(so |and |um |uh |hi |hello |hey )*(do|does|did|can|could|will|would|should|is|are|have)\b|\b(do|does|did|can|could|will|would|should|may|is|are|was|have|has|am)\b (i|you|u|we|it|they|there|he|she|the|a|an|any|your|my|this|that|your guys)\b|\b(est-ce|avez-vous|acceptez-vous|faites-vous|puis-je|peut-on)\b/;
const asksPrice =
  /\bhow much\b(?! (notice|time|longer|advance|warning))|\b(price|cost|fee)s?\b|\bcombien (ca|coute)/;
const asksDetail =
  /\bhow (long|many|far|often|old|young|soon|does|do i)\b|\b(when|where|which|who|quand)\b|\bou est\b|\bwhat (age|size|colou?r|temperature)\b|\b(period|length|minimum|maximum)\b|\bwhat('s| is| are)? (the |your )?(kind|type|brand|sort|product|film|cover|percent)/;
const indirect =
  /\b(wonder|curious|know (if|whether|what|how)|tell me|ask(ing)? (about|if)|question)/;

/** "Parking nearby", "any discount for seniors": a question without a verb. */
function isBareTopic(folded: string): boolean {
  const count = wordsOf(folded).length;
  const tells =
    /^(j'|je|tu|mon|ma|mes|faut|il|elle|on|ca|cest|i|we|my|our|im|id|ive|it|the|there|he|she|they|that|no|yes)\b/;
  return count <= 3 || (count <= 8 && !tells.test(folded));
}

/** Takes a question apart for holding it against what the owner answered. */
export function hearQuestion(text: string): Heard {
  const folded = fold(text);
  const { topics, rest } = topicsOf(folded);
  const wh = asksForMore.test(folded);
  const inversion = inverted.test(folded);
  return {
    topics: withoutAspects(topics),
    content: contentOf(folded),
    rest: contentOf(rest),
    question: wh || inversion || /\?/.test(text) || indirect.test(folded) || isBareTopic(folded),
    polar: !wh,
    price: asksPrice.test(folded),
    detail: asksDetail.test(folded),
    span: /\bhow (long|many (hours|days|weeks))\b|\bcombien de temps\b/.test(folded),
    kind: kindAsked(folded),
  };
}

/** "It's a bit over that, does it matter": asked of what was told before, whatever else the words sound like. */
export const asksIfItMatters =
  /\b(?:(?:does|do|would|will) (?:it|that|this|they|those) (?:even |still |really )?(?:matter|make (?:a|any|much of a) difference|change (?:anything|things)|count)|is (?:it|that|this) (?:gonna be |going to be |still )?(?:a problem|an issue|a big deal|too (?:big|small|old|long|late|heavy|young|much)|all ?right|okay|ok|allowed)|(?:ca|cela) (?:change|derange|fait|pose)(?:[- ]tu| pas)? (?:quelque chose|rien|une difference|probleme|un probleme)|c'est[- ]tu (?:grave|un probleme|trop|correct|ok))\b/;
