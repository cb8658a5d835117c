export interface Email {
  /** Lower case. */
  email: string;
  start: number;
  end: number;
}

export function findEmails(_text: string, _options: { language?: 'en' | 'fr' } = {}): Email[] {
  return [];
}
