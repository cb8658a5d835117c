import { amountsIn } from '../knowledge/guard.ts';

/** What a sentence may draw on. */
export interface Allowed {
  /** What the receptionist itself would say for the same move. */
  plan: string;
  /** What the caller has said on this call. */
  caller: string;
  /** Names and texts of the business. */
  business: string;
}

/** A sentence longer than this is not for the ear. */
const longest = 240;

/** Words that promise, reduce or reassure: a model may use them only where the plan does. */
const promises =
  /\b(i'll|we'll|will|won't|going to|guarantee[ds]?|promise[ds]?|definitely|certainly can|free|discount(ed)?|off|refund|waive[ds]?|deal|special|cheaper|best price|immediately|right away|asap|today|tonight|tomorrow|soon|within|garanti|promets|gratuit|rabais|demain|aujourd'hui)\b/gi;
const calendar =
  /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(january|february|march|april|june|july|august|september|october|november|december)\b|\b(noon|midnight|o'clock|morning|afternoon|evening)\b/gi;
const forbidden =
  /https?:|www\.|[{}<>[\]`*_#|]|\b(not an? (ai|robot|bot|machine)|(?:i'?m|i am) (?:an? )?(?:real|actual|human|person)|system prompt|instructions|as an ai language model|my rules)\b/i;

/**
 * Whether a model's sentence may be spoken: every amount is in the plan, every other number, day
 * and name in the plan, the business's texts or the caller's own words, and every promise in the
 * plan. What is doubtful is refused: the plan is then spoken instead.
 */
export function maySay(sentence: string, allowed: Allowed): boolean {
  if (sentence.length > longest || forbidden.test(sentence)) return false;
  const planned = new Set(amountsIn(allowed.plan));
  if (amountsIn(sentence).some((amount) => !planned.has(amount))) return false;
  const known = `${allowed.plan} ${allowed.business} ${allowed.caller}`.toLowerCase();
  const plan = allowed.plan.toLowerCase();
  const within = (pattern: RegExp, text: string) =>
    [...sentence.matchAll(pattern)].every(([found]) => text.includes(found.toLowerCase()));
  return (
    within(promises, plan) &&
    within(calendar, known) &&
    numbersKnown(sentence, `${plan} ${allowed.caller.toLowerCase()}`) &&
    namesKnown(sentence, known)
  );
}

const numberWords =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|dozen|percent|per cent)\b/gi;

function numbersKnown(sentence: string, known: string): boolean {
  const digits = sentence.match(/\d[\d.,:]*/g) ?? [];
  if (digits.some((number) => !known.includes(number.replace(/[.,:]+$/, '')))) return false;
  return [...sentence.matchAll(numberWords)].every(([word]) => known.includes(word.toLowerCase()));
}

/** A capital in the middle of a sentence is a name. */
function namesKnown(sentence: string, known: string): boolean {
  const names = sentence.match(/(?<=[\p{Ll},;:] )\p{Lu}[\p{L}'-]+/gu) ?? [];
  return names.every((name) => name === "I'm" || known.includes(name.toLowerCase()));
}
