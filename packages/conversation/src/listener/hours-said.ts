import type { OpenKind } from '../heard/acts.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';

/** "About fifteen feet" is a length, "three or four days" a count: neither is an hour. */
const countedNext =
  /^(?:\s+(?:or|to|ou|à)\s+(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|deux|trois|quatre|cinq|sept|huit|neuf|dix))?\s+(?:feet|foot|ft|people|percent|per cent|pieds|pour cent|(?!(?:hours|mornings|afternoons|evenings|nights|weekdays|weekends|\p{L}+days|thanks|yes|heures|matins|soirs|this|us|as|is|was|works|sounds|does|always|perhaps|pis|puis|mais|sans|vous|nous|alors)\b)\p{L}{3,}(?<!s)s)(?![\p{L}'’])/iu;

const mostWordsOfHour = 5;

/** Words that lead to an hour, at the beginning of what was read as one or right before it. */
export const atAnHour =
  /^(?:at|around|by|until|till|before|after|vers|à|avant|après)\b|\b(?:at|around|by|until|till|vers|à)\s*$/i;

const hour = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';

/** "More like one or two", "one or two o'clock". */
export const eitherHour = new RegExp(
  `\\b(?:like|around|about|at|between|say|vers)\\s+${hour} (?:or|ou) ${hour}\\b|\\b${hour} (?:or|ou) ${hour} (?:o['’]?clock|heures?)`,
  'i',
);

/** "Could I do four instead": the hour of a visit, and no count of anything. */
export const hourInstead = new RegExp(
  `\\b(?:do|make it|have it|come(?: in)?(?: at)?|faire|venir)\\s+${hour}(?: o['’]?clock| heures)?,?\\s+(?:instead|plut[oô]t|à la place)\\b|\\b(?:push|move|bump|switch|shift) (?:it|that|me|us)(?: back| up)? to\\s+${hour}\\b(?! (?:people|of|days?|weeks?|hours?))`,
  'i',
);

const leadsUp =
  "(?:(?:maybe|like|um+|uh+|okay|ok|well|hm+|sure|fine|alright|yeah|so|oh|no|then|how about|let['’]s (?:do|say)|say|make it)[ ,]+)*";
/** "Two then I guess", "eleven works": where a visit is arranged, the hour of it. */
const hourThen = new RegExp(
  `^\\W*${leadsUp}${hour}(?:[ :-](?:thirty|fifteen|forty[ -]?five|\\d\\d))?(?: ?(?:o['’]?clock|ish))?(?:['’]s (?:good|fine|great|okay)|,? (?:then|i guess|i suppose|works|is (?:good|fine|better|great|ok(?:ay)?)|(?:would|should|could|might) (?:work|be)|sounds|it is|instead|if (?:that|it)))(?!\\p{L})`,
  'iu',
);

/** Whether words open with the hour that a visit under way is wished for, whatever was asked last. */
export function agreesOnHour(text: string, open: OpenKind, request: string | undefined): boolean {
  if (request !== 'booking' && request !== 'reschedule') return false;
  if (notOfHours.has(open)) return false;
  return hourThen.test(text);
}

/** What a bare number answers by itself. */
const notOfHours: ReadonlySet<OpenKind> = new Set([
  'option',
  'service',
  'phone',
  'phone?',
  'address',
]);

/** "It was eight thirty, I said": an hour by itself, and no digits of anything longer. */
export const plainClock =
  /(?<!\b(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|hundred|\d+)[ -])\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[ -](?:fifteen|thirty|forty[ -]five)\b(?![ -](?:oh|zero|one|two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|\p{L}+ty|hundred|\d|dollars?|bucks|percent|feet|foot|inch\w*|by)\b)/iu;

/** "Sunday morning like ten": beside a day, "like" is "at". The length stays the same. */
export function withLikeAsAt(text: string): string {
  return text.replace(
    besideDay,
    (_, day: string, like: string) => `${day}${'at'.padEnd(like.length)}`,
  );
}

const besideDay =
  /((?:\p{L}+day|first thing|morning|afternoon|evening|night|tomorrow|today|tonight|matin|midi|soir|demain|\p{L}+di|after (?:work|school|supper|dinner|lunch))(?:,? (?:then|instead|works?|is (?:good|fine|better|best)|would (?:work|be (?:good|better|best)))| alors| plutôt)?,? (?:at |à |vers )?)(like|say|genre|mettons|disons)(?= (?:\d|quarter|half|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|midi)\b)/giu;

/** A bare "one" or "twenty two ten" is an hour only where one was asked for, and little else said. */
export function isTold(
  text: string,
  { date, partOfDay, endTime, beside, relation, start, end }: TimeExpression,
  open: OpenKind,
  request?: string,
): boolean {
  if (
    !/^make it\b/i.test(text.slice(start)) &&
    /\b(?:work|works|working|travaill\p{L}*)[\s-]*(?:vous|tu|ils|t'y)?[\s-]*$/iu.test(
      text.slice(0, start),
    )
  )
    return false;
  if (date ?? partOfDay ?? beside) return true;
  const said = text.slice(start, end);
  if (countedNext.test(text.slice(end)) && /(?:\d|\p{L})$/u.test(said)) return false;
  if (endTime) return true;
  if (
    /\d:\d|\b(?:am|pm|a\.m|p\.m|o'?clock|noon|midnight|h|heures?|midi|minuit|thirty|fifteen|quarter|half)\b/i.test(
      said,
    )
  )
    return true;
  if (
    /\b(?:at|around|about|by|before|after|till|until|from|between|like|say|vers|a|avant|apres|à|après|genre|ish)\s*$/i.test(
      text.slice(0, start),
    )
  )
    return true;
  // "I'm in class till three": from then on they can be reached, or come.
  if (relation === 'after' && /\b(?:till|until)\b/i.test(said)) return true;
  if (hourInstead.test(text) || agreesOnHour(text, open, request)) return true;
  if (
    /^\s*-?ish\b/i.test(text.slice(end)) ||
    /\b(?:after|before|around|between|vers|après|avant)\b|ish$|\bor so$/i.test(said)
  )
    return true;
  if (open === 'time' && /\b(?:do|make it|try|is|faire|pour)\s*$/i.test(text.slice(0, start)))
    return true;
  if (open === 'readback' && /^(?:at|around|à|vers)\s/i.test(said)) return true;
  return open === 'time' && text.split(/\s+/).length <= mostWordsOfHour;
}
