import type { Conversation, ModelTurn, PlanDraft, Question } from '../dialogue/state.ts';
import type { Turn } from '../dialogue/turn.ts';
import type { RequestKind } from '../dialogue/wanted-state.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { fold } from '../knowledge/words.ts';
import { endsInGoodbye } from './goodbye.ts';
import { leftOut } from './left-out.ts';
import { numbersIn, ordinalsIn } from './numbers-in.ts';
import { countOurs } from './ours.ts';
import { questionsOfRequests } from './read-question.ts';
import { asksIn } from './rewording.ts';
import { leavesDanger, tellOfDraft } from './stand-in.ts';

/** Questions without whose answer a request goes nowhere: the model may word them, not leave them out. */
const needed: ReadonlySet<Question['kind']> = new Set([
  'whichService',
  'whichOption',
  ...questionsOfRequests,
]);

/** Questions that say what will be done: "yes" to them counts only where that was said. */
export const binding: ReadonlySet<Question['kind']> = new Set([
  'detailsRight',
  'bookingRight',
  'cancelRight',
]);

/** Opens the question the model asked, or asks ours where one is needed and it asked none. */
export function settleQuestion(turn: Turn, model: ModelTurn, draft: PlanDraft): void {
  const { state } = turn;
  const asked = model.spoken.slice(model.alarm?.said ?? 0).findLast(asksIn);
  const leaving = model.heard.acts.some(({ act }) => act === 'bye') || endsInGoodbye(model.spoken);
  const question = leaving ? null : (draft.asking?.question ?? null);
  const bound = question !== null && binding.has(question.kind);
  // Read back without a question, where nothing was left to agree to: it was so only if it was said.
  if (!bound && !saysDetails(turn, model.spoken, draft)) unread(state, ofVisits);
  if (asked !== undefined) {
    const wants = state.wanted.requests.some(({ settled }) => !settled);
    const own = model.asks ?? likelyMeant(asked, question, wants);
    const said = bound && own?.kind === question?.kind && saysDetails(turn, model.spoken, draft);
    if (bound && !said) unread(state);
    if (own !== null && binding.has(own.kind) && !said)
      // Not everything was read back: "yes" to it must not count, and a second question beside the
      // model's own would only confuse. It is read back in a later turn.
      state.open = question && !bound ? { question, heard: true, as: own.kind } : null;
    else state.open = own ? { question: own, heard: true } : null;
    state.openText = asked;
    return;
  }
  // Where life is in danger nobody is asked for an address in the same breath as being told to go.
  const first =
    (model.alarm && model.spoken.length > model.alarm.said) ||
    (state.urgent && model.spoken.some((one) => leavesDanger.test(fold(one))));
  // What they passed over just now waits a turn, and is not put beside what the model says.
  const { open: before } = model.before;
  const passedOver = !bound && before?.heard === true && before.question.kind === question?.kind;
  const waits = state.urgent && question !== null && canWait.has(question.kind);
  if (question && needed.has(question.kind) && !first && !passedOver && !waits)
    return askOurselves(turn, model, draft);
  if (bound && waits) unread(state);
  state.open = null;
}

/** What nobody in trouble is asked beside what a model says to them: it is for now, and whom to help is known. */
const canWait: ReadonlySet<Question['kind']> = new Set([
  'whichService',
  'whichOption',
  'reason',
  'time',
  'detailsRight',
  'whatToChange',
]);

/** By which words a question asks for a detail of the caller's. */
const asksFor: readonly (readonly [Question['kind'], RegExp])[] = [
  [
    'name',
    /\bnames?\b|\bwho(?:m| is|'s)? (?:am i|this|calling|it for)|\bnoms?\b|\bqui (?:parle|est a l'appareil)/,
  ],
  [
    'address',
    /\baddress|\b(?:house|street|civic|unit) number|\bwhere\b|\badresse|\bou (?:habit|se trouve|est-ce|doit|faut)/,
  ],
  [
    'phone',
    /\b(?<!\b(?:house|street|civic|unit|invoice|model|serial) )numbers?\b|\b(?:reach|call|ring|text) you\b|\bnumero\b|\b(?:joindre|rappeler)\b/,
  ],
  [
    'time',
    /\b(?:what|which) (?:\w+ )?(?:days?|times?|dates?|mornings?|afternoons?|weeks?)\b|\bwhen\b|\b(?:suits?|work for you)\b|\bquel(?:le)?s? (?:\w+ )?(?:jours?|heures?|moments?|dates?)\b|\bquand\b|\b(?:irait|convien\w+)\b/,
  ],
];
/** Of what has been, and not of what is wished: "which day was it fitted?". */
const ofThePast =
  /\b(?:was|were|did|had|ha(?:s|ve) (?:you|it|he|she|they)|started|began|avez-vous|a-t-(?:il|elle|on)|a ete|etait|(?:your|votre) (?:appointment|visit|booking|rendez-vous)(?! (?:to|be|move)))\b/;

