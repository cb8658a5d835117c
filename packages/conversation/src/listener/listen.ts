import type { Act } from '../heard/acts.ts';
import type { Heard, HeardAct } from '../heard/heard.ts';
import { findOwnQuestions } from '../knowledge/own-questions.ts';
import { placesNamed } from '../knowledge/place.ts';
import type { Receptionist } from '../receptionist.ts';
import { asAQuestion, followed, settled } from './act-of-segment.ts';
import { alarmChance, toldSlowly, withDanger } from './alarms.ts';
import { allNamed, besideOneAnother } from './beside-one-another.ts';
import { halvesOf } from './both-halves.ts';
import { withCallBeside } from './call-beside.ts';
import { countOf } from './counted.ts';
import { withCountsOfEach } from './counts-of-each.ts';
import type { Hearing, ListenerModels } from './hearing.ts';
import { withListPutRight } from './list-put-right.ts';
import { withNameInPassing } from './name-in-passing.ts';
import { asksApart, namedGoesFirst, withThingsOfTurn } from './named-goes-first.ts';
import { namedThings, nameInReply } from './names-and-things.ts';
import { withNoCall } from './no-call.ts';
import { withOwnName } from './own-name.ts';
import { asksOfOffers, namesMore, ownersAnswer } from './owners-answer.ts';
import { partOfWork } from './part-of-work.ts';
import { withPassedOn } from './passed-on.ts';
import { withPeopleServed } from './people-served.ts';
import { asksForPerson } from './person-asked.ts';
import { withPickedOne } from './picked-one.ts';
import {
  bareName,
  namedInstead,
  namesForDay,
  notNamed,
  pickedOption,
  pressedFor,
  ruledOutIn,
  wantsNamed,
} from './put-right.ts';
import { readingsOf } from './readings.ts';
import { rank } from './retrieve.ts';
import { withoutDenied } from './said-instead.ts';
import { segmentsOf } from './segments.ts';
import { countsWithin, findSlots, slotsWithin } from './slots.ts';
import { withSumPutRight } from './sum-put-right.ts';
import { asOneSum, sumAsked, withAddedBefore } from './sums.ts';
import { withReckoning } from './sums-made.ts';
import { withSupplier } from './supplier.ts';
import { targetOf } from './targets.ts';
import { terms } from './terms.ts';
import { heardWords, startOf } from './tokens.ts';
import { givesUpVisit, withVisitGivenUp } from './visit-given-up.ts';
import { withVisitMoved } from './visit-moved.ts';
import { withWishUnderWay } from './wish-under-way.ts';
import { askedInCase, wholeClaims, withNeighbour, withoutConditions } from './with-neighbour.ts';

/** Speech recognition never delivers a sentence this long; what lies beyond is kept but not parsed. */
const longestUnderstood = 1_000;

