import { lastSaid, type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { mayBeMoneyIn } from '../knowledge/bare-amounts.ts';
import { vagueWords } from '../knowledge/common-words.ts';
import { holdsAt, type Moment } from '../knowledge/holds-at.ts';
import { whenIn } from '../knowledge/owners-conditions.ts';
import { deniesPlace } from '../knowledge/place.ts';
import { sensedWords, sensesOf } from '../knowledge/senses.ts';
import { affirmedIn } from '../knowledge/surcharges-due.ts';
import { fold } from '../knowledge/words.ts';
import { ofPaying, tellingStems } from '../listener/own-words.ts';
import { isPutAsQuestion } from '../listener/put-as-question.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { asSentences, sentences } from '../speaking/sentences.ts';
import { travelFee } from './area.ts';
import { casesOfWork } from './cases-of-work.ts';
import { lookUpAll } from './refs.ts';
import { writtenFacts } from './written-facts.ts';

/** Something an owner charges more for in some case, written in a note or an answer. */
export interface Extra {
  key: string;
  said: string;
  fact: Turn['facts'][number];
  /** What is added once; null where that goes by a count or is no one amount. */
  cents: number | null;
  /** What the sentence and its title speak of. */
  roots: ReadonlySet<string>;
  senses: ReadonlySet<number>;
}

const adds =
  /\b(?:extra|more|additional|surcharges?|on top|adds?|added|charges?|fees?|goes? up|de plus|en plus|en sus|supplements?|supplementaires?|ajout\w*|frais)\b/;
/** What is asked for when somebody does not come, pays late or takes a thing home is no part of a price. */
const ofElse =
  /\b(?:miss\w*|no[- ]?shows?|cancel\w*|deposits?|refund\w*|late|waived|credited|discounts?|off|store[ds]?|storage|manqu\w*|annul\w*|absen\w*|depots?|rembours\w*|retards?|rabais)\b/;
const free =
  /\b(?:no|not?|without|free|pas|sans|aucune?|gratuit\w*)\b[^.;,]{0,16}\b(?:extra|charges?|fees?|frais|supplements?)\b/;
/** What is paid as often as there are some. */
const byCount =
  /%|\b(?:each|every|per|chaque|chacune?|par|percent|pour cent)\b|\d(?: (?:dollars?|bucks))? (?:an?|la|le) \p{L}+/u;

/** Read once for each language, as long as the knowledge is the same. */
const read = new WeakMap<Turn['receptionist'], Map<string, readonly Extra[]>>();

function extrasWritten(turn: Turn): readonly Extra[] {
  const { language } = turn.state;
  const known = read.get(turn.receptionist) ?? new Map<string, readonly Extra[]>();
  read.set(turn.receptionist, known);
  const before = known.get(language);
  if (before) return before;
  const found = writtenFacts(turn)
    .filter(({ inOwnWords }) => inOwnWords)
    .flatMap(({ key, said, subject, fact }) =>
      sentences(said).flatMap((sentence): Extra[] => {
        const folded = fold(sentence);
        const [amount, other] = mayBeMoneyIn(sentence);
        const text = `${subject} . ${sentence}`;
        if (!amount || !adds.test(fold(text)) || free.test(folded)) return [];
        if (ofElse.test(fold(text))) return [];
        const cents = other || byCount.test(folded) ? null : amount.cents;
        const roots = new Set(tellingStems(text).filter((root) => !vagueWords.has(root)));
        return [{ key, said: sentence, fact, cents, roots, senses: sensesOf(text) }];
      }),
    );
  known.set(language, found);
  return found;
}

/** In so many words, whether something is dearer. In folded words. */
export const asksWhetherMore =
  /\b(?:is|are|be|that|it|cost\w*|charge[sd]?|pay|anything|any|an?|coute\w*|charge[rz]?)\b[^.?!]{0,24}\b(?:more|extra|additional|surcharges?|upcharges?|higher|pricier|same (?:price|rate|cost|charge))\b|\b(?:plus cher|d'extra|des? (?:extras?|frais|supplements?)|un (?:extra|supplement)|meme prix|change\w*(?:-t'?u)? (?:de quoi|quelque chose|le prix))\b/;

/**
 * What an owner charges more for in a case that a caller's words tell of: "it's a tandem", where those are 40 more.
 * @param least how many of what they tell must stand in the owner's sentence.
 */
function extraFor(turn: Turn, words: string, least: number): Extra | null {
  return (
    bestOf(turn, extrasWritten(turn), words, least) ?? bestOf(turn, casesOfWork(turn), words, least)
  );
}

