/** "Hang on", "one sec", "wait". */
const holds =
  '(?:(?:oh|okay|ok|um|uh|yeah|well|so)[ ,]+)*(?:hang on|hold on|hold up|(?:just |gimme |give me )?(?:a|one) (?:quick )?(?:sec(?:ond)?|minute|moment|min)|bear with me|wait|attende[zr]|une (?:seconde|minute)|un (?:instant|moment))(?: (?:a|one) (?:sec(?:ond)?|minute|moment))?(?: please)?';
/** "My wife is counting, she says": somebody beside them tells it. */
const somebodySays =
  "(?:(?:(?!(?:if|what|how|can|could|do|does)\\b)[\\p{L}'’]+[ ,]+){0,7}?(?:he|she|they|(?:my|the) \\p{L}+)(?:['’]?s| is| are|['’]re)? (?:says?|saying|tells? me|yelling|telling me)(?: that)?[ ,]+)";
const lead = new RegExp(`^\\W*${holds}[ ,.]+${somebodySays}(?=\\S+ \\S)`, 'iu');

/**
 * The words of a turn without the hold that leads up to what is told after it: "hang on, my wife is counting, she
 * says it's twenty two" tells twenty two. The length stays the same.
 */
export function withoutHold(text: string): string {
  return text.replace(lead, (led) => ' '.repeat(led.length));
}

const onlyHolds = new RegExp(
  `^\\W*${holds}(?:[ ,.]+(?:(?:let me|lemme|i['’]?m|i['’]?ll|i have to|i gotta|i need to|my|the|she|he|they|we|it|go|just|and|while|to|up|a|in|on|at|for|there|here|him|her|it['’]?s|grab|get|getting|find|finding|look|looking|check|checking|see|ask|asking|count|counting|measure|measuring|read|reading|pull|pulling|open|opening|move|moving|going|walk|walking|put|putting|write|writing|wife|husband|kid|kids|dog|boss|basement|truck|car|paper|pen|phone|door|baby|kettle|minute|sec|second|again|now|quick|quickly|real|outside|downstairs|upstairs|somewhere|quieter|calendar|is|are|will|mom|dad|son|daughter|boyfriend|girlfriend|partner|roommate)))*\\W*$`,
  'iu',
);

/** Whether words only ask us to wait, and say for what. */
export function isOnlyHold(text: string): boolean {
  return onlyHolds.test(text);
}
