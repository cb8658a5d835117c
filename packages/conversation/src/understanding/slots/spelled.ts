/** Letters (and digits) a caller spelled, lower case. */
export interface Spelled {
  letters: string;
  start: number;
  end: number;
}

export function findSpelled(_text: string, _options: { language?: 'en' | 'fr' } = {}): Spelled[] {
  return [];
}
