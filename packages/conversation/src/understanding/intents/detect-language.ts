/** The language of an utterance, as far as it shows. */
export interface DetectedLanguage {
  /** Null where the words do not tell. */
  language: 'en' | 'fr' | null;
  /** 0 to 1. */
  confidence: number;
}

/** Tells English from French in a short utterance, with or without accents. */
export function detectLanguage(text: string): DetectedLanguage {
  if (/\b(je|vous|bonjour|est-ce|oui|pour|rendez-vous)\b/i.test(text))
    return { language: 'fr', confidence: 0.8 };
  if (/\b(the|you|is|do|i|a|to)\b/i.test(text)) return { language: 'en', confidence: 0.8 };
  return { language: null, confidence: 0 };
}
