/** How a caller answered a yes-or-no question. */
export interface Confirmation {
  answer: 'yes' | 'no' | 'unsure';
  /** 0 to 1: 0.5 for "I guess so", 0.95 for "yes". */
  strength: number;
}

/** Reads a reply to a yes-or-no question; null where it does not answer it. */
export function confirmation(text: string): Confirmation | null {
  if (/^\W*(yes|yeah|yep|sure|ok|okay|correct|oui)\b/i.test(text))
    return { answer: 'yes', strength: 0.9 };
  if (/^\W*(no|nope|nah|non)\b/i.test(text)) return { answer: 'no', strength: 0.9 };
  return null;
}
