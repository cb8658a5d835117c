import type { ModelTurn, PlanDraft } from '../dialogue/state.ts';
import { type Turn, tell } from '../dialogue/turn.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { hazardIn } from '../knowledge/hazards.ts';
import { fold } from '../knowledge/words.ts';
import { detectLanguage } from '../understanding/detect-language.ts';
import type { Unsaid } from './drop-reason.ts';
import { endsInGoodbye } from './goodbye.ts';
import { leftOut } from './left-out.ts';
import { countOurs } from './ours.ts';
import { sendsForHelp } from './sends-for-help.ts';
import { briefOf } from './shop-brief.ts';

/** As many words of a statement of the plan's have to be about what was dropped. */
const alike = 2;
/** What was said as lately as this is not said again. */
const lately = 3;

/**
 * What the plan says of the same thing, and the model has not: spoken in the place of what was dropped.
 * Of money only prices of the list that the dropped sentence was about stand in, never a sum: the plan
 * knows nothing of the conditions the model reckoned with.
 */
function standIn(turn: Turn, model: ModelTurn, draft: PlanDraft, dropped: string): void {
  if (endsInGoodbye(model.spoken)) return;
  const { state, receptionist } = turn;
  const about = contentStems(dropped);
  const { figures } = briefOf(receptionist);
  const referred = new Set(
    [...dropped.matchAll(/\bf\d+\b/gi)].flatMap(
      ([id]) => figures.get(id.toLowerCase())?.value ?? [],
    ),
  );
  const written = referred.size === 0 && /\d/.test(dropped);
  const rows = new Set(
    [...figures.values()].flatMap(({ source, value }) => (source.kind === 'row' ? value : [])),
  );
  const told = model.spoken.some((one) => amountsIn(one).length > 0);
  const mayTell = (cents: number) => referred.has(cents) || (written && !told && rows.has(cents));
  const before = state.transcript
    .filter(({ role }) => role === 'assistant')
    .slice(-lately)
    .map(({ content }) => content);
  const rest = leftOut(draft.statements, model.spoken).filter((statement) => {
    const { language } = detectLanguage(statement);
    if (language !== null && language !== state.language) return false;
    if (
      before.some((one) => one.includes(statement)) ||
      isTold(statement, [...before, ...model.spoken])
    )
      return false;
    const amounts = amountsIn(statement);
    if (amounts.length > 0)
      return !draft.sums.some((sum) => amounts.includes(sum)) && amounts.every(mayTell);
    const stems = [...contentStems(statement)];
    const shared = stems.filter((stem) => about.has(stem)).length;
    return shared >= Math.min(alike, stems.length) && shared > 0;
  });
  if (rest.length === 0) return;
  model.stoodIn = true;
  countOurs(state, model, 'in-place', rest.length);
  turn.statements.push(...rest);
  model.spoken.push(...rest);
  tellOfDraft(turn, draft, rest);
}

/** Whether nearly all that a statement tells has been told just before, in whatever words. */
function isTold(statement: string, spoken: readonly string[]): boolean {
  const stems = [...contentStems(statement)];
  const heard = contentStems(spoken.join(' . '));
  const known = stems.filter((stem) => heard.has(stem)).length;
  return stems.length >= leastTold && known >= stems.length * mostTold;
}

const leastTold = 4;
const mostTold = 0.75;

/** Words that answer nothing. */
const pleasantry =
  /^\W*(?:you'?re (?:very )?welcome|thanks?|thank you|okay|ok|great|perfect|sure|of course|all ?right|my pleasure|no problem|sounds good|merci|de rien|bienvenue|parfait|d'accord|avec plaisir|entendu|super|bien sur|ca fait plaisir)\b[^.!?]*[.!]?\W*$/;
const longestPleasantry = 10;

/**
 * "Bye then, oh, and do you take cards?": a model that only takes leave has not answered, so what the plan says
 * to the question comes before its goodbye.
 */
export function answerBeforeGoodbye(
  turn: Turn,
  model: ModelTurn,
  draft: PlanDraft,
  sentence: string,
): void {
  const asks = model.heard.acts.some(({ act }) => act.startsWith('ask.'));
  if (!asks || !endsInGoodbye([sentence]) || model.stoodIn) return;
  const words = (one: string) => one.split(/\s+/).length;
  const said = model.spoken.slice(model.alarm?.said ?? 0);
  const onlyLeaves =
    words(sentence) <= longestPleasantry &&
    !/\d/.test(sentence) &&
    said.every((one) => pleasantry.test(fold(one)) && words(one) <= longestPleasantry);
  if (!onlyLeaves) return;
  const answers = leftOut(
    draft.statements.filter((one) => !endsInGoodbye([one])),
    said,
  );
  if (answers.length === 0) return;
  model.stoodIn = true;
  countOurs(turn.state, model, 'in-place', answers.length);
  turn.statements.push(...answers);
  model.spoken.push(...answers);
  tellOfDraft(turn, draft, answers);
}

