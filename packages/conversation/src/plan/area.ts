import { lastSaid, noteUnanswered, phrase, type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct, Target } from '../heard/heard.ts';
import { ownersMoneyIn } from '../knowledge/guard.ts';
import { areaSentences, coversPlace, townsIn } from '../knowledge/place.ts';
import { fold } from '../knowledge/words.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { asSentences, sentences } from '../speaking/sentences.ts';
import { limitedTo, ofWorkTalkedOf } from './area-of-work.ts';
import { tellListed } from './named-in-list.ts';
import { offerCall } from './request.ts';
import { type WrittenFact, writtenFact } from './written-facts.ts';

/** Whether a town is within reach, from the owner's area, notes and answers. */
export function answerArea(turn: Turn, act: HeardAct): void {
  const { knowledge } = turn.receptionist.profile;
  const { focus } = turn.state;
  turn.answered = true;
  // "Is that the same price" is asked of the town that was told of last.
  const there = ofCharge.test(fold(act.words)) && !elsewhere.test(fold(act.words));
  const place = act.slots.town ?? (there ? (focus.town ?? null) : null);
  if (place) focus.town = place;
  const texts = areaTexts(turn, act.target, place);
  // "And my brother's, he's in Garson" goes on with what was told.
  if (act.target?.kind === 'fact') focus.factId = act.target.factId;
  if (texts.length === 0) {
    tell(turn, 'areaUnknown');
    noteUnanswered(turn, act.words);
    return offerCall(turn);
  }
  const limited = place ? limitedTo(turn, place, texts) : null;
  if (limited?.covers === 'no') {
    turn.facts.push(...texts.slice(0, 1).map(({ fact }) => fact));
    return tellNotGoing(turn, limited.said, place ?? '');
  }
  for (const text of texts) {
    turn.facts.push(text.fact);
    const covers = place
      ? coversPlace(text.said, knowledge.address, place, text.subject)
      : 'unknown';
    turn.state.used[`terms of ${fold(place ?? '')}`] = 1;
    if (covers === 'yes') return tellGoing(turn, texts, place ?? '', act.words);
    if (covers === 'no') return tellNotGoing(turn, text.said, place ?? '');
  }
  // "It's an Aga" names a make that is listed, and no town.
  if (place && tellListed(turn, { act: act.act, words: place })) return;
  // A list of towns tells more than what is charged for the way.
  const text = texts.find(({ said }) => townsIn(said).length > 0) ?? texts[0];
  const area = text?.said ?? '';
  if (!place) return void turn.statements.push(sayArea(turn, area));
  tell(turn, 'areaUnlisted', { place: titled(place) });
  const listed = sentences(area).find((part) => townsIn(part).length > 0) ?? area;
  turn.statements.push(sayArea(turn, listed));
  noteUnanswered(turn, act.words);
  offerCall(turn);
}

/** That a place is served, with what the owner asks for the way, wherever that is written. */
function tellGoing(turn: Turn, texts: readonly AreaText[], place: string, words: string): void {
  const asks = texts.find(({ said }) => termsFor(said, place) !== '');
  const limited = limitedTo(turn, place, texts);
  if (asks) turn.facts.push(asks.fact);
  const { language } = turn.state;
  if (language === 'fr' && !asks && ofMoney.test(fold(words))) {
    const free = texts.find(({ said }) => isFreeFor(said, place));
    if (free) turn.facts.push(free.fact);
    if (free) return tell(turn, 'areaFree', { place: titled(place) });
  }
  const fee = language === 'fr' ? travelFee(turn) : null;
  if (fee) {
    tell(turn, 'areaForFee', { place: fee.place, fee: sayMoney(fee.cents, language) });
    return tellWithTravel(turn);
  }
  tell(turn, 'areaCovers', {
    place: titled(place),
    area: asSentences(limited?.said ?? termsFor(asks?.said ?? '', place)).replace(
      townWith,
      '$1 has $2',
    ),
  });
  if (!asks && ofCharge.test(fold(lastSaid(turn)))) tell(turn, 'areaNoFee');
  tellWithTravel(turn);
}

/** "Do I pay for the trip": asked of what going there costs. */
const ofMoney =
  /\b(?:frais|paye\w*|paie\w*|pay\w*|cout\w*|charg\w*|gratuit\w*|plus cher|extra|supplement|fees?|free|cost\w*|more)\b/;
