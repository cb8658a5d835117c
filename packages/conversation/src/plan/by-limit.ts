import { lastSaid, type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { keepsLimit } from '../knowledge/limits.ts';
import { fold } from '../knowledge/words.ts';
import { yearRulesIn, yearSaid } from '../knowledge/year-limits.ts';
import { asSentences, sentences } from '../speaking/sentences.ts';
import { limitLead } from './conclusions.ts';
import { capital } from './prices.ts';
import { type WrittenFact, writtenFacts } from './written-facts.ts';

const mayAsk = /^(?:ask\.(?:fact|offer|includes|next|donow|when|compare)|claim)$/;
/** Whether something may be, or does: no price, and nothing of when or how. */
const asksLeave =
  /\b(?:ok|okay|all ?right|fine|good|allowed|enough|still|right|count\w*|qualif\w*|(?:can|could|may|do|does|will|would|is|are) (?:he|she|they|it|i|we|you|that|those|my|our|the)|have to be|has to be|need(?:s)? to be|too (?:young|old)|peut|peux|correct|faut-il|assez|trop (?:jeune|vieux))\b/;
const openly =
  /\b(?:how (?:much|long|many|far|soon)|when|where|which|who|why|combien|quand|comment)\b/;

/**
 * "He's sixteen, can he let him in", where somebody of eighteen must be home; "it's a 2018, that's fine, right":
 * yes or no by the one rule on ages or years that the owner wrote, with the rule. False where none decides it.
 */
export function answerByLimit(turn: Turn, act: HeardAct): boolean {
  const asked = fold(act.words);
  if (!mayAsk.test(act.act) || turn.state.model || turn.state.urgent) return false;
  if (!asksLeave.test(asked) || openly.test(asked)) return false;
  return byYear(turn, act) || byAge(turn, act);
}

const spokenBefore = ({ state }: Turn) =>
  new Set(
    state.transcript.flatMap(({ role, content }) =>
      role === 'user' ? [...contentStems(content)] : [],
    ),
  );

const isNamedIn = (of: ReadonlySet<string>, words: ReadonlySet<string>) =>
  [...of].some((stem) => words.has(stem));

function byYear(turn: Turn, act: HeardAct): boolean {
  const year = yearSaid(lastSaid(turn));
  if (year === null) return false;
  const spoken = spokenBefore(turn);
  const rules = writtenFacts(turn).flatMap((one) =>
    one.inOwnWords
      ? sentences(one.said).flatMap((sentence) =>
          yearRulesIn(sentence).map((rule) => ({ ...rule, written: one })),
        )
      : [],
  );
  const now = contentStems(lastSaid(turn));
  // "Not Samsung fridges made before 2016": of one that was spoken of, and of none that is called otherwise now.
  const [only, other] = rules.filter(
    ({ of, written }) =>
      [...of].every((stem) => (isNamedIn(of, now) ? now : spoken).has(stem)) &&
      (of.size > 0 || [...contentStems(written.subject)].some((stem) => spoken.has(stem))),
  );
  if (!only || other) return false;
  return tellVerdict(
    turn,
    act,
    only.written,
    only.keeps(year) ? 'yes' : 'no',
    capital(only.clause),
  );
}

/** Somebody's age, against the one rule on ages of people that stands in a note or an answer. */
function byAge(turn: Turn, act: HeardAct): boolean {
  const said = lastSaid(turn);
  const { target } = act;
  const decided = writtenFacts(turn).flatMap((written) => {
    const isMeant = target?.kind === 'fact' && target.factId === written.key;
    if (!written.inOwnWords || !(isMeant || mayBeAskedOf(turn, written))) return [];
    return sentences(written.said).flatMap((sentence) => {
      const kept = ofPeople.test(fold(sentence)) || isMeant ? keepsLimit(said, sentence) : null;
      return kept && ofAge.test(fold(said)) ? [{ written, sentence, kept }] : [];
    });
  });
  const [only, other] = decided;
  if (!only || other || target?.kind === 'services') return false;
  return tellVerdict(turn, act, only.written, only.kept, asSentences(only.sentence));
}

/** "Do you rent bikes" was answered to who asks of renting; a note is of whatever is arranged. */
function mayBeAskedOf(turn: Turn, { key, subject }: WrittenFact): boolean {
  if (key.startsWith('note:')) return true;
  const spoken = spokenBefore(turn);
  const { uses } = turn.receptionist.candidates;
  const own = [...contentStems(subject)].filter((stem) => (uses.get(stem) ?? 0) <= mostUses);
  return own.length > 0 && own.every((stem) => spoken.has(stem));
}

const mostUses = 3;

/** A rule for people, and not what they save or are charged. */
const ofPeople =
  /^(?!.*(?:\boff\b|%|\$|\bfree\b|\bdiscount|\brabais|\bgratuit)).*\b(?:must|has to|have to|need(?:s)? to|required|only|no one|nobody|not|somebody|someone|adult|faut|doit|doivent|personne)\b/;
const ofAge =
  /\b(?:he|she|they|i|my|i'm|he's|she's|son|daughter|kid|boy|girl|il|elle|gars|fille|mon|ma)\b/;

/** The verdict stands before it already. */
const leadingYes = /^\W*(?:yes|no|oui|non)\b[,.;:!]?\s*/i;

function tellVerdict(
  turn: Turn,
  { words }: HeardAct,
  { key, fact }: WrittenFact,
  kept: 'yes' | 'no',
  rule: string,
): boolean {
  turn.answered = true;
  turn.described.add(key);
  turn.state.focus.factId = key;
  tell(turn, limitLead(kept, words));
  turn.statements.push(capital(rule.replace(leadingYes, '')));
  turn.facts.push(fact);
  return true;
}