function bestOf(turn: Turn, extras: readonly Extra[], words: string, least: number): Extra | null {
  const named = new Set(
    turn.receptionist.profile.knowledge.services.flatMap(({ name }) => tellingStems(name)),
  );
  const ofFocus = new Set(
    lookUpAll(turn, turn.state.focus.refs).flatMap(({ service }) => tellingStems(service.name)),
  );
  const telling = new Set(tellingStems(words).filter((root) => !vagueWords.has(root)));
  const said = sensedWords(words).filter(({ root }) => telling.has(root) && !ofFocus.has(root));
  // A "spot" to park in is none that somebody is squeezed into.
  const atOnceToo = atOnce.test(fold(words));
  const [best, second] = extras
    .filter((extra) => atOnceToo || !atOnce.test(fold(extra.said)))
    .map((extra) => {
      const held = said.filter(
        ({ root, senses }) =>
          extra.roots.has(root) || [...senses].some((sense) => extra.senses.has(sense)),
      );
      const own = held.filter(({ root }) => !named.has(root) && extra.roots.has(root)).length;
      const shared = new Set(held.map(({ root }) => root)).size;
      // "Same day" has no word that tells anything by itself.
      if (atOnceToo && atOnce.test(fold(extra.said)))
        return { extra, shared: shared + least, own: own + 1 };
      return { extra, shared, own };
    })
    .filter(({ shared, own }) => shared >= least && (own > 0 || shared > 1))
    .sort((one, other) => other.shared - one.shared || other.own - one.own);
  if (!best || (second && second.shared === best.shared && second.own === best.own)) return null;
  return best.extra;
}

/** Tells what is added for work that is wanted at once, where it is one thing. */
export function tellRush(turn: Turn): boolean {
  const [only, other] = extrasWritten(turn).filter(({ said }) => atOnce.test(fold(said)));
  if (!only || other) return false;
  turn.answered = true;
  if (turn.described.has(only.key)) return true;
  turn.described.add(only.key);
  turn.statements.push(asSentences(only.said));
  turn.facts.push(only.fact);
  tellWith(turn, only);
  return true;
}

const atOnce =
  /\b(?:rush\w*|express|urgent\w*|priority|next[- ]day|same[- ]day|(?:24|48)[- ]?(?:h|hours?|heures?)|overnight|rapides?|lendemain|jour meme)\b/;

/** "She's matted, does that change anything": asked of what the turn tells. */
const asksWhatChanges =
  /\b(?:does|would|will|do) (?:that|it|this|those|they)\b.{0,12}\b(?:change|matter|affect|make (?:a|any) difference)\b/;

/** Most of what is told of a case stands in few words; a story names many things. */
const longestStory = 24;

/**
 * Tells what is charged more for what a caller tells of, or asks of in words of paying more, once there is work that
 * is talked of; what it comes to with that, where one price was told.
 */
export function tellExtraFor(turn: Turn, { act, words }: Pick<HeardAct, 'act' | 'words'>): boolean {
  const { state } = turn;
  if (state.model || state.urgent || state.focus.refs.length === 0) return false;
  if (state.lastActs.some((one) => unsuited.test(one)) || words.split(/\s+/).length > longestStory)
    return false;
  if (deniesPlace(turn.receptionist.places, lastSaid(turn))) return false;
  const asks =
    act.startsWith('ask.') && isPutAsQuestion(words) && !asksWhetherMore.test(fold(words));
  const ofTurn = asksWhatChanges.test(fold(words));
  const told = affirmedIn(ofTurn ? lastSaid(turn) : words);
  const extra = extraFor(turn, told, asks && !ofTurn ? 2 : 1);
  if (!extra || turn.described.has(extra.key)) return false;
  turn.described.add(extra.key);
  turn.answered = true;
  // "Yes, tandems are 40 more": nobody asked whether.
  const said = act.startsWith('ask.') ? extra.said : extra.said.replace(leadingYes, '');
  const aloud = asSentences(said);
  turn.statements.push(aloud);
  // Told with the price already, it is asked of by itself now.
  if (extra.fact.kind === 'service') turn.verdicts.add(aloud);
  turn.facts.push(extra.fact);
  tellWith(turn, extra);
  return true;
}

const leadingYes = /^(?:yes|no|oui|non)\s*[,.;:–-]\s*/i;
const unsuited = /^(?:complain|alarm\.|want\.(?:cancel|move|late)|ask\.status|who\.|wrong)/;

function tellWith(turn: Turn, { cents }: Extra): void {
  const { focus, language } = turn.state;
  if (cents === null || !focus.toldCents || turn.quotes.length > 0) return;
  const sum = focus.toldCents + cents;
  turn.sums.push(cents, sum);
  focus.toldCents = sum;
  tell(turn, 'withFee', { total: sayMoney(sum, language) });
}

