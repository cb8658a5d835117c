import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { timeOptions } from '../receptionist.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import { daysBetween } from '../understanding/slots/times/calendar.ts';
import { findTimes } from '../understanding/slots/times/find-times.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { keptFromVisit } from './kept-from-visit.ts';
import { isPutAsQuestion } from './put-as-question.ts';

/** A visit there is, told by who comes, who goes, or what is booked. */
const visit =
  /\b(?:(?:one of )?(?:your|the) (?:\p{L}+ ){0,3}(?:is|are|was|were)|your \p{L}+(?: \p{L}+)?'s|some(?:body|one)(?:'s| is| was)?|(?:you|you guys|they)(?:'re| are| were)) (?:\p{L}+ )?(?:coming|supposed to|due|booked|scheduled|meant to)\b|\b(?:you|you guys) (?:have|had|got|'ve got)(?: got)? (?:me|us|him|her|it|my (?:\p{L}+ ){1,2}|our (?:\p{L}+ ){1,2}) ?(?:down|in|booked|scheduled)\b|\b(?:i'?m|i am|we'?re|we are|(?:my|our) (?:\p{L}+ ){1,3}(?:is|are|was)) (?:down|booked|scheduled|set|due|supposed to)\b|\b(?:have|has|had|got|[’']s got) (?:(?:an?|my|our|his|her|the|their) )(?:\p{L}+ ){1,4}(?:booked|scheduled|lined up|set up|in|coming in)\b|\b(?:my|our|an?) (?:\p{L}+ )?(?:appointment|booking|visit)\b|\b(?:(?:un|une) de (?:vos|votre) \p{L}+|(?:votre|vos) \p{L}+|vous autres|vous|quelqu'un) (?:qui )?(?:(?:est|sont|etes|etait|etaient|m'avez|nous avez) )?(?:cense\w*|suppose\w*|cedule\w*|prevu\w*|bookes?|vient|viennent|venez|venait|venaient|passait|passaient|passez|passent|doit|doivent|devez|mise?|inscrite?)\b|\b(?:je suis|chu|on est|nous sommes|(?:mon|ma|mes|notre|nos) (?:\p{L}+ ){1,3}(?:est|sont)) (?:cense\w*|cedule\w*|booke\w*|prevu\w*|inscrit\w*|reserve\w*|suppose\w*)\b|\b(?:rendez[- ]vous|rdv)\b/u;
/** That it cannot be kept, said of themselves or of the day. */
const cannotKeep =
  /\b(?:can't|cannot|can not|couldn't|won't|(?:won't be|not|wasn't|isn't) (?:be )?able to|unable to|not (?:gonna|going to)) (?:\p{L}+ )?(?:make|do (?:it|that|tomorrow|this|then|\p{L}+day)|be (?:here|there|home|around|in\b|able)|come|keep)\b|\b(?:doesn't|won't|isn't (?:going to|gonna)|not (?:going to|gonna)) work\b|\bsomething(?:'s| has)? (?:came|come) up\b|\b(?:don't|no longer) (?:need|want) (?:it|them|him|her|that|you) (?:anymore|any more|to come|after all|now)\b|\b(?:ca |cela )(?:\p{L}+ )?(?:marche(?:ra)?|fonctionne(?:ra)?|fera|ira) (?:pas|plus|pu)\b|\b(?:peux|peut|pourrai|pourra|pourrons|pourrait) (?:pas|plus|pus?)(?: (?:y aller|y etre|etre|venir|la faire|le faire|faire ca|recevoir|me |pis|parce|car|finalement|faque|fait que|a cette|ce jour|cette)| ?$)|\b(?:serai|serons|sera|suis|est) (?:pas|plus|pu) (?:la|chez nous|chez moi|a la maison|disponible|libre)\b|\bempechement\b|\bfaut (?:que )?(?:je |j'|l')?annul/u;
/** Nobody is to come at all. */
const callsOff =
  /\b(?:cancel\w*|call (?:it|that) off|(?:don't|no longer) (?:need|want) (?:it|them|him|her|that|you)|annul\w*|decommand\w*|(?:plus|pas|pu) besoin)\b/;
/** What is said of such a visit is easily taken for one of these. */
const misheard =
  /^(?:describe|give|claim|complain|aside|unclear|deny|refuse|greet|ack|defer|correct|want\.(?:message|book|late|callback)|ask\.(?:fact|when|mine|status|next|donow))$/;

/** Whether words tell of a visit there is and that it cannot be kept. */
export function givesUpVisit(words: string): boolean {
  return whereGivenUp(fold(words)) > 0;
}

/** Where folded words say so of a visit that was told before, or what keeps them from it; -1: nowhere. */
function whereGivenUp(folded: string): number {
  const at = cannotKeep.exec(folded)?.index ?? -1;
  return at > 0 && visit.test(folded.slice(0, at)) ? at : keptFromVisit(folded);
}

/**
 * "One of your guys is coming tomorrow and I can't do it anymore": the visit is to be moved, or
 * cancelled where that is said, though neither word may have been. Left as it was heard while a visit is being
 * arranged.
 */
export function withVisitGivenUp(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): HeardAct[] {
  const arranges = hearing.request !== undefined && hearing.request !== 'late';
  if (arranges || acts.some(({ act }) => ofChange.test(act))) return [...acts];
  const folded = fold(text);
  const at = folded.length === text.length ? whereGivenUp(folded) : -1;
  if (at < 0) return [...acts];
  const existing = timesIn(text.slice(0, at), hearing);
  if (!existing.some(({ date }) => date) && !ownVisit.test(folded)) return [...acts];
  const own = acts.findLast(({ act, start }) => misheard.test(act) && start <= at);
  if (!own) return [...acts];
  const act = callsOff.test(folded) ? ('want.cancel' as const) : ('want.move' as const);
  return acts.map((one): HeardAct => {
    if (!misheard.test(one.act)) return one;
    const { times, existing: _, ...slots } = one.slots;
    const later = (times ?? []).filter(({ start, beside }) => start > at && beside !== 'same');
    const kept = later.length > 0 ? { ...slots, times: later } : slots;
    if (one.start < own.start) return { ...one, act: tellsOnly(one), slots };
    if (one !== own) return later.length > 0 || isPutAsQuestion(one.words) ? one : told(one);
    const held = existing.length > 0 ? { existing } : {};
    return {
      ...one,
      act,
      confidence: 1,
      target: null,
      slots: { ...kept, ...held },
    };
  });
}

const ofChange = /^want\.(?:move|cancel)$/;
const ownVisit =
  /\b(?:my|our|mon|notre) (?:\p{L}+ )?(?:appointment|booking|visit|rendez[- ]vous|rdv)\b/u;

/** What leads up to it is told, and neither complained of nor asked. */
function tellsOnly({ act }: HeardAct): HeardAct['act'] {
  return act === 'greet' || act === 'ack' || act === 'give' ? act : 'describe';
}

/** What keeps them from it is told, and nothing is wished for by it. */
function told(act: HeardAct): HeardAct {
  const { times: _, ...slots } = act.slots;
  return { ...act, act: tellsOnly(act), target: null, slots };
}

/** The days and hours of it that are still to come. */
function timesIn(part: string, { receptionist, now, language }: Hearing): TimeExpression[] {
  const today = localDateTime(now, receptionist.profile.knowledge.timeZone);
  return findTimes(part, timeOptions(receptionist, now, language))
    .filter(({ date, endDate }) => !date || daysBetween(today, endDate ?? date) >= 0)
    .map(({ excluded: _, ...time }) => time);
}
