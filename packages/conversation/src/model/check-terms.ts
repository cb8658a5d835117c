import { mayBeMoneyIn } from '../knowledge/bare-amounts.ts';
import { isFormOfAny } from '../knowledge/begin-alike.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { daysNamedIn } from '../knowledge/day-rules.ts';
import { townsIn } from '../knowledge/place.ts';
import { dayNames, fold } from '../knowledge/words.ts';
import { lookUp } from '../plan/refs.ts';
import { asksAfter, declines, isNegated } from './check-gifts.ts';
import type { DropReason } from './drop-reason.ts';
import { everydayStems } from './everyday-words.ts';
import type { Grounds } from './grounds.ts';
import { saidStems } from './in-both.ts';
import type { ModelSentence } from './resolve-sentence.ts';
import { speaksOf } from './standing-words.ts';
import { statements } from './statements.ts';
import { topicStems } from './topic-stems.ts';

/**
 * A sentence holds no further than the owner's words: not on every day where they name some, not in every town, not
 * with all fees in where they write of a fee, and of what a price includes only what is written of that price.
 */
export function checkTerms(sentence: ModelSentence, grounds: Grounds): DropReason | null {
  const { folded, blanked } = sentence;
  if (/\?\s*$/.test(blanked)) return null;
  const said = statements(folded);
  if (said.some((one) => holdsAlways(one, grounds) || isOnOtherDay(one, grounds)))
    return 'unsupported';
  const gives = said.some((one) => leavesFeesOut(one, grounds));
  if ((gives && !declines.test(folded)) || isFreeElsewhere(sentence, grounds)) return 'gift';
  if (isExtraOfAll(sentence, grounds)) return 'amount';
  return said.some((one) => includesOtherwise(one, sentence, grounds)) ? 'unsupported' : null;
}

const always =
  /\b(?:any ?time(?! (?:after|before|from|until|between|on|during|that|you|we))|any (?:day|hour|evening|weekday)|every ?day|seven days a week|(?:a)?round the clock|day (?:and|or) night|always|whatever (?:the|your|day|time|size|make|it)|no matter (?:what|when|how|which|where)|regardless|either way|whether or not|in (?:all|every|any) cases?|as (?:many|much) [a-z ]{0,20}as you (?:like|want|need)|unlimited|all (?:of )?(?:our|the|your) (?:work|services|repairs|prices|visits|jobs|treatments|staff|technicians)|every (?:make|model|brand|kind|type|job|visit|repair|size|service)|all (?:makes|models|brands|kinds|types|sizes)|toujours|n'importe (?:quand|quel\w*|qui|ou|quoi)|quand vous voulez|autant (?:de [a-z]+ )?que vous (?:voulez|souhaitez)|illimite\w*|peu importe|dans tous les cas|tous? les jours|en tout temps|jour et nuit|tou(?:s|te?s?) (?:nos|les|vos) (?:travaux|services|prix|reparations|visites|marques|modeles|sortes|tailles)|que (?:[a-z']+ ){1,6}soi(?:t|ent)\b.*\bou)\b/g;
