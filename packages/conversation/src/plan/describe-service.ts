import { nameOf } from '../dialogue/price-rows.ts';
import { lastSaid, maySay, type Turn } from '../dialogue/turn.ts';
import type { HeardAct, ServiceRef } from '../heard/heard.ts';
import type { Service } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { asksIfItMatters } from '../knowledge/heard-question.ts';
import { inEnglish } from '../knowledge/in-english.ts';
import { sensesOf } from '../knowledge/senses.ts';
import { fold } from '../knowledge/words.ts';
import { tellingStems } from '../listener/own-words.ts';
import { saidAloud } from '../speaking/say-fragment.ts';
import { asSentences } from '../speaking/sentences.ts';
import { descriptionOn } from './bearing-sentences.ts';
import { focusOn, lookUpAll } from './refs.ts';
import { tellWritten } from './say-written.ts';
import { withUnitOnce } from './tell-row.ts';

/** What the owner wrote of a service that bears on the words asked of it, else all of it. False where there is nothing. */
export function tellAboutService(
  turn: Turn,
  refs: readonly ServiceRef[],
  act: Pick<HeardAct, 'act' | 'words'>,
): boolean {
  const { words } = act;
  const described = lookUpAll(turn, refs).filter(
    ({ service }) =>
      service.description?.trim() && maySay(turn, writtenOn(service, words) ?? service.description),
  );
  if (described.length === 0) return false;
  turn.answered = true;
  focusOn(turn, refs);
  for (const { service } of described.slice(0, 2)) {
    if (turn.described.has(service.id)) continue;
    turn.described.add(service.id);
    turn.facts.push({ kind: 'service', id: service.id, label: service.name });
    tellDescription(
      turn,
      service,
      writtenOn(service, words) ?? service.description ?? '',
      described.length > 1 ? null : act,
    );
  }
  return true;
}

/** The part of a service's description that speaks of what was asked of it, beyond its name; null where none does. */
export function writtenOn({ name, nameFr, description }: Service, words: string): string | null {
  const said = `${words} ${inEnglish(words) ?? ''}`;
  return descriptionOn(description ?? '', `${name} ${nameFr ?? ''}`, said);
}

/** Whether what an owner wrote says what is not done, or only done of some. */
export const leavesSomeOut = (written: string): boolean => exceptions.test(fold(written));

const exceptions =
  /\b(?:not?|never|only|except|cannot|\p{L}+n['’]?t|pas|non|jamais|aucune?|sauf|seulement|ni)\b/u;

/** "I've got a crew cab with a cap, do you do those": what is left out is asked of what was told before the question. */
export function writtenOfWhatWasTold(turn: Turn, service: Service, words: string): string | null {
  if (!pointsBack.test(fold(words))) return null;
  const written = writtenOn(service, lastSaid(turn));
  return written !== null && leavesSomeOut(written) ? written : null;
}

const pointsBack =
  /(?<!\p{L})(?:those|these|them|it|that|that one|ones? like (?:it|that)|ca|ceux-la|celles-la|la-dessus)(?!\p{L})/u;

/** What the owner wrote of a service, after its price where that was told just now. */
function tellDescription(
  turn: Turn,
  service: Service,
  written: string,
  act: Pick<HeardAct, 'act' | 'words'> | null,
): void {
  const description = asSentences(written);
  const name = nameOf(service, turn.state.language);
  const price = turn.quotes.some(({ serviceId }) => serviceId === service.id)
    ? turn.statements.findLastIndex((one) => fold(one).includes(fold(name)))
    : -1;
  if (price < 0) {
    tellWritten(turn, service, written, act);
    return;
  }
  const [whole, rest] = withUnitOnce(turn.statements[price] ?? '', description);
  turn.statements[price] = whole;
  if (rest !== '') turn.statements.push(saidAloud(rest, turn.state.language));
}

/** What is asked of a service being talked of, where its description speaks of that very thing. */
export function describesAsked(turn: Turn, act: Pick<HeardAct, 'act' | 'words'>): boolean {
  // "It's wider than that, does it matter": of what was told before the question.
  const words = asksIfItMatters.test(fold(act.words)) ? lastSaid(turn) || act.words : act.words;
  const asked = contentStems(words);
  const told = lookUpAll(turn, turn.state.focus.refs).filter(({ service }) => {
    const description = service.description ?? '';
    const own = contentStems(service.name);
    const shared = [...contentStems(description)].some((stem) => asked.has(stem) && !own.has(stem));
    return shared;
  });
  return (
    told.length > 0 &&
    tellAboutService(
      turn,
      told.map(({ service, option }) => ({ serviceId: service.id, optionId: option?.id ?? null })),
      { ...act, words },
    )
  );
}

/** "Do you have fans", of a cleaning: a thing that nothing written of the services speaks of, in any words. */
export function namesAnotherThing(
  { receptionist: { candidates } }: Turn,
  { slots, target }: HeardAct,
  refs: readonly ServiceRef[],
): boolean {
  const named = tellingStems(slots.thing ?? '');
  const senses = sensesOf(slots.thing ?? '');
  const written = candidates.all.filter(({ id }) => refs.some(({ serviceId }) => serviceId === id));
  const spoken = written.some(
    ({ title, body, titled, bodySenses }) =>
      named.some((stem) => title.has(stem) || body.has(stem)) ||
      (target !== null && [...senses].some((one) => titled.has(one) || bodySenses.has(one))),
  );
  return named.length > 0 && !spoken;
}
