/** Contractions that are no other word without their apostrophe. */
const plain =
  "i'm i've he's she's they're they've they'll you're you've you'll we've that's there's here's what's where's who's how's doesn't didn't won't can't couldn't wouldn't shouldn't isn't aren't wasn't weren't haven't hasn't hadn't it'll that'll there'll what'll".split(
    ' ',
  );
const bare = new Map(plain.map((word) => [word.replace("'", ''), word]));
const contracted = new RegExp(
  `(?<![\\p{L}'’-])(?:${[...bare.keys()].join('|')})(?![\\p{L}'’-])`,
  'giu',
);

/** The same of words that are others too, by what follows or goes before. */
const others: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}'’-])ill(?= (?:be|have|take|call|come|just|need|try|pay|bring|see|get|do|go|ring|text|wait|let|probably|also|drop|swing|show|leave|pick|send|give|wear|make|put|keep|check|think|stick|stop|pass|start|want|figure|talk|ask|phone|book|find)(?!\p{L}))/giu,
    "i'll",
  ],
  [
    /(?<![\p{L}'’-])id(?= (?:like|love|rather|be|want|need|say|prefer|have|just|really|also|probably|appreciate|go)(?!\p{L}))/giu,
    "i'd",
  ],
  [
    /(?<=(?:^|[,.;:!?] ?|(?<!\p{L})(?:i|we|you|they|people|please|just|and|but|so|no|also|which|that|it|really) ))dont(?!\p{L})/giu,
    "don't",
  ],
  [
    /(?<![\p{L}'’-])[Ii]ts(?= (?:(?:an?|the|not|been|just|got|for|about|like|really|still|only|too|so|okay|fine|my|our|his|her|me|going|gonna|kind|kinda|sort|probably|basically|always|never|under|on|in)(?!\p{L})|\p{Lu}))/gu,
    "it's",
  ],
];

/** "i" by itself and before an apostrophe; a letter that was spelled stands between others. */
const alone = /(?<![\p{L}\p{N}'’.-])i(?=$|[\s,.;:!?]|['’](?:m|ve|ll|d)(?!\p{L}))/gu;
const spelled = /(?:^|\s)\p{L}[\s,]+i(?=[\s,]+\p{L}(?:[\s,]|$))/u;

const days = /(?<![\p{L}'’-])(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})/gu;

/**
 * A sentence that was taken down without apostrophes and large letters, as it is written: "I've", "it's",
 * "Thursday". What may be another word, or another language's, stays.
 */
export function asWritten(text: string): string {
  const written = others.reduce(
    (rest, [one, full]) => rest.replace(one, (found) => asLarge(full, found)),
    text.replace(contracted, (found) => asLarge(bare.get(found.toLowerCase()) ?? found, found)),
  );
  const dated = written.replace(days, (day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`);
  return spelled.test(dated) ? dated : dated.replace(alone, 'I');
}

const asLarge = (full: string, found: string) =>
  /^\p{Lu}/u.test(found) ? `${full.charAt(0).toUpperCase()}${full.slice(1)}` : full;
