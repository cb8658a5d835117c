import type { HeardAct } from '../heard/heard.ts';
import { findOwnQuestions } from '../knowledge/own-questions.ts';
import { deniesPlace, placesNamed } from '../knowledge/place.ts';
import { fold } from '../knowledge/words.ts';
import { sureAlarm } from './alarms.ts';
import { withAlternatives } from './alternatives.ts';
import { withAnimalInDanger } from './animal-in-danger.ts';
import { withAnotherOption } from './another-option.ts';
import { withIdioms } from './asked-in-idioms.ts';
import { withFetching } from './asked-to-fetch.ts';
import { withAskedAhead } from './asks-ahead.ts';
import { withStartAsked } from './asks-how-to-start.ts';
import { withLeewayAsked } from './asks-leeway.ts';
import { withPlea } from './asks-mercy.ts';
import { besideOneAnother } from './beside-one-another.ts';
import { withBesideVisit } from './beside-visit.ts';
import { withErrands } from './by-errand.ts';
import { withCallBeside, withNoCall } from './calls-back.ts';
import { withCalm } from './calm.ts';
import { withCircumstance } from './circumstances.ts';
import { withGiftClaimed } from './claims-gift.ts';
import { withComingAboutIt } from './comes-about-it.ts';
import { withComingBy } from './comes-by.ts';
import { withComingToThem } from './comes-to-them.ts';
import { withConcluded } from './concluded.ts';
import { withCountPutRight } from './count-put-right.ts';
import { withCountedWanted } from './counted-wanted.ts';
import { withCountGoneOn, withCountsOfEach, withCountTold } from './counts-of-each.ts';
import { withCustomersAllTheSame } from './customers-all-the-same.ts';
import { withDayOfMatter } from './day-of-matter.ts';
import { withDeniedDanger } from './denied-danger.ts';
import { withDescribedService } from './described-service.ts';
import { withDoneAnotherWay } from './done-another-way.ts';
import { withDayOfDoors } from './door-hours.ts';
import { withEndOfAnimal } from './end-of-animals.ts';
import { withTheirAge } from './for-their-age.ts';
import { withFormGivenUp, withNothingBooked, withWishGivenUp } from './form-given-up.ts';
import { withComplaintGoneOn } from './goes-on-complaining.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { withHeldUp } from './held-up.ts';
import { withHoursApart } from './hours-beside-wish.ts';
import { withJustThat } from './just-that.ts';
import { withLateArrival } from './late-arrival.ts';
import { withLaterStill } from './later-still.ts';
import { withListPutRight } from './list-put-right.ts';
import { withNamedBeside } from './named-beside.ts';
import { withThingsOfTurn } from './named-goes-first.ts';
import { withNamedOfKind } from './named-of-kind.ts';
import { withNotToBeDone } from './not-to-be-done.ts';
import { withOldVisitOff } from './old-visit-off.ts';
import { withOnlyDayBefore } from './only-day-before.ts';
import { withOptionRuledOut } from './option-ruled-out.ts';
import { withOursAlone } from './ours-alone.ts';
import { withOwnDetails } from './own-name.ts';
import { tellingStems } from './own-words.ts';
import { withPassedOn } from './passed-on.ts';
import { withPeopleAsked } from './people-asked.ts';
import { withPeopleServed } from './people-served.ts';
import { withPersonForVisit } from './person-for-visit.ts';
import { withPickedOne } from './picked-one.ts';
import { withPlainQuestions } from './plain-questions.ts';
import { withPraise } from './praise.ts';
import { withPriceOfNamed } from './price-of-named.ts';
import { withPublicSafety } from './public-safety.ts';
import { isPutAsQuestion } from './put-as-question.ts';
import { withDayBeside } from './put-right.ts';
import { withRatherSo } from './rather-so.ts';
import { withOptionReply, withSettledOptions } from './settled-option.ts';
import { withStrangeThings } from './strange-things.ts';
import { withSumPutRight } from './sum-put-right.ts';
import { asOneSum, servicesByOwnWord, withAddedBefore, withSaving } from './sums.ts';
import { withReckoning } from './sums-made.ts';
import { withSupplier } from './supplier.ts';
import { withTakenUp } from './taken-up.ts';
import { withThingNotListed } from './thing-not-listed.ts';
import { withThingsOfTheirs } from './things-of-theirs.ts';
import { withToldBesideVisit } from './told-beside-visit.ts';
import { withToldAsTold } from './told-not-asked.ts';
import { withVisitGivenUp } from './visit-given-up.ts';
import { withVisitMoved } from './visit-moved.ts';
import { withWaitingList } from './waiting-list.ts';
import { withWhichSum } from './which-sum.ts';
import { withWishInLongTurn } from './wish-in-long-turn.ts';
import { withWishUnderWay } from './wish-under-way.ts';
import { wholeClaims, withNeighbours, withoutConditions } from './with-neighbour.ts';
import { withWorkWished } from './work-wished.ts';
import { withNothingWrong, withYesApart } from './yes-apart.ts';

