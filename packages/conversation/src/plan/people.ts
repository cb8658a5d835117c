import { startGoodbye } from '../dialogue/closing.ts';
import { ask, lastSaid, nextEffectId, type Turn, tell } from '../dialogue/turn.ts';
import type { Act } from '../heard/acts.ts';
import type { HeardAct } from '../heard/heard.ts';
import { isFromPublicSafety } from '../knowledge/public-safety.ts';
import { fold } from '../knowledge/words.ts';
import { sureAlarm } from '../listener/alarms.ts';
import { wantsOurWork } from '../listener/customers-all-the-same.ts';
import { tellsNobodyCame, tellsWorkGoneWrong } from '../listener/work-gone-wrong.ts';
import { asTheirs } from '../summary/as-theirs.ts';
import { tellMadeGood, tellTermsOfRedoing } from './made-good.ts';
import { alertsSomeone } from './promise.ts';
import { refsOf } from './refs.ts';
import { takeUp } from './request.ts';
import { sayWanted } from './say-wanted.ts';
import { ownersName } from './wanted.ts';

/** A salesman hears no once; the second time the line is let go. */
const mostSpamTurns = 2;

/** Sales calls and recordings: declined politely, never given a form to fill. */
export function meetSales(turn: Turn): void {
  const { state } = turn;
  state.spamTurns += 1;
  state.spam = true;
  turn.answered = true;
  if (state.spamTurns >= mostSpamTurns) startGoodbye(turn, 'spam', 'spamLast');
  else tell(turn, 'spamFirst');
}

/** Who asks like a customer after all is one. */
export function clearSpam(turn: Turn, acts: readonly HeardAct[]): void {
  const { state, receptionist } = turn;
  const alarm = acts.some(
    ({ act, confidence, words }) =>
      (act.startsWith('alarm.') && confidence >= sureAlarm) || isFromPublicSafety(words),
  );
  const customer = acts.some(
    (one) => one.confidence >= surelyCustomer && isCustomers(one) && !ofPitch.test(fold(one.words)),
  );
  const sells = acts.some(({ act }) => act === 'who.sales');
  if (!state.spam) return;
  const wants = wantsOurWork(lastSaid(turn), receptionist);
  if (!alarm && !wants && !(customer && !sells)) return;
  state.spam = false;
  state.spamTurns = 0;
  // What they want of the shop is passed on, though it was no wish in form.
  if (wants && !acts.some(({ act }) => /^(?:ask|want|alarm|complain)/.test(act)))
    takeUp(turn, 'callback');
}

/** What only a customer does, or asks of something the shop has written of. */
function isCustomers({ act, target }: HeardAct): boolean {
  if (ofCustomers.has(act)) return true;
  if (!act.startsWith('ask.') || target === null) return false;
  return target.kind === 'services' || (target.kind === 'fact' && !target.unsure);
}

const ofCustomers: ReadonlySet<Act> = new Set([
  'ask.price',
  'ask.hours',
  'want.book',
  'want.cancel',
  'want.move',
  'want.message',
  'complain',
]);

