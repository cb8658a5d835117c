/** What a folded sentence states one thing after another: "we don't do the motor, but the lock we do". */
export function statements(folded: string): string[] {
  return folded.split(/[;:]\s|,? \b(?:but|mais)\b|, (?=(?:and|et|so|alors|donc) )/).filter(Boolean);
}
