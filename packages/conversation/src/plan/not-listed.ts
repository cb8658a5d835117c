import { nameOf } from '../dialogue/price-rows.ts';
import { ask, noteUnanswered, phrase, type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct, ServiceRef } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { tellingStems } from '../listener/own-words.ts';
import { sayList } from '../speaking/say-list.ts';
import { tellDirections } from './directions.ts';
import { lookUpAll } from './refs.ts';
import { offerCall } from './request.ts';
import { answerUnknown } from './unknown.ts';

/** Services are named in passing only where there are few. */
const mostNamed = 3;

const mostWordsOfThing = 2;

/** What a shop has, lends or sells need not be on a list of what it does. */
const asksToHave =
  /\b(?:do (?:you|ya|they)(?: guys| folks| people)?(?: even| also)? (?:have|own|carry)|(?:have|has) (?:you|they)|got|avez[- ]vous|vous avez|en avez|y a[- ]t|auriez[- ]vous)\b/;

/** "Used tires", where tires are written of: the words name no service that is missing. */
function isSpokenOf({ receptionist: { candidates } }: Turn, said: string): boolean {
  return tellingStems(said).some((stem) => candidates.uses.has(stem));
}

/** What is most like the thing that is not listed, named as what it is, and whether that is meant. */
function offerNear(turn: Turn, near: readonly ServiceRef[]): void {
  const names = lookUpAll(turn, near).map(({ service }) => nameOf(service, turn.state.language));
  const list = sayList([...new Set(names)], turn.state.language);
  turn.statements.push(phrase(turn, 'offeredSome', { list }));
  ask(turn, { kind: 'whichService', purpose: 'offer', refs: [...near] }, 'meansThat');
}

const mostNear = 2;

/**
 * Something the shop does not list: said so, with the nearest true thing or a message. Where the owner
 * has not said yet what the shop does, it may be done all the same.
 */
export function tellNotListed(turn: Turn, act: HeardAct): void {
  const { target, slots } = act;
  if (tellDirections(turn, act.words, false)) return;
  const own = target?.kind === 'unknown' ? target.words : null;
  const said = own ?? slots.thing ?? null;
  const near = target?.kind === 'unknown' ? (target.near ?? []).slice(0, mostNear) : [];
  if (
    near.length === 0 &&
    act.act === 'ask.offer' &&
    (asksToHave.test(fold(act.words)) || isSpokenOf(turn, said ?? ''))
  )
    return answerUnknown(turn, act);
  // A long tail of words is no name of a thing.
  const words = said && said.split(/\s+/).length <= mostWordsOfThing ? said : null;
  turn.answered = true;
  if (!turn.receptionist.listsServices) {
    tell(turn, 'maybeDone');
    noteUnanswered(turn, act.words);
    return offerCall(turn);
  }
  tell(turn, words ? 'notListed' : 'notListedThat', { thing: words ?? '' });
  noteUnanswered(turn, act.words);
  if (near.length > 0) return offerNear(turn, near);
  const { services } = turn.receptionist.profile.knowledge;
  if (services.length > 0 && (turn.state.used.servicesAre ?? 0) === 0) {
    const some = services.slice(0, mostNamed).map((one) => nameOf(one, turn.state.language));
    turn.statements.push(
      phrase(turn, services.length > mostNamed ? 'servicesSome' : 'servicesAre', {
        list: sayList(some, turn.state.language),
      }),
    );
    turn.state.used.servicesAre = 1;
  }
  offerCall(turn);
}
