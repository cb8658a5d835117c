import type { HeardAct } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn, Hearing } from './hearing.ts';

const only = '(?:just|only|juste|seulement|rien que)';
const article = "(?:(?:for |pour )?(?:the|an?|that|le|la|les|un|une) |l')?";
const whole = '(?:(?:actual|whole|full|real|entire|complete|vraie?|toute?) )*';
const words = '[^,.;?!]{3,40}?';
/** "Just the free consult, not the actual colour", "pas la coupe, juste le lavage". */
const forms = [
  new RegExp(
    `\\b(?<just>${only} ${article}(?<part>${words}))(?: (?:though|please|finalement|plutot))?[,;. ]+(?:(?:and|but|et|mais) )?(?:not|no|pas|without|sans) ${article}${whole}(?<out>[^,.;?!]{3,40})`,
    'u',
  ),
  new RegExp(
    `\\b(?:not|pas) ${article}${whole}(?<out>${words})[,;. ]+(?:(?:but|and|mais|et) )?(?<just>${only} ${article}(?<part>[^,.;?!]{3,40}))`,
    'u',
  ),
];

/**
 * What is wanted is only a part of it, or what goes before it: another service where one is called so, and
 * otherwise kept beside the visit in the caller's words. Left as it was heard where it names nothing that is wanted.
 */
export function withJustThat(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): readonly HeardAct[] {
  const folded = fold(text);
  const { wanted = [] } = hearing;
  if (wanted.length === 0 || folded.length !== text.length) return acts;
  for (const form of forms) {
    const found = form.exec(folded);
    const { part = '', out = '', just = '' } = found?.groups ?? {};
    if (!found) continue;
    const gone = wanted.filter(({ ref }) => sharesStem(nameOf(ref.serviceId, hearing), out));
    const own = acts.find(({ start, end }) => found.index >= start && found.index < end);
    const named = own?.target?.kind === 'services' ? own.target.refs : [];
    // What names another service, or another option of it, was heard by now.
    const other = named.some(({ serviceId, optionId }) => {
      const out = gone.find(({ ref }) => ref.serviceId === serviceId);
      return !out || (optionId !== null && optionId !== out.ref.optionId);
    });
    if (gone.length === 0 || !own || other) continue;
    const ids = gone.map(({ ref }) => ref.serviceId);
    const instead = calledSo(part, out, ids, hearing);
    const at = found.index + found[0].indexOf(just);
    const said = text.slice(at, at + just.length).trim();
    const { without: _, count: __, ...slots } = own.slots;
    const meant: HeardAct = instead
      ? {
          ...own,
          act: 'correct',
          confidence: 1,
          target: { kind: 'services', refs: [{ serviceId: instead, optionId: null }] },
          slots: { ...slots, without: ids },
        }
      : {
          ...own,
          act: 'give',
          confidence: 1,
          target: null,
          slots: {
            ...slots,
            beside: [
              { words: text.slice(found.index, found.index + found[0].length).trim(), said },
            ],
          },
        };
    const end = found.index + found[0].length;
    return acts.map((act) =>
      act === own ? meant : act.start < end && act.end > found.index ? keeping(act, ids) : act,
    );
  }
  return acts;
}

/** Only a part of them is ruled out, and none of them as a whole. */
function keeping(act: HeardAct, ids: readonly string[]): HeardAct {
  const { without = [], ...slots } = act.slots;
  const left = without.filter((id) => !ids.includes(id));
  return { ...act, slots: left.length > 0 ? { ...slots, without: left } : slots };
}

const nameOf = (id: string, { receptionist }: Hearing) =>
  receptionist.serviceById.get(id)?.name ?? '';

function sharesStem(name: string, said: string): boolean {
  const stems = contentStems(name);
  return [...contentStems(said)].some((one) => stems.has(one));
}

/** The one service that is called by the part and not by what is ruled out alone; of several, that of the same thing. */
function calledSo(
  part: string,
  out: string,
  gone: readonly string[],
  { receptionist }: Hearing,
): string | null {
  const ruledOut = contentStems(out);
  const own = [...contentStems(part)].filter((one) => !ruledOut.has(one));
  const called = receptionist.profile.knowledge.services.filter(
    ({ id, name }) => !gone.includes(id) && own.some((one) => contentStems(name).has(one)),
  );
  const alike = called.filter(({ name }) => sharesStem(name, out));
  const [best, second] = alike.length > 0 ? alike : called;
  return best && !second ? best.id : null;
}
