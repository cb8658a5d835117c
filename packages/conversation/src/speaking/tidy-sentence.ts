import { remembering } from '../remembering.ts';
import { withApostrophes } from '../understanding/apostrophes.ts';

/** What opens a sentence without being part of it, wherever it stands there. */
const joints =
  /^(?:(?:so yeah|and so|and then|i mean|i guess|like(?=\s+(?:is|are|do|does|can|could|what|how|when|where|i|we|my)\b)|and|but|so|or|because|cause|'cause|also|plus|oh|ah|um+|uh+|erm|h+m+|mm+|anyways?|et puis|et|puis|pis|mais|donc|alors|euh|ben|bah|parce que|hiya|ouin|all[oô]|bon regarde|(?:well )?hang on|right well|ben là|là)(?=[\s,.…]+\S)[\s,.…]*)/i;
/** The same, but only where a pause follows: "well water" and "right front tyre" name things. */
const asides =
  /^(?:(?:(?:yes|yeah|okay|ok|oh|oui|ouais)[\s,]+)?(?:hi|hello|hey|good (?:morning|afternoon|evening)|morning|afternoon|bonjour|bonsoir|salut|all[oô])(?: there| again| you guys(?=\s*[,.!…])| everyone| madame| monsieur)?(?:[\s,.!…]+)|(?:yes|yeah|yep|yup|no|nope|ok|okay|alright|all right|right|well|sure|great|perfect|cool|fine|now|see|look|listen|like|actually|basically|honestly|you know|i mean|i guess|i think|sorry|thanks|thank you|please|(?:my )?god|jesus|mon dieu|gosh|ugh|wow|hang on|hold on|wait|just a quick one|just so (?:i'm|we're) clear|come on|juste pour être (?:clair|sûre?)|voyons|(?:just )?(?:a )?quick question|i (?:just )?(?:have|had|got) a (?:quick )?question|oui|ouais|non|bon|bien|ok|okay|d'accord|parfait|super|écoutez|ecoutez|tenez|merci|en fait|dans le fond|c'est ça|une petite question|j'ai une (?:petite )?question|s'il vous plaît)(?:\s*[,.!…:;–—-]+\s*))+/i;
/** "I'm calling because the furnace quit": what follows is the matter. */
const callings =
  /^(?:(?:yes |yeah )?(?:i'm|i am|im|i was) (?:just )?calling (?:you )?(?:because|'cause|cause|to say(?: that)?|to let you know(?: that)?)|the reason i'm calling is(?: that)?|(?:i(?:'d| would)? (?:just )?(?:want|need|like)(?: to have)?|can|could) (?:you|someone|somebody|anyone|them)(?: to| please)? (?:call|ring|phone)(?: me)?(?: back)? (?:about|regarding|on)|(?:j'aimerais|je veux|je voudrais) (?:que quelqu'un me rappelle|être rappelée?|qu'on me rappelle) (?:pour|au sujet d[eu']|concernant)|je vous appelle parce que?|je vous appelle pour vous dire que?)\s+/i;
const softYes = /^(?:okay|ok|alright|yeah|yes|yep|oui|ouais)\s+(?=\p{L})/iu;
const repeatedNo =
  /^(?:(?:no|non|yes|yeah|oui|okay|ok)(?=[\s,]+(?:no|non|yes|yeah|oui|okay|ok)\b)[\s,]+)+/i;

/** Nothing of a sentence is left. */
const alone =
  /^(?:so|and|but|or|also|well|oh|ah|um+|uh+|erm|h+m+|like|then|et|puis|pis|mais|donc|alors|euh|ben|bon|bah)$/i;

/** Sounds that are no words of anything. */
const sounds = /\s*,?\s*(?<![\p{L}\p{N}'’-])(?:um+|uh+|erm|h+m+|euh)(?![\p{L}\p{N}'’-])[,.…]*/giu;
/** Words that say nothing between two pauses. */
const breaths =
  /,\s*(?:like|what|whatever|you know|i mean|i guess|i dunno|genre|mettons)\s*,(?=\s*\p{L})/giu;
