/**
 * The words of an address without what is written in many ways: capitals, accents, full stops, apostrophes,
 * hyphens, and "Saint" for "St.".
 */
export function plainWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f.'’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/^saint(?=e?$)/, 'st'));
}
