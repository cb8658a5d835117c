/** Whether the caller only shows that they are listening ("mm-hm", "right"), mid-speech. */
export function isBackChannel(text: string): boolean {
  return /^\s*(m+-?\s?h+m+|uh[- ]?huh|right|ok(ay)?|yeah|yep|sure|got it)[\s.!,]*$/i.test(text);
}
