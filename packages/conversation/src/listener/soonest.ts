import type { Language } from '../conversation.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';

const asked: Record<Language, RegExp> = {
  en: /\b(?:as soon as (?:possible|(?:you|he|she|they|some(?:one|body)|any(?:one|body)|\p{L}+) (?:possibly )?(?:can|could|gets? (?:a|the) (?:minute|chance|moment)))|asap|a\.s\.a\.p|the (?:soonest|earliest|first) (?:possible|you (?:can|have|got|'ve got)|(?:spot|slot|opening|time|appointment) you (?:have|got|'ve got))|(?:first|next|earliest) available)\b/iu,
  fr: /(?<!\p{L})(?:(?:le|au) plus (?:vite|t[oô]t|sacrant)(?: possible)?|d[eè]s que (?:possible|vous (?:pouvez|pourrez)|tu peux|quelqu'un peut)|la premi[eè]re (?:place|disponibilit[eé]))(?!\p{L})/iu,
};

const spoken: Record<Language, string> = {
  en: 'as soon as possible',
  fr: 'dès que possible',
};

/** "As soon as he can" is a time that is told: no day is named, and none has to be asked for. */
export function soonest(text: string, language: Language): TimeExpression | null {
  const found = asked[language].exec(text);
  if (!found) return null;
  return { text: spoken[language], start: found.index, end: found.index + found[0].length };
}

/** Whether no more was told of when than that it be soon. */
export function isSoonest({ text }: TimeExpression): boolean {
  return Object.values(spoken).includes(text);
}
