/** "O, k, i, m, a, w" and "two oh four, five five five": letters and digits told one by one stand elsewhere. */
export function withoutRuns(spoken: string): string {
  return spoken.replace(letterRun, ' ').replace(digitRun, ' ');
}

const letterRun = /(?<![\p{L}'’])(?:\p{L}(?:\s*[,.-]\s*|\s+)){3,}\p{L}(?![\p{L}'’])[,.]?/gu;
const digitRun =
  /(?<![\p{L}\d])(?:(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|double|triple|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf|\d)(?:\s*[,.-]\s*|\s+)){5,}(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|\d+)(?![\p{L}\d])/giu;

const naming =
  "(?:and |et )?(?:my names?(?: is)?|my name's|the name is|the name's|name is|names|name's|this is|it is|it's|its|i'm|im|i am|mon nom est|mon nom c'est|je m'appelle|c'est|ici)";

/** "name's Bev Antonini, and something's come up": who calls stands beside their words already. */
export function withoutName(spoken: string, name: string | null): string {
  const [first = ''] = (name ?? '').split(' ');
  if (first.length < 2) return spoken;
  const whole = name ?? '';
  if (whole !== first && spoken.toLowerCase().startsWith(`${whole.toLowerCase()} `))
    return spoken.slice(whole.length);
  const known = first.replace(/[^\p{L}]/gu, '.');
  const opens = new RegExp(`^${known}(?:\\s+\\p{Lu}[\\p{L}'’-]+)*\\s*(?:[,.;!?]|$)`, 'u');
  if (opens.test(spoken)) return spoken.replace(opens, '');
  const said = new RegExp(
    `(^|[,.;]?\\s+)${naming}\\s+${known}(?:\\s+\\p{Lu}[\\p{L}'’-]+)*(?=[\\s,.;!?]|$)(?:\\s+(?:here|calling|speaking))?[,.;!]?`,
    'iu',
  );
  // Names are told apart by their capitals: of them, not of the words around them.
  const match = said.exec(spoken);
  if (!match || !new RegExp(`${known}`, 'iu').test(match[0])) return spoken;
  const after = spoken.slice(match.index).replace(new RegExp(`^[\\s\\S]*?${known}`, 'iu'), '');
  const rest = after.replace(
    /^(?:\s+\p{Lu}[\p{L}'’-]+)*(?:\s+(?:here|calling|speaking))?[,.;!]?/u,
    '',
  );
  return `${spoken.slice(0, match.index)},${rest}`;
}

/** What stands before a message and before a wish: "tell them that", "I'd like to book". */
export const passingOn =
  /^(?:(?:no |just |please |also )*(?:tell|let|ask) (?:him|her|them|(?:the|your) \p{L}+)(?: know)?(?: that)?|(?:the|my) message is(?: that)?|(?:dites|dis)[- ](?:lui|leur|y)(?: juste)?(?: (?:que|ça|de))?|avisez-l\p{L}+(?: que)?)\s+/iu;
export const asksToPass =
  /^(?:(?:no|non) (?=\p{L})|(?:i|we)(?:['’]d| would)? (?:just )?(?:want|like|need|wanna)(?: to)? (?:book|schedule|set up)(?: (?:me|us|her|him|them|it|this|that)(?: (?:in|up))?(?=\s))?|(?:je|on) (?:veux|veut|voudrais|voudrait|aimerais|prendrais) (?:réserver|prendre (?:un )?rendez-vous|un rendez-vous)(?: pour)?|(?:can|could) (?:you|somebody|someone)(?: please)?|pouvez-vous|pourriez-vous|(?:hold on|attendez|wait))\s+/iu;

const beforeTime = /(?:\s+(?:on|for|at|by|le|la|pour|à|au|vers|de))*\s*$/iu;

const leadsToTime =
  /(?<!\p{L})(?:(?:instead of|rather than|before|after|since|until|till|between|except|but|not|n['’]t|be|been|is|are|was|were|\p{L}+['’]s|say(?:s|ing)?|said|about|around|make|au lieu d[eu]|à la place d[eu]|avant|après|depuis|jusqu['’]à|entre|sauf|pas|c['’]est|est|sera|était|dit|disent)|(?:if|when|once|quand|si)\b[^.,;]*)(?:\s+(?:the|this|that|my|our|on|for|le|la|les|mon|ce))*\s*$/iu;
const goesWithTime =
  /^['’]?s?\s*(?:ones?|appointment|visit|spot|slot|booking|instead of|rather than|au lieu|à la place)(?!\p{L})/iu;

const isDeadline = /^(?:before|by|until|till|avant|d['’]ici|jusqu)(?!\p{L})/iu;

/** "Put it on the Tuesday instead of the Monday", "the Thursday one": without the day a sentence says something else. */
export function standsOnTime(words: string, time: string): boolean {
  const at = words.toLowerCase().indexOf(time.toLowerCase());
  if (at < 0) return false;
  if (isDeadline.test(time.trim())) return true;
  return leadsToTime.test(words.slice(0, at)) || goesWithTime.test(words.slice(at + time.length));
}

export function withoutTime(words: string, time: string): string {
  const at = words.toLowerCase().indexOf(time.toLowerCase());
  if (at < 0) return words;
  return `${words.slice(0, at).replace(beforeTime, '')} ${words.slice(at + time.length)}`;
}

const priceQuestion =
  /[\s,]+(?:(?:and|so|but|pis|et|faque|mais)\s+)?(?:what(?:['’](?:s|ll|d)| is| are| would| does| do| will)\b[^,.;?]*\b(?:run|costs?|charge|damage|back|pay|paying|prices?|pricing|be|total|come to|looking at|owe)\b[^,.;?]*|how much\b[^,.;?]*|ça(?: me| nous)? (?:va|coûterait|reviendrait|ferait|fait|coûte)\b[^,.;?]*\b(?:combien|quoi)\b[^,.;?]*|(?:c['’]est|ça serait) combien[^,.;?]*|(?:vous chargez )?combien\b[^,.;?]*)\s*\??$/iu;

const leastLeft = 4;

/** "There are mice in the basement, what does that run": the price was told, and stands by itself. */
export function withoutPriceQuestion(text: string): string {
  const rest = text.replace(priceQuestion, '').replace(/[\s,.;:]+$/, '');
  return rest.split(/\s+/).length >= leastLeft ? rest : text;
}
