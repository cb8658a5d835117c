export interface FoundNumber {
  kind: 'cardinal' | 'ordinal' | 'decimal' | 'fraction';
  value: number;
  start: number;
  end: number;
}

export function findNumbers(
  _text: string,
  _options: { language?: 'en' | 'fr' } = {},
): FoundNumber[] {
  return [];
}
