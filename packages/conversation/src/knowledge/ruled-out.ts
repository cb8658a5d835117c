import { fold } from './words.ts';

const filler =
  "(?:for|the|a|an|any|about|off|out|that|this|my|your|of|free|another|new|brand|le|la|les|de|du|des|d'|l'|un|une|want|need|to|do|book|whole|entire|full|toute?|complete|autre|nouveau|nouvelle|neuve?|votre|veux|voulais|besoin)";
const ruledOut = new RegExp(
  String.raw`\b(?:not|isn'?t|(?:don'?t|do not) (?:want|need)|no more|without|instead of|rather than|take off|take out|remove|drop|scratch|scrap|skip|forget|pas|sans|au lieu|plutot que|enlev\p{L}+|retir\p{L}+|oublie\p{L}*|laisse[rz]? (?:faire|tomber))\s+(?:${filler}\s*(?<=[\s'])){0,4}$`,
  'u',
);

/** "No carpets" rules them out; "no, the carpets" denies what was said before. */
const noSuch = /\b(?:no|aucun|aucune)\s+(?:more\s+)?$/;

/** "Just wash him, don't cut anything" asks for no cut; "you don't cut hair" asks whether they do. */
const askedNotTo =
  /(?<!\b(?:you|guys|they|we|i|he|she|it|who|why|on|je|vous)\s)\b(?:don'?t|do not)\s+$/;

/** "Don't forget the wax" wants it. */
const remembers = new RegExp(
  String.raw`\b(?:(?:don'?t|do not|not) (?:forget|skip|drop)|oublie\p{L}* (?:surtout )?pas)\s+(?:about\s+)?(?:${filler}\s*(?<=[\s'])){0,4}$`,
  'u',
);

/** "Can you remove the chain", "faire enlever la tapisserie": that is the work, and leaves nothing out. */
const worksOn =
  /\b(?:(?:can|could|do|does|would|will) (?:you|ya|they|i|we|somebody|someone)(?: guys)?|you|guys|to|faire|pour|vous|venir|peux|peut|voudrais|aimerais)[ -](?:take off|take out|remove|enlev\p{L}+|retir\p{L}+)\s+(?:\p{L}+['\s]+){0,3}$/u;
/** "Drop my bike off" brings it. */
const brings =
  /\bdrop (?:off )?(?:my|our|it|him|her|them|mine)\b[^.,;]*$|\bdrop(?:ping)? off\b[^.,;]*$/;

/** "Take the haircut off" */
const takes = /\b(?:take|leave|cross|get)\s+(?:the |that |my |this )?$/;
const takenOff = /^\s*(?:off|out)\b/;

/** "I'm not a kid" says who somebody is. */
const saysOfSomebody =
  /\b(?:i'm|i am|he's|she's|they're|we're) not (?:an? )?$|\b(?:suis|est|sont) p(?:as|us) (?:une? |des )?$/;

/** Whether the words before a thing ask that it be not forgotten. */
export const isRemembered = (before: string) => remembers.test(fold(before));

/** As far from a thing as what rules it out stands. */
const longestBefore = 120;

/** Whether words rule out what is named in a stretch of them. */
export function isRuledOut(text: string, start: number, end: number): boolean {
  const before = fold(text.slice(Math.max(0, start - longestBefore), start));
  if (remembers.test(before) || saysOfSomebody.test(before)) return false;
  if (worksOn.test(before) || brings.test(before)) return false;
  const taken = takenOff.test(fold(text.slice(end, end + longestBefore))) && takes.test(before);
  return taken || ruledOut.test(before) || noSuch.test(before) || askedNotTo.test(before);
}
