import { nameOf, pricedOptions, sayOption } from '../dialogue/price-rows.ts';
import type { Question } from '../dialogue/state.ts';
import { ask, type Turn, tell } from '../dialogue/turn.ts';
import type { Act } from '../heard/acts.ts';
import type { Heard, HeardAct, ServiceRef } from '../heard/heard.ts';
import { matchOptions, optionSaidWhole } from '../knowledge/options.ts';
import { toldApart } from '../knowledge/told-apart.ts';
import { sayList } from '../speaking/say-list.ts';
import { answerPrice, takeOptions } from './prices.ts';
import { focusOn, lookUpAll, refsOf } from './refs.ts';
import { requestOf, takeUp } from './request.ts';
import { answerOffer } from './services.ts';
import { type Answer, settleReason } from './short-answers.ts';
import { wantItem } from './wanted.ts';

function chosenRefs(turn: Turn, heard: Heard): ServiceRef[] {
  const act = heard.acts.find(({ target }) => target?.kind === 'services');
  return act ? refsOf(turn, act) : [];
}

/** Takes the service chosen in answer to "which one?". False: the words answered something else. */
export function settleWhichService(
  turn: Turn,
  heard: Heard,
  question: Extract<Question, { kind: 'whichService' }>,
  answer: Answer,
): boolean {
  const { refs, purpose } = question;
  const named = chosenRefs(turn, heard);
  const fits = named.filter((ref) => refs.some(({ serviceId }) => serviceId === ref.serviceId));
  const asksOn = heard.acts.some(({ act }) => act.startsWith('ask.'));
  const told = lookUpAll(turn, refs).map(({ service }) => service);
  const one = toldApart(told, heard.text)?.id;
  const called = refs.filter(({ serviceId }) => serviceId === one);
  // "No, the other thing": of one thing alone that was asked of, it is refused, whatever the rest resembles.
  const denied = refs.length === 1 && heard.acts[0]?.act === 'deny' && called.length === 0;
  if (denied && !asksOn && named.every((ref) => fits.includes(ref))) {
    if (purpose !== 'booking') tell(turn, 'declined');
    return true;
  }
  const chosen = fits.length > 0 ? fits : called.length === 1 ? called : asksOn ? [] : named;
  if (chosen.length > 0 && !asksOn) {
    for (const ref of chosen) takeChosen(turn, heard, ref, purpose);
    return true;
  }
  if (answer === 'no' || answer === 'refuse') {
    if (purpose !== 'booking') tell(turn, 'declined');
    return true;
  }
  // Whatever they say it is, in words that name nothing listed, is what the team reads.
  if (refs.length === 0 && purpose === 'booking' && !asksOn && turn.took.size === 0)
    return settleReason(turn, heard, answer);
  if (answer === 'yes' && refs.length === 1) {
    for (const ref of refs) takeChosen(turn, heard, ref, purpose);
    return true;
  }
  if (answer === 'either' && refs.length > 0 && purpose === 'booking') {
    turn.state.wanted.why.push(heard.text.trim());
    return true;
  }
  return false;
}

function takeChosen(
  turn: Turn,
  heard: Heard,
  ref: ServiceRef,
  purpose: 'price' | 'booking' | 'offer',
): void {
  focusOn(turn, [ref]);
  if (purpose === 'booking') {
    wantItem(turn, ref);
    if (!requestOf(turn.state)) takeUp(turn, 'booking', false);
    return;
  }
  const act: HeardAct = {
    act: 'choose',
    confidence: 1,
    start: 0,
    end: heard.text.length,
    words: heard.text,
    target: { kind: 'services', refs: [ref] },
    slots: {},
  };
  if (purpose === 'price') answerPrice(turn, act);
  else answerOffer(turn, act);
}

/** So often an option is asked for: who still tells none does not know it. */
const mostAsked = 3;

/**
 * Asks once more which option it is, where that was asked and the words, which asked nothing, chose none: what was
 * asked is not dropped for "anything else". False where nothing is open.
 */
export function askOptionAgain(turn: Turn): boolean {
  const { open, used, language, lastActs } = turn.state;
  const question = open?.question;
  if (question?.kind !== 'whichOption' || turn.answered || lastActs.some((act) => leaves.has(act)))
    return false;
  const service = turn.receptionist.serviceById.get(question.serviceId);
  const times = (used.optionAgain ?? 0) + 1;
  if (!service || times >= mostAsked) return false;
  used.optionAgain = times;
  const names = pricedOptions(service).map((option) => sayOption(option, language));
  ask(turn, question, 'whichOptionFor', {
    service: nameOf(service, language),
    list: sayList(names, language, 'or'),
  });
  return true;
}

/** Who puts off, refuses or leaves is asked nothing again. */
const leaves: ReadonlySet<Act> = new Set(['defer', 'refuse', 'bye', 'deny', 'either', 'hold']);

/** Takes the option chosen of the service that was asked about. */
export function settleWhichOption(
  turn: Turn,
  heard: Heard,
  { serviceId, purpose }: Extract<Question, { kind: 'whichOption' }>,
  answer: Answer,
): boolean {
  const service = turn.receptionist.serviceById.get(serviceId);
  if (!service) return true;
  // "What's the difference between the two" chooses neither: it is asked again once that is told.
  if (heard.acts.some(({ act }) => act === 'ask.compare')) return false;
  const named = chosenRefs(turn, heard);
  const several = named.filter((ref) => ref.serviceId === serviceId && ref.optionId);
  if (several.length > 1) {
    takeOptions(turn, several, purpose);
    return true;
  }
  const other = named.find((ref) => ref.serviceId !== serviceId);
  const said = named.find((ref) => ref.serviceId === serviceId && ref.optionId);
  const matched = matchOptions(service, heard.text, turn.state.focus.hints);
  const whole = matched.length === 1 ? null : optionSaidWhole(service.options, heard.text);
  const spoken = whole ? [whole] : matched;
  const isTalkedOf = (id: string | undefined) =>
    turn.state.focus.refs.some((ref) => ref.serviceId === id);
  const together = isTalkedOf(other?.serviceId) && isTalkedOf(serviceId);
  if (other && !said && !(together && spoken.length === 1)) return false;
  const [only, second] =
    said && spoken.length !== 1 ? service.options.filter(({ id }) => id === said.optionId) : spoken;
  if (only && !second) {
    takeOptions(turn, [{ serviceId, optionId: only.id }], purpose);
    return true;
  }
  if (answer === 'either' || (answer === 'yes' && purpose === 'booking')) {
    if (purpose === 'booking') wantItem(turn, { serviceId, optionId: null });
    else tell(turn, 'noRush');
    return true;
  }
  return answer === 'no' || answer === 'refuse';
}