const isFree =
  /\b(?:sans (?:frais|supplement)|gratuit\w*|aucuns? frais|compris|free|no (?:charge|fee))\b/;

/** Whether the owner wrote that going to a place costs nothing. */
function isFreeFor(area: string, place: string): boolean {
  return areaSentences(area).some(
    (part) => isFree.test(fold(part)) && coversPlace(part, null, place) === 'yes',
  );
}
/** "Is it the same price there": asked of what going there costs. */
const ofCharge =
  /\b(?:same (?:price|rate|cost|thing)|extra|more|higher|charges?|fees?|costs?|meme prix|plus cher|frais|supplement)\b/;

/** "Okotoks with a 45 dollar fee", where it is said by itself. */
const townWith = /^(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*) with (an? )/u;

/** Another place is named, though it is none of the list. */
const elsewhere =
  /\b(?:in|to|for|at|near|a|pour|vers)\s+(?!(?:that|there|it|this|me|us|you|the|my|a|an|come|go|both|ca|cela)\b)\p{L}/u;

/** A bare list of towns, as a sentence of ours. */
function sayArea(turn: Turn, area: string): string {
  const said = asSentences(area);
  const [first = ''] = sentences(said);
  const bare = /^\p{Lu}[\p{L}'’.-]+(?: \p{L}[\p{L}'’.-]*)*(?:,| and | et )/u.test(first);
  const listed = townsIn(first).some((town) => first.startsWith(town));
  return bare && listed && !says.test(fold(first)) ? phrase(turn, 'areaIs', { area: said }) : said;
}

const says = /\b(?:is|are|has|have|costs?|we|est|sont|on|nous|ont)\b/;

/** The rest of the list, where they may be near to something in it: that this town is not is said already. */
function tellNotGoing(turn: Turn, area: string, place: string): void {
  // Nobody is offered a visit that is not made.
  if (turn.asking?.question.kind === 'offerBooking') turn.asking = null;
  const others = areaSentences(area).filter((part) => coversPlace(part, null, place) !== 'no');
  tell(turn, 'areaNot', { place: titled(place), area: sayArea(turn, others.join(' ')) });
}

/**
 * A town named beside a question of something else: what is asked for going there, or that nobody goes there.
 * Nothing is said of towns that cost nothing more, nor twice in a call. False where nobody goes there.
 */
export function tellTermsOfPlace(turn: Turn, place: string): boolean {
  const { address } = turn.receptionist.profile.knowledge;
  const { used } = turn.state;
  const key = `terms of ${fold(place)}`;
  if ((used[key] ?? 0) > 0) return true;
  const texts = areaTexts(turn, null, place);
  const refused = texts.some(
    ({ said, subject }) => coversPlace(said, address, place, subject) === 'no',
  );
  for (const text of texts) {
    const covers = coversPlace(text.said, address, place, text.subject);
    const terms = covers === 'yes' && !refused ? termsFor(text.said, place) : '';
    if (covers !== 'no' && terms === '') continue;
    used[key] = 1;
    turn.facts.push(text.fact);
    if (covers === 'no') tellNotGoing(turn, text.said, place);
    else turn.statements.push(asSentences(terms));
    return covers === 'yes';
  }
  return true;
}

/** What is asked for going to a place, where the owner wrote it: the rest of the list is of no use. */
function termsFor(area: string, place: string): string {
  return areaSentences(area)
    .filter(
      (part) =>
        /\d/.test(part) &&
        (outside.test(fold(part))
          ? asksElsewhere(part, place)
          : coversPlace(part, null, place) !== 'unknown'),
    )
    .map((part) => part.replace(/;$/, '.'))
    .join(' ');
}

/** "45 outside Brandon": asked of every place but the one that is named. */
function asksElsewhere(part: string, place: string): boolean {
  const [, home = ''] = outside.exec(fold(part)) ?? [];
  return home !== '' && !fold(home).includes(fold(place)) && ownersMoneyIn(part).length > 0;
}

