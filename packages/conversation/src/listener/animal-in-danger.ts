import type { HeardAct } from '../heard/heard.ts';
import { tellsOfAnimalInDanger, treatsAnimals } from '../knowledge/animal-in-danger.ts';
import type { HeardTurn } from './hearing.ts';

/** What stays asked beside an animal in danger, and who calls. */
const staysBeside = /^(?:ask\.(?:price|hours|place|when|donow)|give$|correct|no\.texts)/;

/** At a vet's an animal in danger is urgent, whatever else its owner's words sound like: a visit, a price, a cancellation. */
export function withAnimalInDanger(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): readonly HeardAct[] {
  if (acts.some(({ act }) => act === 'alarm.danger')) return acts;
  const { knowledge } = hearing.receptionist.profile;
  if (!treatsAnimals(knowledge) || !tellsOfAnimalInDanger(text)) return acts;
  const alarm: HeardAct = {
    act: 'alarm.urgent',
    confidence: 1,
    start: 0,
    end: text.length,
    words: text,
    target: null,
    slots: Object.assign(
      {},
      ...acts.filter(({ act }) => !staysBeside.test(act)).map(({ slots }) => slots),
    ),
  };
  return [alarm, ...acts.filter(({ act }) => staysBeside.test(act))];
}
