import { nameOf } from '../dialogue/price-rows.ts';
import { noteUnanswered, phrase, type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { sayList } from '../speaking/say-list.ts';
import { tellDirections } from './directions.ts';
import { offerCall } from './request.ts';

/** Services are named in passing only where there are few. */
const mostNamed = 3;

const mostWordsOfThing = 2;

/**
 * Something the shop does not list: said so, with the nearest true thing or a message. Where the owner
 * has not said yet what the shop does, it may be done all the same.
 */
export function tellNotListed(turn: Turn, act: HeardAct): void {
  const { target, slots } = act;
  if (tellDirections(turn, act.words, false)) return;
  const said = slots.thing ?? (target?.kind === 'unknown' ? target.words : null);
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
