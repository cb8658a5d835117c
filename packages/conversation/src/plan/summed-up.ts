import { priceRow } from '../dialogue/price-rows.ts';
import type { Turn } from '../dialogue/turn.ts';
import { type HeardAct, type ServiceRef, sameRef } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { matchOptions } from '../knowledge/options.ts';
import { quantityIn } from '../knowledge/quantities.ts';
import { fold } from '../knowledge/words.ts';
import { travelFee } from './area.ts';
import { lookUp, refsOf, withKnownOption } from './refs.ts';

/** What a question of a sum is of: what it names, with what is talked of where it only adds to that. */
export function summedUp(turn: Turn, act: HeardAct): ServiceRef[] {
  const { focus } = turn.state;
  const { count, adds, toLast } = act.slots;
  const named =
    act.target?.kind === 'services'
      ? refsOf(turn, act).filter((ref) => !meansTheWay(turn, ref, act.words))
      : [];
  const known = bothTold(turn, act.words) ?? talkedOfSoFar(turn);
  // A model names all that it means.
  const alone = named.length === 1 && count === undefined && !turn.state.model;
  if (named.length > 0 && !alone && !adds)
    return together([...countedNow(turn, known, act.words), ...named], named);
  const [first] = named;
  const counted =
    first && named.length === 1 && count !== undefined ? [{ ...first, count }] : named;
  const ofLast = toLast || (focus.refs.length > 1 && !adds);
  // Of several of which one is wanted, only what is named is part of the sum.
  const open = focus.oneOf ? focus.refs : [];
  const talkedOf = (ofLast ? focus.refs : known).filter(
    (ref) => !open.some((one) => sameRef(one, ref)),
  );
  const all = [...talkedOf.map((ref) => optionSaid(turn, ref, act.words)), ...counted];
  return countsApart.test(fold(act.words)) ? together(all) : together(all, counted);
}

/** "Another one for the back", "both": an option that is meant beside that of before. */
const countsApart =
  /\b(?:another|too|as well|also|each|both|the two|aussi|(?:une? )?autre|chacune?|chaque|les deux)\b/;

/** "With the travel", "avec le déplacement", once it was told: the fee for the way, and no service call. */
export function meansTheWay(turn: Turn, ref: ServiceRef, words: string): boolean {
  if (!ofTheWay.test(fold(words)) || travelFee(turn) === null) return false;
  const stems = contentStems(words);
  const name = lookUp(turn, ref)?.service.name ?? '';
  return ![...contentStems(name)].some((stem) => stems.has(stem));
}

const ofTheWay = /\b(?:travel\w*|trip|mileage|deplacements?|kilometrage)\b/;

/** "So both", "those two together": what was told last and before that, of whatever else was told. */
function bothTold({ state }: Turn, words: string): ServiceRef[] | null {
  if (!both.test(fold(words))) return null;
  const told = together(
    state.quotes
      .filter(({ oneOf }) => !oneOf)
      .map(({ serviceId, optionId }) => ({ serviceId, optionId })),
  );
  const [first, second, third] = told.toReversed();
  if (!first || !second || (third && !two.test(fold(words)))) return null;
  return !third && first.serviceId !== second.serviceId ? null : [second, first];
}

const two = /\b(?:both|(?:the|those|these) two|(?:les|ces|toutes les|tous les) deux)\b/;
const both = /\b(?:both|the two|each|les deux|tous les deux|toutes les deux|chacun\w*)\b/;

/** "Say five hours, and the kit": what is talked of is meant too, where its units are counted in these words. */
function countedNow(turn: Turn, known: readonly ServiceRef[], words: string): ServiceRef[] {
  return known.filter((ref) => {
    const found = lookUp(turn, ref);
    const row = found && priceRow(found.service, found.option);
    return row?.price.unit ? quantityIn(words, row.price.unit, row.service) !== null : false;
  });
}

/** "The large, and with the other thing": the option that these words choose of what is talked of. */
function optionSaid(turn: Turn, ref: ServiceRef, words: string): ServiceRef {
  const service = ref.optionId ? null : lookUp(turn, ref)?.service;
  const [only, other] = service ? matchOptions(service, words) : [];
  return only && !other ? { ...ref, optionId: only.id } : withKnownOption(turn, ref);
}

/** What was priced or is wanted so far, but for what was only one of several, or was declined. */
export function talkedOfSoFar(turn: Turn): ServiceRef[] {
  const { state } = turn;
  const told = state.quotes.filter(({ oneOf }) => !oneOf);
  const latest = told.filter(
    (one) =>
      !told.some(
        (other) =>
          other.serviceId === one.serviceId && other.optionId !== one.optionId && other.at > one.at,
      ),
  );
  const quoted = latest.map(({ serviceId, optionId }) => ({ serviceId, optionId }));
  const wanted = state.wanted.items.map(({ ref }) => ref);
  const known = together([...(quoted.length > 0 ? quoted : state.focus.refs), ...wanted], wanted);
  return known.filter(({ serviceId }) => !state.wanted.declined.includes(serviceId));
}

/**
 * Each once; of one service the options that were named, and no bare mention beside them.
 * @param chosen where these hold an option of a service, no other option of it stands.
 */
function together(refs: readonly ServiceRef[], chosen: readonly ServiceRef[] = []): ServiceRef[] {
  const distinct = refs.filter(
    (ref, at) =>
      refs.findLastIndex((other) => sameRef(other, ref)) === at &&
      (chosen.some((one) => sameRef(one, ref)) ||
        !chosen.some(({ serviceId, optionId }) => serviceId === ref.serviceId && optionId)),
  );
  return distinct.filter(
    ({ serviceId, optionId }) =>
      optionId !== null ||
      !distinct.some((other) => other.serviceId === serviceId && other.optionId !== null),
  );
}
