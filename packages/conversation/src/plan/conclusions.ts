import { priceRow } from '../dialogue/price-rows.ts';
import type { Turn } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { weekdays } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { type DaysSince, daysSince } from '../knowledge/days-since.ts';
import { amountsIn, ownersMoneyIn } from '../knowledge/guard.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold } from '../knowledge/words.ts';
import { servicesByOwnWord } from '../listener/sums.ts';
import { begunSmall, clauseAloud, clausesOf } from '../speaking/say-fragment.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import { lookUpAll, withKnownOption } from './refs.ts';
import { writtenFact } from './written-facts.ts';

/** What was told so many of our lines ago is what a conclusion is drawn from. */
const linesBack = 3;
/** So many of the caller's lines are looked through for the day that they speak of. */
const linesOfCaller = 4;

/**
 * "So that would be free for me then, since it was Saturday", after what was told of seven days: yes or no, by a
 * written limit of days or of money, or by an amount that was told. False where nothing that was told decides it.
 * English.
 */
export function answerConclusion(turn: Turn, act: HeardAct): boolean {
  const { state } = turn;
  const asked = fold(act.words);
  if (state.language !== 'en' || state.model || !mayConclude.test(act.act)) return false;
  if (!concludes.test(asked) || asksLeave.test(asked)) return false;
  if (act.slots.reckoning || openly.test(asked)) return false;
  for (const told of clausesTold(turn)) {
    const { clause, rest, fact } = told;
    const said =
      byDays(turn, act, clause, rest) ?? byMoney(turn, act, told) ?? byAmount(act, clause);
    if (said === null) continue;
    turn.answered = true;
    turn.facts.push(fact);
    turn.verdicts.add(said);
    turn.statements.push(said);
    return true;
  }
  return false;
}

/** What stands before a limit that is kept or broken: who concludes rightly that it is broken is told so. */
export function limitLead(
  kept: 'yes' | 'no',
  words: string,
): 'limitKept' | 'limitWithin' | 'limitBroken' | 'reckonedRight' {
  const folded = fold(words);
  if (tooMuch.test(folded)) return kept === 'yes' ? 'limitWithin' : 'limitKept';
  if (kept === 'yes') return 'limitKept';
  return concludes.test(folded) && denies.test(folded) ? 'reckonedRight' : 'limitBroken';
}

/** "Is she too old": a no to that is good news. */
const tooMuch = /\b(?:too|trop) \p{L}+/u;

export interface Told {
  clause: string;
  /** What the owner wrote right after it. */
  rest: string | null;
  fact: Turn['facts'][number];
}

/** The parts of what was told in our last lines of notes, answers and descriptions, the latest first. */
export function clausesTold(turn: Turn, lines = linesBack): Told[] {
  const facts = turn.state.transcript
    .filter(({ role }) => role === 'assistant')
    .slice(-lines)
    .toReversed()
    .flatMap((line) => line.facts ?? []);
  return facts.flatMap((fact) => {
    const said =
      fact.kind === 'service'
        ? turn.receptionist.serviceById.get(fact.id)?.description
        : writtenFact(turn, `${fact.kind}:${fact.id}`)?.said;
    const clauses = clausesOf(said ?? '');
    return clauses.map((clause, at) => ({ clause, rest: clauses[at + 1] ?? null, fact }));
  });
}

/** What a limit of days decides. */
const ofKeeping =
  /\b(?:free|pay\w*|charge[ds]?|count\w*|cover\w*|in time|on time|late|okay|ok|good|still|limit)\b/;
/** "Okay, I can bring them myself then": what it opens with keeps nothing. */
const opensWith =
  /^(?:(?:oh|okay|ok|right|good|well|yeah|yes|alright|great|perfect|so|and|but)[, ]+)+/;
const unitDays: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };
const within =
  /\b(?:within|in|up to|for) (?:the first )?(\d{1,3}|[a-z]+(?:[- ][a-z]+)?) (day|week|month)s?\b(?! (?:before|ahead|notice))/;

/** A day that the caller told, against days that the owner wrote. */
function byDays(turn: Turn, act: HeardAct, clause: string, rest: string | null): string | null {
  const folded = fold(clause);
  const [span = '', number = '', unit = ''] = within.exec(folded) ?? [];
  const count = /^\d/.test(number) ? Number(number) : (spokenNumbers(number)[0]?.value ?? null);
  if (count === null || span === '') return null;
  const limit = count * (unitDays[unit] ?? 1);
  const asked = fold(act.words).replace(opensWith, '');
  const speaks = ofKeeping.test(asked) || daysSince(act.words, 'monday') !== null;
  const since = speaks ? sinceTold(turn, act) : null;
  if (!since || (since.least <= limit && since.most > limit)) return null;
  const kept = since.most <= limit;
  const written = `the ${number} ${unit}s`;
  const free = /\bfree\b/.test(folded) && !denies.test(fold(act.words));
  const after =
    rest !== null && /^after (?:that|this)\b/i.test(rest) ? `, and ${begunSmall(rest)}` : '';
  return lead(act, kept, {
    yes: `that's within ${written}${free ? ", so it's free" : ''}.`,
    no: `that's more than ${written}${after}.`,
  });
}

