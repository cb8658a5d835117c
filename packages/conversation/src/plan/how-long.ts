import type { Turn } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import type { Service, ServiceOption } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import { onlyLikeliest, textsTelling } from '../knowledge/written-texts.ts';
import { servicesByOwnWord } from '../listener/sums.ts';
import { clausesOf } from '../speaking/say-fragment.ts';
import { focusOn, lookUpAll, type Referred } from './refs.ts';
import { tellWritten } from './say-written.ts';
import { asksWhatItCosts } from './short-answers.ts';
import { answerUnknown } from './unknown.ts';
import { writtenFact } from './written-facts.ts';

/** Whether it is asked how long work takes, and not how long something lasts or is kept. */
export function asksHowLong({ act, words }: Pick<HeardAct, 'act' | 'words'>): boolean {
  const folded = fold(words);
  if (!mayAsk.test(act) || (ofElse.test(folded) && !unitAsked.test(folded))) return false;
  if (act === 'ask.price' && asksWhatItCosts.test(folded.replace(unitAsked, ' '))) return false;
  return howLong.test(folded) || whetherLong.test(folded);
}

/**
 * How long the work that is talked of takes: only what is written of that very work, or of all work. What
 * stands of another service is none of it; then the question is noted. False where nothing is talked of.
 */
export function answerHowLong(turn: Turn, act: HeardAct): boolean {
  const { target } = act;
  const { focus } = turn.state;
  const refs = target?.kind === 'services' ? target.refs : focus.refs;
  const told = lookUpAll(turn, refs);
  if (target?.kind === 'fact' && isOfThese(turn, target.factId, refs, act.words)) return false;
  const [timed] = told.flatMap(({ service, option }) => {
    const span = lengthOf(service, option, act.words);
    return span === null ? [] : { service, span };
  });
  if (timed) {
    turn.answered = true;
    focusOn(turn, refs);
    turn.facts.push({ kind: 'service', id: timed.service.id, label: timed.service.name });
    tellWritten(turn, timed.service, timed.span, null);
    return true;
  }
  if (tellWrittenLength(turn, told)) return true;
  if (!howLong.test(fold(act.words))) return false;
  if (told.length === 0 && target?.kind !== 'fact') return false;
  answerUnknown(turn, { ...act, target: null });
  return true;
}

/** How long a service takes, as its name, the option that is meant or its description has it; null where none does. */
function lengthOf(service: Service, option: ServiceOption | null, words: string): string | null {
  const { name, description, options } = service;
  // "How long does it last", of what also keeps for so long: which of the two is asked for is not known.
  const lasting = clausesOf(description ?? '').some((clause) => keeps.test(fold(clause)));
  const inUnit = lengthInUnit(description ?? '', words);
  if (inUnit !== null) return inUnit;
  if (lasting && lasts.test(fold(words))) return null;
  if (option && span.test(fold(option.name))) return option.name;
  const said = lengthIn(description ?? '');
  if (said !== null) return said;
  if (!option && options.length > 1 && options.every((one) => span.test(fold(one.name))))
    return options.map((one) => one.name).join(' / ');
  return span.exec(fold(name))?.[0] ?? null;
}

/** "How long does a furnace tune-up take?" answers it, whatever the words were likeliest to be about. */
function tellWrittenLength(turn: Turn, told: readonly Referred[]): boolean {
  const asked = textsTelling(turn.receptionist.profile.knowledge, howLong, 'title').filter(
    ({ title, answer }) => {
      if (answer === null || ofElse.test(fold(title))) return false;
      const named = servicesByOwnWord(title, turn.receptionist);
      return told.some(({ service }) => named.some(({ serviceId }) => serviceId === service.id));
    },
  );
  const written = writtenFact(turn, onlyLikeliest(asked)?.id ?? null);
  if (!written) return false;
  turn.answered = true;
  turn.statements.push(written.said);
  turn.facts.push(written.fact);
  return true;
}

/** Whether a note or an answer tells a length, or is asked for by its words, and names no other service. */
function isOfThese(
  turn: Turn,
  factId: string,
  refs: readonly { serviceId: string }[],
  words: string,
): boolean {
  const written = writtenFact(turn, factId);
  if (!written) return false;
  const named = servicesByOwnWord(written.subject, turn.receptionist);
  const asked = servicesByOwnWord(words, turn.receptionist);
  const isMeant = ({ serviceId }: { serviceId: string }) =>
    [...asked, ...(asked.length > 0 ? [] : refs)].some((one) => one.serviceId === serviceId);
  if (named.length > 0 && !named.some(isMeant)) return false;
  if (howLong.test(fold(written.subject))) return true;
  const said = contentStems(words);
  return [...contentStems(written.subject)].some((stem) => said.has(stem));
}