/** Reads a caller's words: what they do, what about, and what they tell. Pure; never throws. */
export function listen(models: ListenerModels, words: string, hearing: Hearing): Heard {
  const whole = words.slice(0, longestUnderstood);
  const text = withoutDenied(whole);
  const heard = heardWords(text, hearing.receptionist.tradeWords, hearing.language);
  const slots = withNameInPassing(text, heard, findSlots(text, hearing), hearing);
  const alarmIn = (words: string) =>
    Math.max(
      0,
      ...segmentsOf(
        models,
        heardWords(words, hearing.receptionist.tradeWords, hearing.language),
        hearing,
      ).map(({ probabilities }) => alarmChance(probabilities)),
    );
  const segments = toldSlowly(
    withDanger(text, hearing.matter, segmentsOf(models, heard, hearing)),
    hearing.matter,
    alarmIn,
  );
  const { receptionist } = hearing;
  const ranking = hearing.rank ?? ((query) => rank(models.retrieval, receptionist, query));
  const ruled = ruledOutIn(whole, receptionist, hearing.focus);
  const excluded = new Set([
    ...ruled.map(({ serviceId }) => serviceId),
    ...notNamed(text, hearing),
  ]);
  let focus = hearing.focus.filter(({ serviceId }) => !excluded.has(serviceId));
  const done: HeardAct[] = [];
  // What is asked beside a change that is wanted is asked of the terms of changing it.
  const changes = segments.some(({ act }) => changesVisit.has(act)) || givesUpVisit(text);
  const termsOfTurn = changes ? terms.change[hearing.language] : hearing.terms;
  for (const each of segments) {
    const start = startOf(text, heard[each.from], 0);
    const end = startOf(text, heard[each.to], text.length);
    const said = text.slice(start, end).trim();
    const counts = countsWithin(slots, start, end);
    const told = slotsWithin(slots, start, end);
    const segment = asAQuestion(each, said, ranking, told, hearing);
    const several = countOf(counts, segment.act, null, focus, receptionist);
    const values = several === undefined ? told : { ...told, count: several };
    const without = ruled.flatMap(({ serviceId, at }) =>
      at >= start && at < end ? serviceId : [],
    );
    const scene = { ...hearing, focus, excluded, terms: termsOfTurn };
    const wants = wantsNamed(heard, segment, said, scene);
    const part = wants ? null : partOfWork(said, segment.act, scene);
    const picked =
      wants || part
        ? null
        : (pickedOption(said, segment.act, values, scene) ?? namedInstead(said, segment, scene));
    const pressed = wants || picked || part ? null : pressedFor(said, values, scene);
    const bare = wants || picked || pressed || part ? null : bareName(said, segment, scene);
    const read = wants
      ? 'want.book'
      : part
        ? 'ask.includes'
        : picked
          ? 'correct'
          : pressed
            ? 'ask.price'
            : bare
              ? lastAsked(hearing)
              : followed(
                  heard,
                  segment,
                  { said, text },
                  settled(segment, said, values, hearing),
                  values,
                  hearing,
                );
    const offers = asksOfOffers(said, read, receptionist);
    const own =
      (namesMore(heard, segment) || read === 'ask.place') &&
      !offers &&
      !part &&
      !asksForPerson(said, receptionist.staff)
        ? ownersAnswer(ranking, said, read, values, scene)
        : null;
    const heardAs = offers ? 'ask.discount' : own ? 'ask.fact' : read;
    const sum = wants || offers || part ? null : sumAsked(said, heardAs, scene);
    const act = sum?.act ?? heardAs;
    const asked = askedInCase(said, act, receptionist);
    const name = nameInReply(heard, segment, act, values, hearing, slots, text);
    const meant =
      (part && { kind: 'services' as const, refs: [part.whole] }) ??
      picked ??
      pressed ??
      (bare && { kind: 'services' as const, refs: [bare] }) ??
      (sum ? null : own) ??
      targetOf(
        ranking,
        {
          said: asked,
          text: asked === said ? text : asked,
          act,
          readings: readingsOf(segment, act),
          words: heard.slice(each.from, each.to),
        },
        values,
        scene,
      );
    const target = namedGoesFirst(
      asked,
      act,
      allNamed(asked, act, meant, scene, sum !== null),
      values,
      scene,
    );
    const count = told.count ?? countOf(counts, act, target, focus, receptionist);
    if (target?.kind === 'services') focus = target.refs;
    const halves = halvesOf(
      said,
      act,
      target,
      (part) =>
        ranking({
          text: part,
          act: 'ask.fact',
          language: scene.language,
          focus: [],
          focusFact: null,
        }),
      receptionist,
    );
    const heardAct = {
      act,
      confidence: offers ? 1 : segment.confidence,
      start,
      end,
      words: said.replace(/\s{2,}/g, ' '),
      target,
      slots: {
        ...told,
        ...(count === undefined ? {} : { count }),
        ...(name ? { name } : {}),
        ...namedThings(heard, { ...segment, act }, target, text, receptionist),
        ...(part ? { thing: part.thing } : {}),
        ...(without.length > 0 ? { without } : {}),
        ...(act === 'ask.price' && asksApart(text) ? { apart: true as const } : {}),
        ...(sum?.adds ? { adds: sum.adds } : {}),
        ...(sum?.toLast ? { toLast: sum.toLast } : {}),
        ...(sum?.cheaper ? { cheaper: sum.cheaper } : {}),
      },
    };
    if (halves.length === 0)
      done.push(
        namesForDay(heardAct) ? { ...heardAct, act: 'want.book', confidence: 1 } : heardAct,
      );
    for (const half of halves) done.push({ ...heardAct, act: 'ask.fact', target: half });
  }
  const placed = withPlaces(text, withoutConditions(wholeClaims(done), receptionist), receptionist);
  const beside = withThingsOfTurn(text, placed, hearing).map((act, _, all) =>
    withNeighbour(act, all),
  );
  const spread = besideOneAnother(text, beside, countsWithin(slots, 0, text.length), hearing);
  const listed = withListPutRight(text, spread, slots, hearing);
  const picked = withPickedOne(text, listed, hearing);
  const moved = withWishUnderWay(
    text,
    withVisitMoved(text, withVisitGivenUp(text, picked, hearing), hearing),
    hearing,
  );
  const right = withSupplier(
    text,
    withCallBeside(withNoCall(text, withPassedOn(text, moved, hearing))),
    hearing,
  ).map((act) => withCountsOfEach(text, act, receptionist));
  const served = withPeopleServed(text, right, hearing);
  const sums = withSumPutRight(
    text,
    asOneSum(withReckoning(text, withAddedBefore(served, hearing), slots, hearing)),
    hearing,
  );
  const reckoned = withOwnName(sums, slots);
  return {
    text: whole,
    language: hearing.language,
    acts: withOwnQuestions(text, reckoned, hearing),
  };
}