const outside = /\b(?:outside(?: of)?|beyond|out of|hors de|en dehors de|a l'exterieur de)(.*)$/;

/** A town as its name is written, however it was heard. */
export function titled(place: string): string {
  return place.replace(/(^|[\s-])\p{Ll}/gu, (first) => first.toUpperCase());
}

type AreaText = Pick<WrittenFact, 'key' | 'said' | 'fact' | 'subject'>;

/** Everything the owner wrote about where they go; the fact that was asked for first, if it names the place. */
export function areaTexts(turn: Turn, target: Target | null, place: string | null): AreaText[] {
  const { knowledge } = turn.receptionist.profile;
  const texts: AreaText[] = [];
  if (knowledge.serviceArea?.trim())
    texts.push({
      key: 'area',
      said: knowledge.serviceArea,
      subject: '',
      fact: { kind: 'area', id: 'area', label: 'Service area' },
    });
  const { areaFacts } = turn.receptionist;
  const wanted = target?.kind === 'fact' ? target.factId : null;
  const asked = wanted && !areaFacts.includes(wanted) ? writtenFact(turn, wanted) : null;
  // Where nothing is written of towns, what is asked for is the answer.
  const isOnly = !place && texts.length === 0 && areaFacts.length === 0;
  if (asked && (isOnly || (place && coversPlace(asked.said, null, place) !== 'unknown')))
    texts.push(asked);
  for (const key of areaFacts) {
    const written = writtenFact(turn, key);
    if (written?.said) texts.push(written);
  }
  const own = texts.flatMap((text) => {
    const said = ofWorkTalkedOf(turn, text.subject, text.said, place);
    return said === '' ? [] : [{ ...text, said }];
  });
  // Where nothing else is written, what is asked for one kind of work tells where anybody goes at all.
  return (own.length > 0 ? own : texts).sort(
    (one, other) => Number(other.key === wanted) - Number(one.key === wanted),
  );
}

/** The fee for going to the town that was named, in cents; null where none was named, or none is written. */
export function travelFee(
  turn: Turn,
): { place: string; cents: number; fact: AreaText['fact'] } | null {
  const place = turn.state.focus.town;
  if (!place) return null;
  for (const { said, fact } of areaTexts(turn, null, place)) {
    const [cents, second] = moneyFor(termsFor(said, place), place);
    if (cents !== undefined && second === undefined) return { place: titled(place), cents, fact };
  }
  return null;
}

/** What was just told with the fee for going to the caller's town, where there is one: once a sum. */
export function tellWithTravel(turn: Turn): void {
  const { focus, used, language } = turn.state;
  const fee = travelFee(turn);
  if (!fee || !focus.toldCents) return;
  const sum = focus.toldCents + fee.cents;
  const key = `travel:${sum}`;
  if ((used[key] ?? 0) > 0 && turn.state.lastActs.every((act) => act !== 'ask.total')) return;
  used[key] = 1;
  turn.sums.push(sum, fee.cents);
  tell(turn, 'withTravel', {
    fee: sayMoney(fee.cents, language),
    place: fee.place,
    total: sayMoney(sum, language),
  });
}

/** That the way to the caller's town is on top of the sum that was told, and what it is with it; false where none is. */
export function tellTravelOnTop(turn: Turn): boolean {
  const { focus, language } = turn.state;
  const fee = travelFee(turn);
  if (!fee || !focus.toldCents) return false;
  const sum = focus.toldCents + fee.cents;
  turn.answered = true;
  turn.sums.push(sum, fee.cents);
  tell(turn, 'reckonedRight');
  tell(turn, 'withTravel', {
    fee: sayMoney(fee.cents, language),
    place: fee.place,
    total: sayMoney(sum, language),
  });
  return true;
}

/** The amounts of a sentence that are for a place: of "Sooke is 20 dollars and Sidney 35", only its own. */
function moneyFor(terms: string, place: string): number[] {
  const parts = terms.split(/(?<=\d[^,;]*)(?:[,;]| and | et )/);
  const own = parts.filter((part) => coversPlace(part, null, place) !== 'unknown');
  const priced = parts.filter((part) => /\d/.test(part));
  const text = priced.length > 1 ? own.join('. ') : terms;
  return ownersMoneyIn(text)
    .filter(({ start }) => !ofOrders.test(text.slice(0, start)))
    .map(({ cents }) => cents);
}

/** "Free on orders over 60 dollars": what an order must come to is no fee. */
const ofOrders = /\b(?:over|above|under|below|at least|more than|plus de|moins de)\s+\$?\s*$/i;
