import { lastSaid, phrase, type Turn, tell } from '../dialogue/turn.ts';
import type { Act } from '../heard/acts.ts';
import type { Heard, HeardAct } from '../heard/heard.ts';
import { endsAnimal } from '../listener/end-of-animals.ts';
import { asksWhetherPrice } from '../listener/whether-price.ts';
import { answersOutright } from './answers-outright.ts';
import { tellTermsOfPlace } from './area.ts';
import { answerFact } from './facts.ts';
import { asksExtra, tellHelpAgain } from './help-told.ts';
import { answerHowLong, asksHowLong } from './how-long.ts';
import { passesOnOtherMatter } from './in-trouble.ts';
import { tellMadeGood } from './made-good.ts';
import type { Called } from './moves.ts';
import { answerPrice } from './prices.ts';
import { keepsPrivate } from './private-contact.ts';
import { describedOfFocus } from './services.ts';
import { leaveOutTold, marked } from './told-already.ts';

/** "Do you do Laval", of a town nobody goes to: the work that is talked of is not offered there. */
function tellWherePlaced(turn: Turn, act: HeardAct, place: string, before: number): void {
  const offered = turn.statements.length;
  const goes = tellTermsOfPlace(turn, place);
  if (!goes && act.act === 'ask.offer' && act.target === null)
    turn.statements.splice(before, offered - before);
}

/** Questions that the owner's own words answer where they are about such words. */
const answeredAsWritten: ReadonlySet<Act> = new Set([
  'ask.donow',
  'ask.price',
  'ask.total',
  'ask.includes',
  'ask.compare',
  'ask.offer',
  'ask.fact',
  'ask.place',
  'claim',
]);

/** Answers one question: in the words that are written for it, by its form, or as its move does. */
export function answer(turn: Turn, { move, act }: Called, heard: Heard): void {
  // "Do you do that for 500, yes or no": a yes would be one to the price.
  if (move.on[0] !== 'ask.price' && asksWhetherPrice(act))
    return answerPrice(turn, { ...act, act: 'ask.price' });
  const asWritten = act.target?.kind === 'fact' && answeredAsWritten.has(act.act);
  // "Does that include parts" asks of what is talked of, where its own words tell of parts.
  if (asWritten && act.act === 'ask.includes' && describedOfFocus(turn, act))
    return move.does(turn, { ...act, target: null }, heard);
  if (turn.state.urgent && asksExtra(act) && tellHelpAgain(turn, act, 'fee'))
    if (act.act === 'ask.includes' || act.act === 'ask.fact') return;
  if (keepsPrivate(turn, act) || tellMadeGood(turn, act) || answersOutright(turn, act)) return;
  if (endsAnimal(lastSaid(turn)) && (turn.state.used.condolence ?? 0) === 0)
    tell(turn, 'condolence');
  if (passesOnOtherMatter(turn, act)) return;
  const start = marked(turn);
  const before = start.statements;
  const place = act.act === 'ask.area' ? undefined : act.slots.town;
  if (place) turn.state.focus.town = place;
  if (asksHowLong(act) && answerHowLong(turn, act)) turn.state.focus.asked = act.act;
  else if (asWritten && act.target?.kind === 'fact') answerFact(turn, act, act.target.factId);
  else move.does(turn, act, heard);
  if (place && !turn.statements.slice(before).some((one) => one.includes(place)))
    tellWherePlaced(turn, act, place, before);
  leaveOutTold(turn, start, act, heard);
  if (turn.statements.length === before || turn.unknownAt !== null) return;
  const { target } = act;
  if (target?.kind !== 'fact' && target?.kind !== 'services') return;
  if (target.unsure) turn.statements.splice(before, 0, phrase(turn, 'perhaps'));
}