/** What who sells something asks and wants, though a customer may in other words. */
const ofPitch =
  /\b(?:when (?:is|are|will|does) (?:he|she|they|the (?:owner|boss|manager))|what time (?:is|does|will) (?:he|she|the (?:owner|boss|manager))|(?:put|pencil) you (?:down|in)|demo|presentation|your (?:business|company|website|listing|google|account|owner|boss)|press (?:\d|one|two|three|nine|zero)|quand est-ce qu'(?:il|elle)|votre (?:entreprise|compte|fiche|site))\b/;

/**
 * Whether a salesman who was declined goes on: nobody who stays declined is a customer, so that nothing they ask for
 * is taken down, and only a courtesy is met as one.
 */
export function pitchGoesOn({ state }: Turn, acts: readonly HeardAct[]): boolean {
  const pitches = ({ act, words }: HeardAct) =>
    act === 'unclear' ? soundsOfPitch(words) : !courtesies.has(act);
  return state.spamTurns > 0 && acts.some(pitches);
}

/** Who was not understood may be a customer who was declined wrongly. */
function soundsOfPitch(words: string): boolean {
  const said = fold(words);
  return ofPitch.test(said) || pressing.test(said);
}

const pressing =
  /\b(?:(?:an?|one|two|three|five|ten|few|\d+|deux|trois|cinq|une?) (?:more |quick |petites? )?(?:minutes?|seconds?|secs?|moments?|secondes?)|sav(?:e|es|ing) you|percent|pour cent|remov(?:e|ed)|opt out|no (?:obligation|cost|commitment)|sans (?:obligation|engagement)|opportunit\p{L}+|offers?|offre|free (?:trial|audit|consultation)|economis\p{L}+|appuyez|representative|specialist|qualif\p{L}+)\b/u;

const courtesies: ReadonlySet<Act> = new Set([
  'greet',
  'ack',
  'thanks',
  'bye',
  'deny',
  'affirm',
  'wrong.number',
  'offtopic',
]);

/** Less sure than this, what a declined salesman says is no customer's question. */
const surelyCustomer = 0.5;

/** Who asks whether this is another place hears where they are; who has found out is let go. */
export function meetWrongNumber(turn: Turn, act: HeardAct): void {
  turn.answered = true;
  if (asksWhere.test(act.words.trim())) {
    tell(turn, 'reached');
    return ask(turn, { kind: 'howToHelp' }, 'howToHelp');
  }
  startGoodbye(turn, 'wrong-number', 'wrongNumber');
}

const asksWhere =
  /\b(?:is this|is that|are you|did i (?:get|reach|call)|have i (?:got|reached)|do i have|who(?:'s| is) this|est-ce (?:bien|que)|suis-je|c'est bien|vous êtes)\b/i;

/** A delivery or an order: what it is about is passed on, and no form of a customer's is asked. */
export function meetSupplier(turn: Turn, act: HeardAct): void {
  turn.state.wanted.why.push(act.words.trim());
  takeUp(turn, 'supplier');
}

export function meetApplicant(turn: Turn, act: HeardAct): void {
  turn.state.wanted.why.push(act.words.trim());
  takeUp(turn, 'application');
}

/** Somebody asks for a person: put through where that can be, else a message for just that person. */
export function askForPerson(turn: Turn, act: HeardAct): void {
  const { state, receptionist } = turn;
  const { transferNumber, knowledge } = receptionist.profile;
  turn.answered = true;
  if (transferNumber && state.channel === 'phone' && (state.used.transferFailed ?? 0) === 0)
    return transfer(turn, transferNumber, knowledge.name);
  const again = state.wanted.requests.some(({ kind }) => kind === 'person');
  if (act.slots.person) state.wanted.person = act.slots.person;
  if (!again)
    tell(turn, state.wanted.person ? 'personAway' : 'personUnavailable', {
      person: state.wanted.person ?? '',
    });
  takeUp(turn, 'person', false);
}

function transfer(turn: Turn, to: string, business: string): void {
  const { state } = turn;
  tell(turn, 'transferring');
  state.phase = 'transferring';
  state.open = null;
  const who = asTheirs(state.caller.name?.value ?? 'A caller');
  const about = asTheirs(sayWanted(turn) || state.wanted.why.at(-1) || '');
  turn.effects.push({
    id: nextEffectId(turn),
    type: 'transfer',
    to,
    handoff: [who, about].filter(Boolean).join(': ') || business,
  });
}

/** An apology first, then a person: never a booking pitch beside a complaint. */
export function meetComplaint(turn: Turn, act: HeardAct): void {
  const { wanted, used } = turn.state;
  const said = act.words.trim();
  if (!wanted.why.includes(said)) wanted.why.push(said);
  if ((used.sorry ?? 0) === 0) {
    tell(turn, 'sorry');
    tell(turn, alertsSomeone(turn) ? 'complaintOwner' : 'promisePass');
  } else if (!turn.answered) tell(turn, 'sorryToo');
  // Whoever still waits for the work has none that could be redone.
  const isDone = tellsWorkGoneWrong(act.words) && !tellsNobodyCame(act.words);
  if (!tellMadeGood(turn, act) && isDone) tellTermsOfRedoing(turn, act);
  // What is added once all of it was read back is passed on with it, and nothing is read back again.
  const standing = wanted.requests.find(({ kind, settled }) => kind === 'complaint' && !settled);
  if (standing && standing.readBackAt !== null && turn.took.size === 0) return;
  takeUp(turn, 'complaint', false);
  if (act.slots.noCall) turn.state.wantsNoCall = true;
  const request = wanted.requests.findLast(({ kind, settled }) => kind === 'complaint' && !settled);
  const names = act.target ? refsOf(turn, act).map((ref) => ownersName(turn, ref)) : [];
  // What they speak of afterwards is none that went wrong.
  if (request && names.length > 0) request.of ??= names.join(' + ');
}

export function meetReturnedCall(turn: Turn, act: HeardAct): void {
  // Who was cut off rings again of their own accord: nobody called them.
  if (wasCutOff.test(act.words)) return takeUp(turn, 'callback', false);
  turn.state.wanted.why.push(act.words.trim());
  turn.answered = true;
  takeUp(turn, 'returnCall');
}

const wasCutOff =
  /\b(?:cut (?:me |us )?off|got (?:cut|disconnected)|disconnected|hung up on|(?:line|call|phone) (?:just )?(?:dropped|died|cut|went dead)|lost (?:you|the (?:line|call|connection)))\b|(?<!\p{L})(?:(?:été|s'est|a) coupée?s?|coupé la ligne|perdu la ligne|raccroché)(?!\p{L})/iu;