/** Keeps what the caller has not heard of an answer, and why: the model is told of it in the next turn. */
export function leaveUnsaid(model: ModelTurn, { reason, sentence }: Unsaid): void {
  model.unsaid = [...(model.unsaid ?? []), { reason, sentence }];
}

/** A sentence that will not be asked for again: the plan says it where it can, and the model is told later. */
export function giveUp(turn: Turn, model: ModelTurn, draft: PlanDraft, unsaid: Unsaid): void {
  leaveUnsaid(model, unsaid);
  const { lost, spoken } = model;
  const nothingSince = lost !== null && spoken.length === lost.after;
  standIn(turn, model, draft, unsaid.sentence);
  if (nothingSince) lost.after = spoken.length;
}

/** What gets people out of danger, in whichever words. */
export const leavesDanger =
  /\b(?:911|get (?:everyone |everybody |yourselves? )?out|leave the|outside|unplug\w*|turn it off|evacuat\w*|go now|sortez|evacuez|debranchez|dehors)\b/;

/** Writes down what statements of the plan's tell: sums, facts, quotes. */
export function tellOfDraft(turn: Turn, draft: PlanDraft, said: readonly string[]): void {
  const text = said.join(' ');
  turn.sums.push(...draft.sums, ...amountsIn(text));
  turn.facts.push(...draft.facts);
  turn.quotes.push(...draft.quotes.filter(({ spoken }) => text.includes(spoken)));
}

/** Whether danger is told of now and was not before, or has not been answered in our words yet. */
export function isFirstOfDanger({ state }: Turn, { urgentBefore, heard }: ModelTurn): boolean {
  const { danger = 0, dangerToSelf = 0 } = state.used;
  const told = heard.acts.some(({ act }) => act === 'alarm.danger');
  return told && (!urgentBefore || danger + dangerToSelf <= 1);
}

/** Where life is in danger, what to do first is said in our words and at once; the model goes on from there. */
export function sayFirst(turn: Turn, model: ModelTurn, draft: PlanDraft): void {
  const hazard = hazardIn(model.heard.text);
  const first = draft.statements.splice(0, hazard === 'fire' ? 1 : 2);
  model.alarm = {
    said: first.length,
    advice: hazard === 'fire' ? (draft.statements[0] ?? '') : '',
  };
  turn.statements.push(...first);
  model.spoken.push(...first);
  countOurs(turn.state, model, 'first', first.length);
  tellOfDraft(turn, draft, first);
}

/** What a model left unsaid of the first thing to do is said after all. */
export function sayAdvice(turn: Turn, model: ModelTurn): void {
  const { alarm, spoken } = model;
  if (!alarm?.advice) return;
  if (spoken.slice(alarm.said).some((one) => leavesDanger.test(fold(one)))) return;
  turn.statements.push(alarm.advice);
  countOurs(turn.state, model, 'first', 1);
}

/** Everything a turn would say, taken off it. */
export function takeDraft(turn: Turn): PlanDraft {
  const draft: PlanDraft = {
    statements: turn.statements.splice(0),
    asking: turn.asking && { question: turn.asking.question, text: turn.asking.text },
    quotes: turn.quotes.splice(0),
    facts: turn.facts.splice(0),
    sums: turn.sums.splice(0),
    holding: false,
  };
  turn.asking = null;
  return draft;
}

/** All that a draft says, with what it asks. */
export function planText({ statements, asking }: PlanDraft): string {
  return [...statements, asking?.text ?? ''].join(' ');
}

/** Who may be in danger is told 911 before a model says anything else, unless it begins with that itself. */
export function tellPerhapsDanger(
  turn: Turn,
  { heard }: ModelTurn,
  first: string | undefined,
): void {
  const { urgent, used } = turn.state;
  if (!heard.mayBeDanger || urgent || first === undefined || sendsForHelp(fold(first))) return;
  if ((used.perhapsDanger ?? 0) === 0) tell(turn, 'perhapsDanger');
}