/** "She's I guess medium" */
const guessing = /(?<=['’]s|\b(?:is|was|about|maybe)) i guess(?= \p{L})/giu;
const pauses =
  /,\s*(?:well|okay|right|let's see|how do you say|là|hein|tu sais|vous savez|comment dire|disons|bon|ben)\s*(?=,)/gi;
const trailing =
  /(?<!(?:['’]s|\b(?:is|are|was|were|be|looks|seems)))(?:[\s,;:…–—-]+(?:so|so yeah|and|but|or|um+|uh+|like|though|right(?!\s*\?)|you know|you know what i mean|i mean|anyways?|or whatever|or something|and stuff|okay|ok|thanks|thank you|please|donc|et|mais|ou|euh|hein|là|merci|tu sais|vous savez|bon|voilà))+[\s,;:….!–—-]*(\?)?$/i;

/** Words after which nobody pauses but to think. */
const open =
  "(?:the|this|an?|my|your|our|to|of|for|by|at|in|is|was|on|be|le|la|les|un|une|mon|ma|de|du|à|pour|que|qu'il|and|but|so|et|mais)";
const openEnd = new RegExp(`(?:^|\\s)${open}$`, 'i');
const openWords = new RegExp(`(?<=^|\\s)(${open}),(?=\\s)`, 'gi');

/** Words that may rightly stand twice. */
const twice = new Set(['nous', 'vous', 'had', 'that', 'bye']);

/**
 * A sentence as it was spoken, made fit to be read: without greetings, fillers, words begun twice
 * and joints that hang in the air. Nothing is added, and every name and number stays.
 */
export const tidySentence = remembering(tidied);

/** Nobody opens or ends a sentence with more than this: what goes on so is a sound made to hold us up. */
const mostPasses = 24;

function tidied(spoken: string): string {
  let text = spoken.replace(/\s+/g, ' ').trim();
  let before = '';
  for (let pass = 0; text !== before && pass < mostPasses; pass += 1) {
    before = text;
    text = text
      .replace(/^[\s,.;:!?…–—-]+/, '')
      .replace(repeatedNo, '')
      .replace(softYes, '')
      .replace(asides, '')
      .replace(joints, '')
      .replace(callings, '')
      .replace(sounds, soundGap)
      .replace(breaths, '')
      .replace(guessing, '')
      .replace(pauses, '')
      .replace(openWords, '$1')
      .replace(/\s+([,.;:!?])/g, '$1')
      .replace(/,(?:\s*,)+/g, ',')
      .replace(/,(?=[.!?;:])/g, '');
    text = withTidyEnd(withoutRepeats(text));
    const from = Math.max(0, text.length - longestEnd);
    const end = trailing.exec(text.slice(from));
    if (end && from + end.index > 0) text = `${text.slice(0, from + end.index)}${end[1] ?? ''}`;
  }
  if (!/[\p{L}\p{N}]/u.test(text) || alone.test(text)) return '';
  text = asWritten(text);
  const first = text.charAt(0).toUpperCase();
  return first.length === 1 ? `${first}${text.slice(1)}` : text;
}

/** What hangs at the end of a sentence is looked for in so much of it. */
const longestEnd = 200;

/** One question mark, or none, ends it. Looks at no more than what follows the last letter. */
function withTidyEnd(text: string): string {
  let at = text.length;
  while (at > 0 && !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) at -= 1;
  const end = text
    .slice(at)
    .replace(/\s*\?[^\p{L}\p{N}]*$/u, '?')
    .replace(/[\s,;:….!–—-]+$/, '');
  return `${text.slice(0, at)}${end}`;
}

/** "down by the, uh, SaskEnergy people" runs on; "Thursday, uh, before noon" keeps its pause. */
function soundGap(sound: string, at: number, whole: string): string {
  const paused = sound.trimStart().startsWith(',') && /[,.…]$/.test(sound);
  return paused && !openEnd.test(whole.slice(0, at)) ? ',' : '';
}

const longestRepeat = 3;

/** "it's, it's a party", "a a dresser": what was begun twice is told once. Figures are never touched. */
function withoutRepeats(text: string): string {
  let words = text.split(' ').map(wordOf);
  for (let length = longestRepeat; length >= 1; length -= 1) words = toldOnce(words, length);
  return words.map(({ word }) => word).join(' ');
}

interface WordSaid {
  word: string;
  plain: string;
  /** It may have been begun twice: neither spelled nor counted. */
  repeats: boolean;
}

function wordOf(word: string): WordSaid {
  const plain = word.replace(/[,…–—-]+$/, '').toLowerCase();
  return { word, plain, repeats: /^[\p{L}'’]+$/u.test(plain) && !spelledOrCounted(plain) };
}

/** Of so many words that come again at once, the later stay. */
function toldOnce(words: readonly WordSaid[], length: number): WordSaid[] {
  const told: WordSaid[] = [];
  for (const word of words) {
    told.push(word);
    const start = told.length - 2 * length;
    if (start >= 0 && begunTwice(told, start, length)) told.splice(start, length);
  }
  return told;
}

function begunTwice(words: readonly WordSaid[], start: number, length: number): boolean {
  for (let at = start; at < start + length; at += 1) {
    const { plain = '', repeats = false } = words[at] ?? {};
    if (!repeats || plain !== words[at + length]?.plain) return false;
    if (length === 1 && twice.has(plain)) return false;
  }
  return true;
}

const counted =
  /^(?:\p{L}|zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|double|triple)$/u;

function spelledOrCounted(word: string): boolean {
  return counted.test(word) && word !== 'a' && word !== 'i' && word !== 'à';
}

const leastClause = 24;

/**
 * At most `most` characters of a tidy text: whole sentences where they fit, else up to a pause that
 * leaves enough to be understood, else whole words and an ellipsis.
 */
export function shortenAtClause(text: string, most: number): string {
  if (text.length <= most) return text;
  const within = text.slice(0, most);
  const ends = [
    ...within.matchAll(/[.?!](?=\s)|[,;](?=\s)|\s(?=(?:and|but|because|so|et|mais|parce)\s)/g),
  ];
  const sentence = ends.findLast(({ 0: mark }) => /[.?!]/.test(mark));
  if (sentence && sentence.index >= most / 2)
    return within.slice(0, sentence.index + 1).replace(/\.$/, '');
  const clause = ends.findLast(({ index }) => index >= leastClause);
  if (clause && clause.index >= most / 3) return `${within.slice(0, clause.index)}…`;
  const cut = text.slice(0, most - 1).replace(/\s+\S*$/, '');
  return `${cut.replace(/[\s,;:.–—-]+$/, '')}…`;
}

/** "i" by itself and before an apostrophe; a letter that was spelled stands between others. */
const loneI = /(?<![\p{L}\p{N}'’.-])i(?=$|[\s,.;:!?]|['’](?:m|ve|ll|d)(?!\p{L}))/gu;
const spelled = /(?:^|\s)\p{L}[\s,]+i(?=[\s,]+\p{L}(?:[\s,]|$))/u;

const days = /(?<![\p{L}'’-])(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})/gu;

/**
 * A sentence that was taken down without apostrophes and large letters, as it is written: "I've", "it's",
 * "Thursday". What may be another word, or another language's, stays.
 */
export function asWritten(text: string): string {
  const dated = withApostrophes(text).replace(
    days,
    (day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`,
  );
  return spelled.test(dated) ? dated : dated.replace(loneI, 'I');
}
