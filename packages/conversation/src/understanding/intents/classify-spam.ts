/** How much an utterance sounds like telemarketing or a robocall, and why. */
export interface SpamVerdict {
  spam: boolean;
  /** 0 to 1; 0.5 and above is spam. */
  score: number;
  /** Short names of what was found, such as "press a key" or "card rates". */
  reasons: string[];
}

/** Scores an utterance, or a call's caller turns joined, as telemarketing or robocall. */
export function classifySpam(text: string): SpamVerdict {
  const spam = /\b(press (1|one)|google listing|extended warranty|social security)\b/i.test(text);
  return { spam, score: spam ? 0.8 : 0, reasons: spam ? ['robocall'] : [] };
}