function sinceTold(turn: Turn, act: HeardAct): DaysSince | null {
  const { day, month, year } = localDateTime(
    turn.now,
    turn.receptionist.profile.knowledge.timeZone,
  );
  const today = weekdays[(new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7];
  const lines = turn.state.transcript
    .filter(({ role }) => role === 'user')
    .slice(-linesOfCaller)
    .map(({ content }) => content)
    .toReversed();
  if (!today) return null;
  return (
    [act.words, ...lines].map((line) => daysSince(line, today)).find((one) => one !== null) ?? null
  );
}

/** "On jobs over 1500": of what the limit is. */
const ofJobs = /\b(?:on|for) [\p{L}' -]{2,30}$/iu;
const bounds = /\b(over|above|more than|at least|from|under|below|less than)\s+\$?\s*$/;

/** What something costs, against an amount that the owner wrote. */
function byMoney(turn: Turn, act: HeardAct, { clause, fact }: Told): string | null {
  const folded = fold(clause);
  const [money, other] = ownersMoneyIn(clause);
  const [, bound = ''] = money ? (bounds.exec(folded.slice(0, money.start)) ?? []) : [];
  if (!money || other || bound === '') return null;
  const spokenOf = spokenIn(act.words);
  const asked = contentStems(act.words);
  const shares = [...contentStems(`${fact.label} ${clause}`)].some((stem) => asked.has(stem));
  if (!shares && !spokenOf.includes(money.cents) && !ofCounting.test(fold(act.words))) return null;
  const named = spokenOf.filter((cents) => cents !== money.cents);
  const [said, third] = servicesByOwnWord(act.words, turn.receptionist);
  const [ref, second] = said && !third ? [withKnownOption(turn, said)] : turn.state.focus.refs;
  const [found] = ref && !second ? lookUpAll(turn, [ref]) : [];
  const row = found ? priceRow(found.service, found.option) : null;
  const told = said ? null : turn.state.focus.toldCents;
  const cents =
    comparedWith(act.words, money.cents) ?? named[0] ?? told ?? row?.price.amountCents ?? null;
  if (cents === null) return null;
  const least = !/under|below|less/.test(bound);
  const kept = least
    ? cents > money.cents || (bound === 'at least' && cents === money.cents)
    : cents < money.cents;
  const [ofWhat = ''] = ofJobs.exec(clause.slice(0, money.start).replace(bounds, '').trim()) ?? [];
  const spoken = clause.slice(money.start, money.end).trim();
  const amount = /^\d/.test(spoken) && !/dollar/.test(spoken) ? `${spoken} dollars` : spoken;
  return lead(act, kept, {
    yes: `that's ${bound} ${amount}.`,
    no: `it's only ${[ofWhat, bound, amount].filter(Boolean).join(' ')}.`,
  });
}

/** "It's under fifteen hundred": they say themselves on which side of an amount it is. */
function comparedWith(words: string, cents: number): number | null {
  const folded = fold(words);
  const amount = spokenNumbers(folded).find(({ value }) => value * 100 === cents);
  const [, side = ''] = amount ? (bounds.exec(folded.slice(0, amount.start)) ?? []) : [];
  if (side === '') return null;
  return /under|below|less/.test(side) ? cents - 1 : cents + 1;
}

/** Whether a rule holds for what they have. */
const ofCounting = /\b(?:count|counts|qualif\w*|appl(?:y|ies)|eligible)\b/;

/** An amount of the owner's that the caller says after us. */
function byAmount(act: HeardAct, clause: string): string | null {
  const named = spokenIn(act.words);
  const isNamed = ownersMoneyIn(clause).some(({ cents }) => named.includes(cents));
  return isNamed && !denies.test(fold(act.words)) && saysAfterUs.test(fold(act.words))
    ? `Yes, ${begunSmall(clauseAloud(clause))}`
    : null;
}

function spokenIn(words: string): number[] {
  return [...amountsIn(words), ...spokenNumbers(fold(words)).map(({ value }) => value * 100)];
}

/** Yes to who is right, whichever way they put it. */
function lead({ words }: HeardAct, kept: boolean, said: { yes: string; no: string }): string {
  const negated = denies.test(fold(words));
  const agrees = kept !== negated;
  const begins = agrees ? (negated ? "That's right," : 'Yes,') : 'No,';
  return `${begins} ${kept ? said.yes : said.no}`;
}

const mayConclude =
  /^(?:ask\.(?:fact|price|total|includes|discount|offer|compare|next|when)|claim)$/;
/** What follows from what was told: "so", "then", "right" at the end, "because it's". */
const concludes =
  /\bso (?:that|it|this|we|i|they)(?:'s| is| are|'re| am|'m)?\b.*\b(?:counts?|cover\w*|free|okay|ok|good|still|in time|qualif\w*)\b|^(?:(?:oh|okay|ok|right|good|well|and|yeah|yes|alright|um|uh|great|perfect|but)[, ]+)*so\b|\b(?:then|right|eh|correct|you said)(?: then| right)?\W*$|\b(?:cause|because|since) (?:it|that|i|we|they)\b/;
/** "So can I come Thursday then": a wish, and nothing that follows. */
const asksLeave =
  /\b(?:can|could|may|will|would) (?:i|we|you|it|they|somebody|someone)\b(?!.*\b(?:free|pay|charged?|count)\b)/;
const saysAfterUs = /\b(?:you said|right|correct|so)\b/;
const openly = /\b(?:how (?:much|long|many|do|does|far)|when|where|which|who|why|what)\b/;
const denies =
  /\b(?:not|no|never|too late|wouldn'?t|won'?t|don'?t|doesn'?t|isn'?t|can'?t|couldn'?t|n't)\b/;