/** "My sister's in Lake Country, you'd go there": asked once, of the place that the shop speaks of. */
function withPlaces(text: string, acts: readonly HeardAct[], { places }: Receptionist): HeardAct[] {
  const [anywhere] = placesNamed(places, text);
  const asked = new Set<string>();
  const ofArea = acts.some(({ act }) => act === 'ask.area');
  return acts.flatMap((act) => {
    if (anywhere && !ofArea && ofWork.has(act.act) && !act.slots.address)
      return { ...act, slots: { ...act.slots, town: anywhere } };
    if (act.act !== 'ask.area') return act;
    const town = placesNamed(places, act.words)[0] ?? anywhere ?? act.slots.town;
    const again = asked.has(town ?? '');
    asked.add(town ?? '');
    if (again) return [];
    return town ? { ...act, slots: { ...act.slots, town } } : act;
  });
}

const changesVisit: ReadonlySet<Act> = new Set(['want.move', 'want.cancel']);

/** Questions of work that is done somewhere: where it costs more to go there, that is part of the answer. */
const ofWork: ReadonlySet<Act> = new Set(['ask.price', 'ask.total', 'ask.offer']);

/** What a bare name asks: what was asked of the one before it. */
function lastAsked({ lastActs }: Hearing): Act {
  return lastActs.includes('ask.offer') ? 'ask.offer' : 'ask.price';
}

/** What is asked in the owner's own words is that question, whatever it sounds like. */
function withOwnQuestions(
  text: string,
  acts: readonly HeardAct[],
  { receptionist }: Hearing,
): HeardAct[] {
  const marks = [...text.matchAll(/[,.;?!](?=\s|$)/g)].map(({ index }) => index);
  const ends = [...new Set([...marks, ...acts.map(({ end }) => end), text.length])].sort(
    (a, b) => a - b,
  );
  const own = findOwnQuestions(receptionist.ownQuestions, text, ends);
  if (own.length === 0) return [...acts];
  const others = acts.filter(
    ({ start, end }) =>
      !own.some((one) => Math.min(end, one.end) - Math.max(start, one.start) > (end - start) / 2),
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
