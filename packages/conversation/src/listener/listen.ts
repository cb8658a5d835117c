import type { Act } from '../heard/acts.ts';
import type { Heard, HeardAct } from '../heard/heard.ts';
import { callsHelpersAlone, tellsOfHelpers } from '../knowledge/cries-for-help.ts';
import { harmsNow, withoutOtherSmells } from '../knowledge/danger-by-sign.ts';
import { toldPlainly } from '../knowledge/danger-told-plainly.ts';
import {
  withoutDeathsPast,
  withoutFigures,
  withoutStains,
} from '../knowledge/figures-of-speech.ts';
import { deniesDanger, standsOfDanger } from '../knowledge/hazards.ts';
import { withoutTightClothes } from '../knowledge/said-of-clothes.ts';
import { toldInFull } from '../knowledge/told-in-full.ts';
import { linesBefore, toldTogether, tradeOf } from '../knowledge/told-in-pieces.ts';
import { isWaterAlone } from '../knowledge/water-running.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { alarmChance, isSureDanger, toldSlowly, withDanger } from './alarms.ts';
import { asksMercy } from './asks-mercy.ts';
import { canWait, saysItCanWait, withoutAlarm } from './can-wait.ts';
import { dangerTold, mayTellDanger, usualAlarm } from './danger.ts';
import { dangerInParts } from './danger-in-parts.ts';
import type { Hearing, ListenerModels } from './hearing.ts';
import { withoutHold } from './hold-with-news.ts';
import { withNameInPassing } from './name-in-passing.ts';
import { notNamed, ruledOutIn } from './put-right.ts';
import { withQuestionsWhole } from './question-whole.ts';
import { readStretch } from './read-stretch.ts';
import { rank } from './retrieve.ts';
import { withoutDenied } from './said-instead.ts';
import { pullsOut } from './said-of-visits.ts';
import { lookedAtAgain } from './second-looks.ts';
import { introductions, segmentsOf } from './segments.ts';
import { findSlots } from './slots.ts';
import { terms } from './terms.ts';
import { withoutThoughtBetter } from './thought-better.ts';
import { heardWords } from './tokens.ts';
import { givesUpVisit } from './visit-given-up.ts';
import { withoutAssent, withoutExclaimed, withoutRefused } from './weak-words.ts';
import { withoutYesOrNo } from './whether-price.ts';
import { withWorkGoneWrong } from './work-gone-wrong.ts';

/** Speech recognition never delivers a sentence this long; what lies beyond is kept but not parsed. */
const longestUnderstood = 1_000;
/** Where there are more things to choose from, words are held against each of them: fewer words are, down to these. */
const leastUnderstood = 400;
const usualThings = 300;

/** The words of one turn that are understood: what they cost may not grow with what somebody lists. */
function understoodOf(words: string, { profile: { knowledge } }: Receptionist): string {
  const { services, commonQuestions, operationalNotes } = knowledge;
  const things = services.reduce(
    (sum, { options }) => sum + 1 + options.length,
    commonQuestions.length + operationalNotes.length,
  );
  const most = Math.round((longestUnderstood * usualThings) / Math.max(things, usualThings));
  return words.slice(0, Math.max(most, leastUnderstood));
}

const changesVisit: ReadonlySet<Act> = new Set(['want.move', 'want.cancel']);