type SecondLook = (acts: readonly HeardAct[], turn: HeardTurn) => readonly HeardAct[];

/**
 * What a stretch of words cannot tell by itself, and the whole turn can. In this order, each over what
 * those before it made of the turn: how stretches belong together, which things are meant, what becomes
 * of visits and messages, whose they are, what is added up, and at last what was said in so many words.
 */
const secondLooks: readonly SecondLook[] = [
  wholeClaims,
  withRatherSo,
  withGiftClaimed,
  withPraise,
  withOnlyDayBefore,
  withHoursApart,
  withDayOfDoors,
  withDayBeside,
  withThingNotListed,
  withoutConditions,
  withPlaces,
  withThingsOfTurn,
  withDescribedService,
  withDoneAnotherWay,
  withNeighbours,
  withErrands,
  withNamedBeside,
  withOptionReply,
  besideOneAnother,
  withListPutRight,
  withOptionRuledOut,
  withJustThat,
  withPickedOne,
  withTakenUp,
  withAnotherOption,
  withSettledOptions,
  withThingsOfTheirs,
  withoutReplaced,
  withHeldUp,
  withLateArrival,
  withVisitGivenUp,
  withOldVisitOff,
  withVisitMoved,
  withWishUnderWay,
  withComingBy,
  withPersonForVisit,
  withBesideVisit,
  withToldBesideVisit,
  withPassedOn,
  withWishInLongTurn,
  withComingAboutIt,
  withWorkWished,
  withNoCall,
  withCallBeside,
  withCustomersAllTheSame,
  withSupplier,
  withCountsOfEach,
  withCountTold,
  withCountGoneOn,
  withCountedWanted,
  withPeopleServed,
  withCountPutRight,
  withSaving,
  withAddedBefore,
  withReckoning,
  asOneSum,
  withSumPutRight,
  withWhichSum,
  withAlternatives,
  withOwnDetails,
  withFetching,
  withWaitingList,
  withLaterStill,
  withCircumstance,
  withPlea,
  withLeewayAsked,
  withComplaintGoneOn,
  withNothingBooked,
  withWishGivenUp,
  withFormGivenUp,
  withNotToBeDone,
  withPeopleAsked,
  withIdioms,
  withStartAsked,
  withTheirAge,
  withAskedAhead,
  withPriceOfNamed,
  withComingToThem,
  withStrangeThings,
  withEndOfAnimal,
  withDayOfMatter,
  withOwnQuestions,
  withPlainQuestions,
  withConcluded,
  withToldAsTold,
  withNamedOfKind,
  withYesApart,
  withNothingWrong,
  withAnimalInDanger,
  withDeniedDanger,
  withCalm,
  withPublicSafety,
  withOursAlone,
];

/** The acts of a turn, each stretch of which was read by itself, in the light of one another. */
export function lookedAtAgain(acts: readonly HeardAct[], turn: HeardTurn): HeardAct[] {
  return [...secondLooks.reduce((seen, look) => look(seen, turn), acts)];
}

/** Questions of work that is done somewhere: where it costs more to go there, that is part of the answer. */
const ofWork = new Set<HeardAct['act']>(['ask.price', 'ask.total', 'ask.offer']);

/** "My sister's in Lake Country, you'd go there": asked once, of the place that the shop speaks of. */
function withPlaces(heard: readonly HeardAct[], { text, hearing }: HeardTurn): HeardAct[] {
  const { places } = hearing.receptionist;
  const acts = heard
    .map((one) => withPriceThere(one, heard, text, hearing))
    .map((one) => withoutDeniedTown(one, text));
  const [anywhere] = placesNamed(places, text);
  const asked = new Set<string>();
  const ofArea = acts.some(({ act }) => act === 'ask.area');
  return acts.flatMap((act) => {
    // "I'm in Milton, is that okay, my sister is there": of the town, and no question of its own.
    if (ofArea && leansOnTown(act)) return [];
    if (anywhere && !ofArea && ofWork.has(act.act) && !act.slots.address)
      return { ...act, slots: { ...act.slots, town: anywhere } };
    if (act.act !== 'ask.area') return act;
    // Where the caller is not asks nothing.
    if (deniesPlace(places, act.words) && !isPutAsQuestion(act.words))
      return { ...act, act: 'deny', target: null, slots: {} };
    const town = placesNamed(places, act.words)[0] ?? anywhere ?? act.slots.town;
    const again = asked.has(town ?? '');
    asked.add(town ?? '');
    if (again) return [];
    return town ? { ...act, slots: { ...act.slots, town } } : act;
  });
}

