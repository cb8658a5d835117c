import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn } from './hearing.ts';
import { onWhichDays } from './said-plainly-in-french.ts';

/**
 * "Est-ce qu'Odile travaille le mercredi": of the days the owner wrote of, and no wish to speak to her, however
 * the words were cut.
 */
export function withDaysAtWork(
  acts: readonly HeardAct[],
  { hearing: { receptionist } }: HeardTurn,
): HeardAct[] {
  const at = acts.findIndex(({ act }) => act === 'want.person' || act === 'ask.fact');
  const asked = acts[at];
  const next = acts[at + 1];
  if (!asked || !mayAsk.has(asked.act)) return [...acts];
  const joined = next?.act === 'give' ? `${asked.words} ${next.words}` : asked.words;
  const folded = fold(joined);
  if (!onWhichDays.test(folded) || asked.target?.kind === 'fact') return [...acts];
  const [name] = [...receptionist.staff].filter((one) => folded.includes(one));
  const written = name
    ? receptionist.candidates.all.find(
        ({ kind, compared }) => kind !== 'service' && ofDays(fold(compared.full), name),
      )
    : undefined;
  if (!written) return [...acts];
  const { person: _, ...slots } = asked.slots;
  const whole: HeardAct = {
    ...asked,
    act: 'ask.fact',
    words: joined,
    end: joined === asked.words ? asked.end : (next?.end ?? asked.end),
    target: { kind: 'fact', factId: written.id },
    slots,
  };
  return acts.flatMap((one) =>
    one === asked ? whole : one === next && joined !== asked.words ? [] : one,
  );
}

const mayAsk: ReadonlySet<HeardAct['act']> = new Set(['want.person', 'ask.fact']);

function ofDays(text: string, name: string): boolean {
  return (
    text.includes(name) &&
    /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\w+day)s?\b/.test(text)
  );
}