/** Reads a caller's words: what they do, what about, and what they tell. Pure; never throws. */
export function listen(models: ListenerModels, words: string, hearing: Hearing): Heard {
  const { receptionist, language, matter } = hearing;
  const whole = understoodOf(words, receptionist);
  const asked = withoutAssent(withoutDenied(withoutYesOrNo(whole)), receptionist);
  const meant = withoutThoughtBetter(asked, receptionist);
  const text = withoutExclaimed(withoutHold(meant));
  const wordsOf = (said: string) => heardWords(said, receptionist.tradeWords, language);
  const heard = wordsOf(text);
  const slots = withNameInPassing(text, heard, findSlots(text, hearing), hearing);
  const alarmIn = (said: string) =>
    Math.max(
      0,
      ...segmentsOf(models, wordsOf(said), hearing).map(({ probabilities }) =>
        alarmChance(probabilities),
      ),
    );
  const before = { matter, lines: hearing.saidBefore ?? [] };
  const names = slots.flatMap(({ own, values, start }) => (own && values.name ? start : []));
  const named = introductions(heard, names);
  const stretches = withQuestionsWhole(
    segmentsOf(models, heard, hearing, named),
    heard,
    text,
    slots,
  );
  const cut = withWorkGoneWrong(text, stretches);
  const reported = standsOfDanger(whole);
  const living = withoutStains(withoutDeathsPast(reported));
  const stands = withoutFigures(withoutTightClothes(withoutOtherSmells(living)));
  const saidSo = saysItCanWait(whole);
  // What smells of itself, and who is ill only in a manner of speaking, sounds of danger and is none.
  const isNone = meansOther(reported, stands) || living !== reported;
  const calmly = saidSo || isNone;
  const sounded = Math.max(0, ...cut.map(({ probabilities }) => alarmChance(probabilities)));
  // Who says that nothing presses is not held to how it sounds.
  const alarm = calmly ? Math.min(sounded, usualAlarm) : sounded;
  // Beside an alarm that stands, what was told before has been met.
  const unmet = hearing.alarm ? [] : before.lines;
  const earlier = linesBefore(whole, unmet);
  const ofWater = isWaterAlone(whole);
  const outweighs = afterAll(stands);
  const soundsAlone = (told: string, likely: number) => dangerTold(models.danger, told, [], likely);
  // A wish in the same breath drowns what would be heard by itself: "a price for a winch, he's gone through the ice".
  const tellsBesideWish = () =>
    cut.some(
      ({ act }) => act.startsWith('ask.') || (act.startsWith('want.') && act !== 'want.late'),
    ) &&
    !deniesDanger(whole) &&
    toldBesideWish(stands).some(
      // How it sounds is only asked where it decides: that costs more than all the rest of it.
      (told) => soundsAlone(told, 1) !== null && soundsAlone(told, alarmIn(told)) === 'danger',
    )
      ? 'danger'
      : null;
  // A mishap told for a favour is over: "she broke her arm, could you let it go this time".
  const isExcused = saidSo || deniesDanger(whole) || asksMercy(whole);
  const tellsOfDanger = () =>
    // The lines hold these very words, and what was only a figure in them.
    (calmly ? null : dangerTold(models.danger, stands, unmet, alarm)) ??
    dangerTold(models.danger, stands, earlier, alarm) ??
    (outweighs === stands ? null : dangerTold(models.danger, outweighs, [], alarm)) ??
    tellsBesideWish() ??
    (isExcused ? null : dangerInParts(models.danger, stands, earlier));
  const together = toldTogether(whole, unmet);
  const plainly = toldPlainly(together) ?? toldPlainly(toldInFull(together));
  const learned = ofWater || plainly === 'toSelf' ? null : tellsOfDanger();
  const namesHelpers = callsHelpersAlone(whole) && !givesNumber(hearing);
  const calls = namesHelpers || tellsOfHelpers(whole) ? 'danger' : null;
  const trade = tradeOf(receptionist.profile.knowledge);
  const harms =
    harmsNow(together, [matter, ...before.lines].join(' . '), trade) !== null ||
    (together !== whole && isSureDanger(together, before));
  const danger = learned ?? plainly ?? calls ?? (harms ? 'danger' : null);
  const segments =
    !danger && (calmly || canWait(text, slots, hearing))
      ? withoutAlarm(cut, calmly)
      : toldSlowly(withDanger(text, before, cut, danger !== null), matter, alarmIn);
  const ranking = hearing.rank ?? ((query) => rank(models.retrieval, receptionist, query));
  const ruledOut = ruledOutIn(whole, receptionist, hearing.focus);
  const excluded = new Set([
    ...ruledOut.map(({ serviceId }) => serviceId),
    ...notNamed(text, hearing),
  ]);
  // What is asked beside a change that is wanted is asked of the terms of changing it.
  const changes =
    segments.some(({ act }) => changesVisit.has(act)) || givesUpVisit(text) || pullsOut(fold(text));
  const termsOfTurn = changes ? terms.change[language] : hearing.terms;
  let focus = hearing.focus.filter(({ serviceId }) => !excluded.has(serviceId));
  const read: HeardAct[] = [];
  for (const segment of segments) {
    const scene = { ...hearing, focus, excluded, terms: termsOfTurn };
    const acts = readStretch({ text, slots, hearing, heard, ranking, ruledOut }, segment, scene);
    read.push(...acts);
    for (const { target } of acts) if (target?.kind === 'services') focus = target.refs;
  }
  const acts = lookedAtAgain(read, { text, slots, hearing }).map(withoutRefused);
  const met = acts.some(({ act }) => act.startsWith('alarm.') || act === 'threat');
  const calm = ofWater || met || deniesDanger(text) || isNone;
  const doubtful = !calm && mayTellDanger(models.danger, stands, alarm, language);
  return {
    text: whole,
    language,
    acts: danger === 'toSelf' ? acts.map(toSelf) : acts,
    ...(doubtful && { mayBeDanger: true as const }),
  };
}

/** Too few words to tell of anything are left where what sounded of danger was only a figure, or something else's smell. */
const meansOther = (reported: string, stands: string) =>
  stands !== reported && stands.trim().split(/\s+/).length < leastTold;

/** Whether digits they say may be of what they were asked for. */
const givesNumber = ({ open, midNumber }: Hearing) =>
  midNumber || open === 'phone' || open === 'phone?' || open === 'address';

/** So many words tell of something. */
const leastTold = 4;
const mostTold = 6;
/** Where somebody begins to tell of something after a wish, with no stop between. */
const beginsTelling =
  /(?<=\p{L}[\p{L}'’-]* (?:\p{L}[\p{L}'’-]* )+)(?:and |pis |et |mais |but |because |'?cause |parce qu['’]?e? ?)?(?:(?:the|my|our|his|her|he|she|it|they|there|i|we|someone|somebody|le|la|les|mon|ma|mes|notre|son|sa|il|elle|y|on|je|un|une)(?=[ '’])|(?:he|she|it|there|somebody|someone|i|we|they)['’](?:s|m|ve|d|re)(?= )|(?:j|l|c|y)['’](?=\p{L}))/giu;

/** What may be told beside a wish: each stretch from where a telling may begin to the end of the turn. */
function toldBesideWish(words: string): string[] {
  return [...words.matchAll(beginsTelling)]
    .map(({ index }) => words.slice(index))
    .filter((told) => told.split(' ').length >= leastTold)
    .slice(0, mostTold);
}

/** What outweighs whatever stands before it: "it's fine for now, but he fell off the roof". */
const afterAll = (words: string) =>
  words.split(/(?<!\p{L})(?:but|mais)(?!\p{L})/iu).at(-1) ?? words;

/** Marks a danger as one that somebody is to themselves. */
function toSelf(act: HeardAct): HeardAct {
  return act.act === 'alarm.danger' ? { ...act, slots: { ...act.slots, toSelf: true } } : act;
}