/** What stands of a sentence wherever it was told: without its yes, its first letter and its stop. */
export const core = (said: string) => fold(said.replace(leadingYes, '')).slice(1, -1);

/** Whether that holds for this caller takes more than that it was told. */
const byMeasure =
  /^(?:if|when|unless|si|quand|lorsque)\b|\b(?:more|less|further|longer|heavier) than\b|\b(?:over|under|above|beyond|plus de|moins de|au-dela) (?:\p{L}+ )?\d/u;

/** What is told, supposed, or asked in words of paying: "do you have a safe place" tells of no safe. */
function tellsOfCase(words: string): boolean {
  const folded = fold(words);
  const supposes = /\b(?:if|si) (?:i|we|it|they|my|she|he|je|on|c'est)\b/.test(folded);
  return (
    !isPutAsQuestion(words) || supposes || asksWhetherMore.test(folded) || ofPaying.test(folded)
  );
}

/** Notes what a turn told of, that is added to what is talked of. */
export function noteExtras(turn: Turn): void {
  const { state } = turn;
  if (state.quotes.length + turn.quotes.length === 0 || !tellsOfCase(lastSaid(turn))) return;
  const line = fold(turn.statements.join(' '));
  const noted = state.extras ?? [];
  const told = extrasWritten(turn).filter(
    ({ said, cents }) =>
      cents !== null &&
      !byMeasure.test(fold(said)) &&
      line.includes(core(said)) &&
      !noted.some((one) => one.said === said),
  );
  if (told.length > 0)
    state.extras = [...noted, ...told.map(({ said, cents }) => ({ said, cents: cents ?? 0 }))];
}

/** What was told so far to be added to what is talked of, each once. */
export function extrasTold(turn: Turn): { said: string; cents: number; fact: Extra['fact'] }[] {
  const noted = turn.state.extras ?? [];
  return extrasWritten(turn).flatMap(({ said, cents, fact }) =>
    cents !== null && noted.some((one) => one.said === said) ? { said, cents, fact } : [],
  );
}

/** "With the dogs": what was told to be added in a case that the question of the sum names, whatever measures it. */
function noteNamed(turn: Turn): void {
  const { state } = turn;
  const noted = state.extras ?? [];
  const ofWork = new Set(
    lookUpAll(turn, state.focus.refs).flatMap(({ service }) => tellingStems(service.name)),
  );
  const tellingOf = (words: string) =>
    tellingStems(words).filter((root) => !vagueWords.has(root) && !ofWork.has(root));
  const said = new Set(tellingOf(lastSaid(turn)));
  // Named by the owner's word, or by the one they asked of it with.
  const isNamed = ({ said: sentence, roots }: Extra) =>
    state.transcript.some(
      ({ role, content }, at) =>
        role === 'assistant' &&
        fold(content).includes(core(sentence)) &&
        [...roots, ...tellingOf(state.transcript[at - 1]?.content ?? '')].some((root) =>
          said.has(root),
        ),
    );
  const named = extrasWritten(turn).filter(
    (extra) =>
      extra.cents !== null && noted.every((one) => one.said !== extra.said) && isNamed(extra),
  );
  if (named.length > 0)
    state.extras = [...noted, ...named.map(({ said, cents }) => ({ said, cents: cents ?? 0 }))];
}

/** A sum that is asked for holds what was told since to be added to it, in the owner's words once more. */
export function tellSumWithExtras(turn: Turn, moment: Moment | null): void {
  const { state } = turn;
  const { focus, language } = state;
  const asked = state.lastActs.includes('ask.total') || ofSum.test(fold(lastSaid(turn)));
  if (!asked || turn.quotes.length === 0 || !focus.toldCents) return;
  noteNamed(turn);
  const line = fold(turn.statements.join(' '));
  // The way to a town is part of every sum by now.
  const place = fold(travelFee(turn)?.place ?? '');
  const left = (state.extras ?? []).filter(({ said }) => {
    if (line.includes(core(said)) || (place && fold(said).includes(place))) return false;
    // What is added on one day is no part of another's.
    const when = moment && whenIn(said);
    return !when || !moment || holdsAt(when, moment) === true;
  });
  if (left.length === 0) return;
  const sum = left.reduce((total, { cents }) => total + cents, focus.toldCents);
  turn.sums.push(sum, ...left.map(({ cents }) => cents));
  turn.statements.push(...left.map(({ said }) => asSentences(said)));
  focus.toldCents = sum;
  tell(turn, 'withFee', { total: sayMoney(sum, language) });
}

const ofSum =
  /\b(?:all in|all told|altogether|all together|in all|in total|total|everything|en tout|au total|tout ensemble|tout compris)\b/;
