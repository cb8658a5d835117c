import type { Turn } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import { asksWhatFirst, bidden } from '../listener/asks-what-first.ts';
import { clausesOf } from '../speaking/say-fragment.ts';
import { lookUpAll } from './refs.ts';
import { sayWritten } from './say-written.ts';
import { type WrittenFact, writtenFacts } from './written-facts.ts';

const isNew =
  /\b(?:never (?:been|came|come|had|used|done)|first time|new (?:client|customer|patient|here|to)|jamais (?:eu|fait|venue?|alle?e?)|premieres? fois|nouve(?:au|lle) client\w*)\b/;
const ofBefore = /\b(?:before|beforehand|ahead|prior|in advance|avant|d'avance)\b/;
const demands =
  /\b(?:needs?|must|please|ask|bring|clear|fill(?:ed)?|have to|has to|should|required?|faut|doit|doivent|apport\w*|prevoir|vide[rz]|svp|obligatoire)\b/;
const titledBefore = /\b(?:before|prepar\w*|first|new|ready|getting|avant|premieres?)\b/;
const ofNew = /\b(?:new|first|nouve(?:au|lle)\w*|premieres?|premiers?)\b/;

/**
 * "Is there anything I have to do before": what the owner wrote is to be done first.
 * @param isElse something else that is written seems surely meant: only what is of nothing else goes before it.
 */
export function tellFirst(turn: Turn, { words }: Pick<HeardAct, 'words'>, isElse = false): boolean {
  const folded = fold(words);
  if (!asksWhatFirst(words)) return false;
  const talkedOf = lookUpAll(turn, turn.state.focus.refs).flatMap(({ service }) => [
    ...contentStems(`${service.name} ${service.description ?? ''}`),
  ]);
  const asked = bidden(words);
  const own = lookUpAll(turn, turn.state.focus.refs).flatMap(({ service }) =>
    clausesOf(service.description ?? '')
      .filter((clause) => [...bidden(clause)].some((verb) => asked.has(verb)))
      .map((clause) => ({ service, clause })),
  );
  const [bids] = own;
  if (bids && !turn.described.has(bids.service.id)) {
    turn.described.add(bids.service.id);
    turn.answered = true;
    turn.facts.push({ kind: 'service', id: bids.service.id, label: bids.service.name });
    return tellsAgain(turn, sayWritten(turn, bids.service, bids.clause));
  }
  const weighed = writtenFacts(turn)
    .filter(({ said, inOwnWords }) => inOwnWords && demands.test(fold(said)))
    .map((one) => {
      const [subject, said] = [fold(one.subject), fold(one.said)];
      const ofThis = [...contentStems(one.said)].some((stem) => talkedOf.includes(stem));
      const count =
        (titledBefore.test(subject) ? 2 : 0) +
        (ofBefore.test(said) ? 2 : 0) +
        ([...bidden(one.said)].some((verb) => asked.has(verb)) ? 2 : 0) +
        (isNew.test(folded) && ofNew.test(`${subject} ${said}`) ? 1 : 0) +
        (ofThis ? 1 : 0);
      return { one, count };
    })
    .sort((first, second) => second.count - first.count);
  const [best, second] = weighed;
  if (!best || best.count < (isElse ? surelyFirst : leastFirst)) return false;
  const told = tellFact(turn, best.one);
  if (second && second.count === best.count && best.count >= surelyFirst)
    tellFact(turn, second.one);
  return told;
}

/** It answers what is asked now, though it was told with the price. */
function tellsAgain(turn: Turn, said: string): true {
  turn.verdicts.add(said);
  turn.statements.push(said);
  return true;
}

const leastFirst = 2;
/** Named and told as what comes before. */
const surelyFirst = 4;

/** Tells one note or answer whole, once in a turn. */
export function tellFact(turn: Turn, { key, said, fact }: WrittenFact): boolean {
  if (turn.described.has(key)) return false;
  turn.described.add(key);
  turn.answered = true;
  turn.state.focus.factId = key;
  turn.facts.push(fact);
  turn.statements.push(said);
  return true;
}
