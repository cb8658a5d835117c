/** What was spoken, as it is written: a number that a voice reads in groups, `604, 555, 0142`, with its dashes. */
export function writtenSpeech(spoken: string): string {
  return spoken.replaceAll(/\b(\d{3}), (\d{3}), (\d{4})\b/g, '$1-$2-$3');
}
