/** What comes before the thing in a question about it. */
const lead =
  /\b(?:do (?:you|u|y'?all|they)(?: guys| folks| all)?(?: also| even| still)? (?:do|offer|sell|have(?! to\b)|carry|fix|repair|install|provide|handle|service|make|take care of|work on)|how much (?:is|are|for|would it be for|does it cost for|do you charge for|would you charge for|to (?:get|have))|(?:price|cost|charge|quote|estimate)s? (?:of|for|on)|looking (?:for|to get)|i need|i want|can you (?:do|fix|repair|install))\s+/i;

const articles = /^(?:an?|the|some|any|my|your|getting|to get|to have|doing)\s+/i;
const trailing =
  /\s+(?:please|there|too|as well|at all|by chance|done|today|tomorrow|cost|or not|or anything|then|for me|sir|ma'am)$/i;
const empty =
  /^(?:(?:it|that|this|them|they|those|these)\b.*|it|that|this|one|them|those|these|something|anything|everything|stuff|things?|work|service|services|job|appointment|info|information|help|price|quote|estimate|someone|somebody|person|you|me|know|be|go|go ahead|ask)$/i;

/** What a question is about. `sayable` is null where the words are not fit to be said back. */
export interface ThingAskedFor {
  sayable: string | null;
}

/**
 * The thing a caller asks about, in their own words ("brake pads"); null where the sentence names
 * none. Only a few plain words are said back, and digits never: they could pass for a price.
 */
export function thingAskedFor(text: string): ThingAskedFor | null {
  const found = lead.exec(text);
  if (!found) return null;
  let thing = text.slice(found.index + found[0].length).split(/[,.?!;]| and | but | or /i)[0] ?? '';
  thing = thing.trim();
  for (let before = ''; before !== thing; ) {
    before = thing;
    thing = thing.replace(articles, '').replace(trailing, '').trim();
  }
  if (thing === '' || empty.test(thing)) return null;
  const plain = /^[\p{L}][\p{L}' -]*$/u.test(thing) && !numberWord.test(thing);
  return { sayable: plain && thing.split(/\s+/).length <= 5 ? thing : null };
}

const numberWord =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|grand|bucks?|dollars?|cents?)\b/i;
