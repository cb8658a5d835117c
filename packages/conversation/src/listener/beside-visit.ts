import type { BesideVisit, HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import {
  everydayFirstNames,
  firstNames,
  neverNames,
} from '../understanding/slots/names/name-words.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { isPutAsQuestion } from './put-as-question.ts';

const reason = `(?:[ ,]+(?:because |cause |cuz |since |so )?(?:i|we)(?:'m|'re|'ve|'ll)? (?:[^.;?!]*))?`;
/** "Not too late", "as early as you can", with why, where it follows. */
const limits: readonly (readonly [RegExp, (words: string) => string])[] = [
  [
    new RegExp(String.raw`\b(not (?:too|so|super|real) (?:early|late))\b${reason}`, 'i'),
    (core) => core.toLowerCase(),
  ],
  [
    /\bas (early|late)(?: in the (?:day|morning|afternoon|evening))? as (?:possible|(?:you|they|he|she|we|ya)(?:'ve| have)?(?: guys)?(?: got| can| have)?)/i,
    (core) => `as ${core.toLowerCase()} as possible`,
  ],
  [/\bthe (earlier|later) the better\b/i, (core) => `the ${core.toLowerCase()} the better`],
  [
    /\b(?:the )?(earliest|latest) (?:(?:you|they)(?:'ve)? (?:have|got|can)|(?:one|slot|spot|time|appointment|possible)\b(?! is))/i,
    (core) => (/^e/i.test(core) ? 'as early as possible' : 'as late as possible'),
  ],
];
/** "I have to leave by noon", "we gotta be home for five": what else they must do that day. */
const mustBe =
  /\b(?:i|we)(?:'ve)? (?:gotta|got to|have to|need to|must) (?:be (?:home|back|gone|out|there|at|in|off)|leave|pick|get (?:to|home|back|going)|go (?:to|back|get))\b[^.;?!]*/i;
/** "If it's too tight I can do tomorrow", "otherwise Friday": what would do instead. */
const instead =
  /\b(?:if (?:it|that|she|he|they|there|you)(?:'s|'re)?\b[^.;?!]*?\b(?:too |not |can't|cannot|don't|doesn't|isn't|aren't|won't|full|tight|busy|booked|no room)[^.;?!]*|(?:otherwise|failing that)\b[^.;?!]*)/i;
const unwanted =
  /\b(not|no|any(?:body|one) (?:but|except)(?: for)?)\s+(?:with )?(\p{L}+)(?![\p{L}'’])/giu;

/** What is arranged, of which a condition may be told. */
const arranging = /^(?:want\.(?:book|move|late)|ask\.when)$/;
const ofTheirs = /^(?:ask\.(?!when)|alarm\.|complain)/;

/**
 * What is wished beside a visit that is arranged: whom not to send, how early or late, what would do
 * instead. Each goes with the act it was said in, for the plan to keep and the owner to read.
 */
export function withBesideVisit(
  acts: readonly HeardAct[],
  { hearing }: HeardTurn,
): readonly HeardAct[] {
  const agrees =
    acts.some(({ act }) => act === 'affirm') &&
    (hearing.open === 'offer.book' || acts.some(({ slots }) => slots.times));
  if (!hearing.request && !agrees && !acts.some(({ act }) => arranging.test(act)))
    return acts.map((act) => withUnwanted(act, hearing));
  return acts.map((act) => {
    if (ofTheirs.test(act.act) && act.confidence >= unsure) return act;
    const beside = besideIn(act.words, hearing);
    if (beside.length === 0) return act;
    const slots = { ...act.slots, ...withoutEdges(act.slots.times, beside), beside };
    // "The latest you have" is no goodbye, and nothing that was not understood.
    return act.confidence < unsure || sayNothing.has(act.act)
      ? { ...act, act: 'give', confidence: Math.max(act.confidence, unsure), slots }
      : { ...act, slots };
  });
}

/** "Call me about it, not Tess though": whom they would rather not have, whatever is wanted. */
function withUnwanted(act: HeardAct, hearing: Hearing): HeardAct {
  if (!ofPeople.test(act.act)) return act;
  const beside = unwantedIn(act.words, hearing);
  return beside.length > 0 ? { ...act, slots: { ...act.slots, beside } } : act;
}

const ofPeople = /^(?:want\.(?:callback|person|message)|complain|give|describe|correct|deny)$/;

/** "As late in the day as you can" names no hour: a day that was agreed on stays as it is. */
function withoutEdges(
  times: readonly TimeExpression[] | undefined,
  beside: readonly BesideVisit[],
): { times?: TimeExpression[] } {
  if (!times) return {};
  const isEdge = ({ text, date, time }: TimeExpression) =>
    !date && !time && beside.some(({ words }) => words.includes(text.trim()));
  return { times: times.filter((one) => !isEdge(one)) };
}

/** Heard less surely than this, words that tell of a visit ask for nothing. */
const unsure = 0.4;
const sayNothing: ReadonlySet<HeardAct['act']> = new Set(['bye', 'aside', 'unclear', 'hold']);

function besideIn(words: string, hearing: Hearing): BesideVisit[] {
  const found = unwantedIn(words, hearing);
  for (const [limit, say] of limits) {
    const [all, core = ''] = limit.exec(words) ?? [];
    if (all) found.push({ words: all.trim(), said: say(core) });
  }
  const bound = mustBe.exec(words)?.[0].trim();
  if (bound && !found.some((one) => one.words.includes(bound)))
    found.push({ words: bound, said: null });
  const other = instead.exec(words)?.[0].trim();
  // "If insurance covers it, otherwise forget it": neither says anything without the other.
  const led = other && /^(?:otherwise|failing)/i.test(other) ? conditionIn(words, other) : other;
  const asked = isPutAsQuestion(
    /^(?:otherwise|failing)/i.test(other ?? '') ? (other ?? '') : words,
  );
  if (led && other && !asks.test(fold(other)) && !asked) found.push({ words: led, said: null });
  return found;
}

/** What "otherwise" goes on from, in the same sentence. */
function conditionIn(words: string, other: string): string {
  const sentence =
    words
      .slice(0, words.indexOf(other))
      .split(/[.;?!]/)
      .at(-1) ?? '';
  const condition = /\b(?:if|unless|as long as|provided)\b.*$/is.exec(sentence)?.[0] ?? '';
  return `${condition}${other}`;
}

function unwantedIn(words: string, hearing: Hearing): BesideVisit[] {
  return [...words.matchAll(unwanted)].flatMap(([all, lead = '', name = '']) =>
    /^any/i.test(lead) || isPerson(name, hearing) ? [{ words: all, said: `not ${name}` }] : [],
  );
}

const asks = /\b(?:do|does|can|could|will|would|is|are|should) (?:you|i|it|they|we|there)\b/;

function isPerson(word: string, { receptionist }: Hearing): boolean {
  const name = fold(word);
  const isLarge = /^\p{Lu}/u.test(word) && !neverNames.has(name);
  const known = firstNames.has(name) && (isLarge || !everydayFirstNames.has(name));
  return receptionist.staff.has(name) || known;
}