/** "How many weeks": the one part of a description that has so many of just these; null where none has, or several. */
function lengthInUnit(description: string, words: string): string | null {
  const [, asked = ''] = unitAsked.exec(fold(words)) ?? [];
  const unit = units.find((one) => one.test(asked));
  if (!unit) return null;
  const [only, other] = clausesOf(description)
    .flatMap((clause) => clause.split(/,\s+/))
    .filter((clause) => {
      const folded = fold(clause);
      return (
        [...folded.matchAll(spanAny)].some(([found]) => unit.test(found)) && !ofOther.test(folded)
      );
    });
  return only !== undefined && other === undefined ? only : null;
}

/** The part of a description that says how long the work takes; null where none does. */
export function lengthIn(description: string): string | null {
  const isLength = (text: string) => {
    const folded = fold(text);
    // "Dure deux heures" is the visit, "dure deux semaines" what comes of it.
    const [first = ''] = span.exec(folded) ?? [];
    return first !== '' && !noLength.test(folded) && !(lasts.test(folded) && long.test(first));
  };
  const clauses = clausesOf(description);
  const whole = clauses.find(isLength);
  if (whole !== undefined) return whole;
  // "60 minutes, only after the first 12 weeks": what follows it is of something else.
  return clauses.flatMap((clause) => clause.split(/,\s+/)).find(isLength) ?? null;
}

const mayAsk = /^ask\.(?:fact|includes|when|next|offer|price|compare|total)$/;
const howLong =
  /\bhow (?:long|much time|many (?:hours|minutes|days|weeks|months))\b|\b(?:combien (?:de temps|d'heures|de minutes|de jours|de semaines|de mois)|(?:prend|dure|tient) combien|(?:prend|dure)(?:-t-il|-tu| ca)? longtemps)\b/;
/** "Is that a long appointment", "does it take all day": told where its length is written. */
const whetherLong =
  /\b(?:a long (?:one|visit|appointment|session|job|time|process)|takes? (?:very |that |too |really )?(?:long|all day|the whole day|all afternoon|all morning|a while|hours|forever)|c'est(?:-tu)? (?:ben |bien |tres |assez )?long|toute la journee)\b/;
const lasts = /\b(?:lasts?|dure\w*|tien(?:t|nent))\b/;
const keeps = /\b(?:lasts?|good for|tien(?:t|nent)|bonne? pour)\b/;
/** "How long does it last", "how long have you been open": of something else than the work. */
const ofElse =
  /\b(?:last|lasts|(?:keep|hold)(?! (?:it|them|him|her|my|the|onto|on to)\b)|good for|held|open|been|before|ahead|notice|warrant\w*|guarant\w*|wait|until|till|ago|resultat\w*|effet|garde\w*|avant|d'avance|a l'avance|preavis|garanti\w*)\b/;
const number =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|forty-five|fifty|sixty|ninety|half|une?|deux|trois|quatre|cinq|six|sept|huit|dix|quinze|vingt|trente)(?:[- ](?:and a half|a|an|to|or|full|whole|business|working|\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|five|ou|a))*';
const span = new RegExp(
  `\\b${number} ?-?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|heures?|jours?|semaines?)\\b|\\b(?:same|next) day\\b|\\bovernight\\b`,
);
/** A length of any kind, months among them. */
const spanAny = new RegExp(
  `\\b${number} ?-?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|heures?|jours?|semaines?|mois)\\b`,
  'g',
);
const unitAsked =
  /\b(?:how many|combien d(?:e |'))(?: more| full| business)?\s?(minutes?|hours?|days?|weeks?|months?|heures?|jours?|semaines?|mois)\b/;
const units = [/\bmin/, /h(?:ou|eu)r|hrs?\b/, /day|jour/, /week|semaine/, /month|mois/];
const long = /\b(?:weeks?|months?|semaines?|mois)\b/;
/** What is counted in such a length is something else, whatever is asked for in it. */
const ofOther =
  /\b(?:ages?|old|further|extra|additional|each|every|per|notice|warranty|guarantee\w*|ans|chaque|de plus)\b/;
/** A length of something else: what it lasts, what is asked for ahead, what a price is for. */
const noLength =
  /\b(?:lasts?|good for|valid|at least|minimum|warranty|guarantee\w*|notice|ahead|before|after|old|further|extra|additional|each|every|per|first|until|later|under|over|au moins|avant|apres|chaque|de plus|premiere)\b/;