/** "I'm always happy to", "call any time": of the one who answers. */
const ofManners =
  /\b(?:always (?:happy|glad|welcome|here|a good|best|nice|there)|in any case|en tout cas|(?:call|ring|phone|text|message)(?: us| me| back| again)? (?:any ?time|day or night)|toujours (?:le bienvenu|la bienvenue|plaisir|la pour)|(?:appelez|rappelez)(?:-nous|-moi)? (?:n'importe quand|en tout temps)|pas toujours|not always)\b/g;
/** Of what all or each are: "every make". */
const ofAll = /^(?:all|every|tou(?:s|te?s?)) (?:of )?(?:(?:our|the|your|nos|les|vos) )?([a-z]+)$/;

/** "The discount is on any day of the week", where an owner named two. */
function holdsAlways(said: string, grounds: Grounds): boolean {
  const plain = said.replace(ofManners, ' ');
  // "I've put down any day after three": theirs to wish.
  if (isNegated(plain) || notes.test(said)) return false;
  const plan = `${fold(grounds.plan)} ${saysOfShop.test(said) ? '' : grounds.lastWords}`;
  const own = topicStems(said);
  const topics = own.size > 1 ? own : topicStems(`${said} ${grounds.lastWords}`);
  const isWritten = (words: string) => {
    const noun = ofAll.exec(words)?.[1];
    const stems = noun === undefined ? null : contentStems(noun);
    return grounds.passages.some((passage) => {
      const wide = stems
        ? ofEvery.test(passage.folded) && [...stems].some((stem) => passage.stems.has(stem))
        : passage.folded.match(always) !== null ||
          (/^(?:always|toujours)/.test(words) && bindsAll.test(passage.folded));
      return wide && [...passage.topics].some((stem) => topics.has(stem));
    });
  };
  return (plain.match(always) ?? []).some((words) => !plan.includes(words) && !isWritten(words));
}

/** "You top it up every day" says again what they told of themselves. */
const saysOfShop =
  /\b(?:we|us|our|ours|it's|it is|there|nous|notre|nos|on|c'est)\b|\b(?:is|are|can|may|est|sont|peut|pouvez)\b/;

/** What is so only on a term, or must be, is always so. */
const bindsAll = /\b(?:only|must|seulement|uniquement|doit|doivent)\b/;

const ofEvery = /\b(?:all|every|any|each|tous|toutes?|chaque)\b/;

const anyDay = new RegExp(`\\b(?:${dayNames})s?\\b`, 'g');

/** "The discount on Friday", of an owner who gives it on Tuesdays. */
function isOnOtherDay(said: string, grounds: Grounds): boolean {
  const days = daysNamedIn(said);
  if (days.size === 0 || isNegated(said) || notes.test(said)) return false;
  const stems = topicStems(said.replace(anyDay, ' '));
  return grounds.receptionist.conditions.some((condition) => {
    if (condition.effect.kind !== 'only' || !condition.days) return false;
    const { days: only } = condition;
    const about = topicStems(condition.said);
    const isOf =
      [...stems].some((stem) => about.has(stem) && !everydayStems.has(stem)) ||
      (condition.serviceIds !== null &&
        grounds.asked.some(({ serviceId }) => condition.serviceIds?.has(serviceId)));
    return isOf && [...days].some((day) => !only.has(day));
  });
}

const notes =
  /\b(?:noted?|noting|got (?:it|that)|put (?:down|that)|pass(?:ing)?|ask(?:ing)?|check|message|wish|transmets?|demande|only|instead|seulement|plutot|closed|ferme\w*|(?:is|are) out)\b|, non\b/;

const noFees =
  /\b(?:(?:no|without(?: any| an?)?) (?:(?:other|extra|additional|further|hidden|added|more) )?(?:fees?|charges?|costs?)|nothing (?:extra|else|more) (?:to pay|on top|is added|added)|(?:the )?price you (?:hear|see) is|that's all (?:you (?:pay|owe)|there is to pay)|(?:pas|sans|aucuns?) (?:d'|de )?(?:autres? )?frais|rien d'autre a (?:payer|debourser)|rien de plus a payer)\b/;
const ownersNoFees =
  /\b(?:no (?:(?:extra|additional|other|travel|added) )?(?:fee|charge|cost)|at no |free|nothing extra|without extra|sans frais|aucuns? frais|pas de frais|gratuit)/;

/** "No other fees", which only an owner can say, and none says who wrote of a fee. */
function leavesFeesOut(said: string, grounds: Grounds): boolean {
  const [words] = noFees.exec(said) ?? [];
  if (words === undefined || /\b(?:if|when|until|before|si|quand|avant|jusqu'a)\b/.test(said))
    return false;
  const rest = topicStems(said.replace(words, ' '));
  const topics = rest.size > 0 ? rest : topicStems(grounds.lastWords);
  const about = grounds.passages.filter((passage) =>
    [...passage.topics].some((stem) => topics.has(stem)),
  );
  if (ownersNoFees.test(fold(grounds.plan))) return false;
  return !about.some(({ folded }) => ownersNoFees.test(folded));
}

const freeOf =
  /\b(?:free|no (?:extra |additional |travel |delivery |other )*(?:charge|fee|cost)s?|at no (?:extra )?(?:charge|cost)|without (?:extra )?(?:charge|fee)|gratuit\w*|sans frais|pas de frais|aucuns? frais)\b/;

/** "No travel charge in Elmsdale and Lantz", where only the one is free. */
function isFreeElsewhere({ spoken, folded }: ModelSentence, grounds: Grounds): boolean {
  const told = freeOf.exec(folded);
  if (!told || asksAfter.test(folded.slice(0, told.index))) return false;
  const towns = (words: string) => townsIn(words).map(fold).filter(isPlace(grounds));
  const named = towns(spoken);
  const about = topicStems(named.reduce((text, town) => text.replaceAll(town, ' '), folded));
  // What is free somewhere is what the sentence calls free: the parking of one street is no visit to another.
  const free = grounds.passages
    .flatMap(({ words }) => words.split(/[.;](?:\s|$)/))
    .filter((clause) => freeOf.test(fold(clause)))
    .filter((clause) => [...topicStems(clause)].some((stem) => about.has(stem)))
    .flatMap(towns);
  if (free.length === 0) return false;
  const known = new Set(grounds.passages.flatMap(({ words }) => towns(words)));
  return named.some((town) => known.has(town) && !free.includes(town));
}

/** What is written large may be somebody of theirs, or what they sell. */
function isPlace({ receptionist }: Grounds): (name: string) => boolean {
  const sold = receptionist.profile.knowledge.services.map(({ name }) => fold(name));
  return (name) => !receptionist.staff.has(name) && !sold.some((one) => one.includes(name));
}

const more =
  /\b(?:extra|additional|further|each more|other|others|after (?:that|the)|next|another|second|on top|then|add(?:s|ed|ing)?|supplementaires?|de plus|autres?|apres|ensuite|puis|deuxieme|ajout\w*)\b/;

/** "{f7} for each of the three", which is the price of each after the first. */
function isExtraOfAll({ folded, places }: ModelSentence, grounds: Grounds): boolean {
  return places.some(({ computed }) => {
    const [figure] = computed?.figures ?? [];
    if (!computed?.plain || figure?.source.kind !== 'row') return false;
    const option = lookUp(grounds, figure.source.ref)?.option?.name ?? '';
    return ofFurther.test(fold(option)) && !more.test(folded) && ofEachOne.test(folded);
  });
}

const ofFurther = /\b(?:extra|additional|further|each more|supplementaires?|de plus)\b/;
const ofEachOne =
  /\b(?:each|apiece|all (?:of|the|two|three|four|five|six)|every|both|chacune?|chaque|tous|toutes|les (?:deux|trois|quatre|cinq|six))\b/;

const includes =
  /^(.*?)\b(?:includ(?:es?|ing)|covers?|comes? with|(?:is|are) included|comprend|(?:est|sont) (?:inclus\w*|compris\w*)|inclus\w*|compris\w*|included)\b(.*)$/;
const apart =
  /\b(?:you supply|supplied by you|apart|extra|not included|on top|separate\w*|additional|in addition|fournis par|en sus|en plus|a part|en supplement|non compris|non inclus|supplementaires?)\b/;
const onlyOf = /\b(?:only|seulement|uniquement)\b/;

/** Of one price: what is written of another is not said to be in it, nor what is apart, nor what is in it apart. */
function includesOtherwise(said: string, { places }: ModelSentence, grounds: Grounds): boolean {
  const inside = includes.exec(said);
  const isApart = apart.exec(said);
  if ((!inside && !isApart) || isNegated(said)) return false;
  if (!inside && isApart && isFactsWord(isApart[0], said, grounds)) return false;
  const { services } = grounds.receptionist.profile.knowledge;
  const ids = new Set(
    places
      .flatMap(({ computed }) => computed?.figures ?? [])
      .flatMap(({ source }) => (source.kind === 'row' ? [source.ref.serviceId] : [])),
  );
  if (ids.size === 0) for (const { serviceId } of grounds.asked) ids.add(serviceId);
  const [only] = ids;
  const service = ids.size === 1 ? services.find(({ id }) => id === only) : undefined;
  if (!service) return false;
  const clauses = describedParts(service.description ?? '');
  const named = saidStems(
    [service.name, ...service.options.map((option) => option.name)].join(' '),
  );
  const told = inside
    ? `${subject.exec(inside[1] ?? '')?.[0] ?? ''} ${inside[2] ?? ''}`
    : (subject.exec(said.slice(0, isApart?.index))?.[0] ?? '');
  const every = [...contentStems(told)];
  const all = every.filter((stem) => !everydayStems.has(stem));
  const things = all.filter((stem) => !named.has(stem));
  const written = (wanted: boolean) =>
    clauses
      .filter((clause) => isChargedApart(clause) === wanted)
      .flatMap((one) => [...saidStems(one)]);
  const within = new Set(written(false));
  const without = new Set(written(true));
  if (!inside) return things.some((stem) => within.has(stem) && !without.has(stem));
  // "Balancing included for bare tires only" is not for those on rims.
  const bound = clauses.find(
    (clause) => onlyOf.test(clause) && things.some((stem) => saidStems(clause).has(stem)),
  );
  if (bound !== undefined && !onlyOf.test(said)) {
    const bounds = [...saidStems(bound)].filter((stem) => !things.includes(stem));
    if (bounds.length > 0 && !bounds.some((stem) => saidStems(said).has(stem))) return true;
  }
  const isFact = (stem: string) =>
    grounds.passages.some(({ kind, stems }) => kind === 'fact' && stems.has(stem));
  const isOfOthers = (stem: string) =>
    services.some((one) => one !== service && saidStems(one.description ?? '').has(stem));
  const plan = contentStems(grounds.plan);
  return (
    every.some((stem) => without.has(stem) && !within.has(stem)) ||
    things.some(
      (stem) =>
        !within.has(stem) &&
        !isFormOfAny(stem, within, grounds.language) &&
        !plan.has(stem) &&
        !isFact(stem) &&
        isOfOthers(stem),
    )
  );
}

/** "When we are installing on top", of an owner's answer with these very words: where it goes, and no price. */
function isFactsWord(words: string, said: string, grounds: Grounds): boolean {
  return grounds.passages.some(
    (one) => one.kind === 'fact' && one.folded.includes(words) && speaksOf(one, said, grounds),
  );
}

/** Whether a part of a description is of what is not in its price: said so, or with an amount of its own. */
function isChargedApart(clause: string): boolean {
  return apart.test(clause) || mayBeMoneyIn(clause).length > 0;
}

/**
 * The parts of a description that each tell of one thing. "Oven and fridge are extra" is one, and "it" in what is
 * charged is what stands before: "the old machine, taking it off is 35 more".
 */
function describedParts(description: string): string[] {
  return fold(description)
    .split(/[;.:](?:\s|$)/)
    .flatMap((sentence) => {
      const parts = sentence.split(/,(?:\s|$)/);
      const joined = parts.map((part, at) =>
        refersBack.test(part) && isChargedApart(part) ? `${parts[at - 1] ?? ''} ${part}` : part,
      );
      return joined.flatMap((part) =>
        ofSeveral.test(part) && apart.test(part) ? [part] : part.split(/\b(?:and|et)\b/),
      );
    });
}

const refersBack = /\b(?:it|them|those|(?:l'|les? |la )[a-z]+er)\b/;
const ofSeveral = /\b(?:are|sont)\b/;

/** "Parts and labour are included": what stands before it, from the last stop on. */
const subject = /[^,;:]*$/;