/** What a question asks whose kind the model left out: what is missing, where its words ask for that. */
function likelyMeant(asked: string, missing: Question | null, wants: boolean): Question | null {
  const folded = fold(asked);
  // What was read back is asked about, whatever the plan would have asked.
  if (wants && asksIfRight.test(folded) && !(missing && binding.has(missing.kind)))
    return { kind: 'detailsRight' };
  // Whoever asks for a town asks for nothing else.
  if (missing && asksForMore.has(missing.kind) && !more.test(folded)) return null;
  const meant = asksFor.flatMap(([kind, words]) => (words.test(folded) ? [kind] : []));
  const isDetail = asksFor.some(([kind]) => kind === missing?.kind);
  if (!missing || !isDetail) return missing;
  if (!meant.includes(missing.kind)) return null;
  return missing.kind === 'time' && ofThePast.test(folded) ? null : missing;
}

const asksForMore: ReadonlySet<Question['kind']> = new Set(['anythingElse', 'howToHelp']);
const more =
  /\b(?:else|other questions?|help(?: you)?|do for you|assist|more questions?|autre|aider|d'autres?|quoi que ce soit)\b/;
/** "Is that right?", "est-ce exact?": of what was read back. */
const asksIfRight =
  /\b(?:is|does|do|are|have) (?:(?:that|this|it|everything|those|they|all (?:that|of (?:that|it))|the rest|i)\b)[^?]{0,30}\b(?:right|correct|sound (?:right|good)|got (?:that|it|everything))\b[^?]{0,40}\?|\bis (?:that|this|it|everything) (?:all )?(?:okay|ok|alright|good)(?: (?:for|with) you)?\s*\?|\b(?:est-ce|c'est|tout est) (?:bien |tout )?(?:exact|bon|ca|correct|juste)\b[^?]{0,40}\?|\bai-je bien\b/;

function askOurselves(turn: Turn, model: ModelTurn, draft: PlanDraft): void {
  const question = draft.asking?.question;
  countOurs(turn.state, model, 'question', draft.asking ? 1 : 0);
  if (question && binding.has(question.kind)) {
    const rest = leftOut(readBack(turn, draft), model.spoken);
    countOurs(turn.state, model, 'question', rest.length);
    turn.statements.push(...rest);
    tellOfDraft(turn, draft, rest);
  }
  turn.asking = draft.asking;
  if (draft.asking) turn.sums.push(...amountsIn(draft.asking.text));
}

/** Whether the numbers and times that a "yes" would bind us to have been said, now or just before. */
function saysDetails(turn: Turn, spoken: readonly string[], draft: PlanDraft): boolean {
  const { state } = turn;
  const digits = (text: string) => text.match(/\d+/g) ?? [];
  // "The twelfth, between ten and four" is said, in words.
  const told = (text: string) => [
    ...digits(text),
    ...[...numbersIn(fold(text)), ...ordinalsIn(text)].map(String),
  ];
  const before = state.transcript.filter(({ role }) => role === 'assistant').slice(-3);
  const said = new Set([...spoken, ...before.map(({ content }) => content)].flatMap(told));
  return digits([...readBack(turn, draft), draft.asking?.text ?? ''].join(' ')).every((one) =>
    said.has(one),
  );
}

/** What is read back of the caller's own: every other answer is the model's to give. */
function readBack({ state }: Turn, { statements }: PlanDraft): string[] {
  const { phone, address } = state.caller;
  const number = (phone?.value ?? state.callerNumber ?? '').slice(-10);
  const own = [address?.value, state.wanted.time?.spoken].flatMap((one) => one || []);
  return statements.filter(
    (statement) =>
      amountsIn(statement).length === 0 &&
      (own.some((one) => statement.includes(one)) ||
        (number !== '' && statement.replace(/\D/g, '').includes(number))),
  );
}

/** What was not read back after all, since the caller spoke last, is still to be. */
export function unread(state: Conversation, of: ReadonlySet<RequestKind> | null = null): void {
  const since = state.transcript.findLast(({ role }) => role === 'user')?.at ?? state.startedAt;
  for (const request of state.wanted.requests)
    if (
      request.readBackAt !== null &&
      request.readBackAt >= since &&
      !request.settled &&
      (of?.has(request.kind) ?? true)
    )
      request.readBackAt = null;
}

/** Of a reply that ends before its end: what it had not read back yet is still to be. */
export function unreadUnsaid(turn: Turn, model: ModelTurn, draft: PlanDraft): void {
  if (!saysDetails(turn, model.spoken, draft)) unread(turn.state);
}

/** What is to be confirmed as it was said back. */
const ofVisits: ReadonlySet<RequestKind> = new Set(['booking', 'reschedule', 'cancel']);