/** "We're not in Elora": no town of theirs. */
function withoutDeniedTown(act: HeardAct, text: string): HeardAct {
  const { town, ...slots } = act.slots;
  return town !== undefined && deniesPlace([town], text) ? { ...act, slots } : act;
}

function leansOnTown({ act, target, words }: HeardAct): boolean {
  if (act !== 'ask.fact') return false;
  if (tellingStems(words).length === 0) return true;
  return (target === null || target.kind === 'unknown') && !isPutAsQuestion(words);
}

/** "Does that come out the same price", beside a town or after one: asked of going there, and of no discount. */
function withPriceThere(
  act: HeardAct,
  acts: readonly HeardAct[],
  text: string,
  { receptionist, lastActs }: Hearing,
): HeardAct {
  const { places } = receptionist;
  if (places.length === 0 || !mayAskPriceThere.has(act.act) || !samePrice.test(fold(act.words)))
    return act;
  const near = placesNamed(places, text).length > 0 || acts.some((one) => one.act === 'ask.area');
  const after = lastActs.includes('ask.area') && acts.length === 1;
  if ((!near && !after) || servicesByOwnWord(act.words, receptionist).length > 0) return act;
  return { ...act, act: 'ask.area', target: null };
}

const mayAskPriceThere: ReadonlySet<HeardAct['act']> = new Set([
  'ask.price',
  'ask.total',
  'ask.includes',
  'ask.fact',
  'ask.discount',
  'ask.compare',
  'ask.next',
]);
const samePrice =
  /\b(?:same (?:price|rate|cost|charge)|(?:cost|charge|pay)s?(?: me)? (?:more|extra)|(?:more|extra|higher) (?:for|to (?:come|go)|out)|(?:is|any) (?:that|it|there) (?:an? )?(?:more|extra|charge|fee)|meme prix|plus cher|frais de plus)\b/;

/** "Forget the gel, just the regular polish": what was refused is what the next words take the place of. */
function withoutReplaced(acts: readonly HeardAct[]): HeardAct[] {
  return acts.filter((one, at) => {
    const next = acts[at + 1];
    const replaced = next?.act === 'correct' && next.target?.kind === 'services';
    return !(replaced && one.act === 'refuse' && one.target === null);
  });
}

/** "My detector is ringing, what now" is no question of what if, though an owner wrote it as one. */
function reportsTrouble({ act, confidence, words }: HeardAct): boolean {
  if (act !== 'alarm.danger' && !(act === 'alarm.urgent' && confidence >= sureAlarm)) return false;
  return !inCase.test(fold(words));
}

const inCase = /(?<!\p{L})(?:if|in case|whenever|si|s'il|au cas ou|lorsque?)(?!\p{L})/u;

/** What is asked in the owner's own words is that question, whatever it sounds like; a report of danger stays one. */
function withOwnQuestions(acts: readonly HeardAct[], { text, hearing }: HeardTurn): HeardAct[] {
  const marks = [...text.matchAll(/[,.;?!](?=\s|$)/g)].map(({ index }) => index);
  const ends = [...new Set([...marks, ...acts.map(({ end }) => end), text.length])].sort(
    (a, b) => a - b,
  );
  const own = findOwnQuestions(hearing.receptionist.ownQuestions, text, ends);
  if (own.length === 0) return [...acts];
  const others = acts.filter(
    (act) =>
      reportsTrouble(act) ||
      !own.some(
        (one) =>
          Math.min(act.end, one.end) - Math.max(act.start, one.start) > (act.end - act.start) / 2,
      ),
  );
  const asked = own.map(
    ({ item, start, end }): HeardAct => ({
      act: 'ask.fact',
      confidence: 1,
      start,
      end,
      words: text.slice(start, end).trim(),
      target: { kind: 'fact', factId: `faq:${item.id}` },
      slots: {},
    }),
  );
  return [...others, ...asked].sort((one, other) => one.start - other.start);
}
