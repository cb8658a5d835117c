import type { Promotion, Service } from '../knowledge/business.ts';
import {
  belongsTo,
  daysUntil,
  fitsKindAsked,
  isTitledIn,
  promotionsAt,
  readDay,
  sayPromotion,
} from '../knowledge/promotions.ts';
import { sayDate } from '../speaking/say-date.ts';
import type { Intent } from '../understanding/intents/intent.ts';
import type { Understanding } from '../understanding/understand.ts';
import { tellFact } from './answer-fact.ts';
import { factIn } from './find-fact.ts';
import { currentGoal } from './goals.ts';
import { ask, type Turn, tell } from './turn.ts';

/** So many a listener remembers; the rest is offered. */
const inOneBreath = 2;
/** A day that is further away than this, in days, is not told without its year. */
const namedByDay = 200;

/**
 * Answers what is asked about deals with the promotions that run, the fitting ones first; where none
 * does, with the next one and its first day. False where there is none to tell, or where the owner's
 * own answer is about just the kind of discount asked for: nothing is said then.
 */
export function answerPromotions(turn: Turn, heard: Understanding, words: string): boolean {
  const { running, coming } = promotionsAt(turn.receptionist.profile.knowledge, turn.now);
  const fitting = running.filter((promotion) => fitsKindAsked(promotion, words));
  const fact = factIn(turn, words);
  const own = fact?.kind === 'strong' && fact.source === 'item' ? fact : null;
  if (fitting.length === 0) {
    const next = coming.find((promotion) => fitsKindAsked(promotion, words));
    if (!next || fact?.kind === 'strong') return false;
    return tellComing(turn, next);
  }
  if (own && own.item.answer !== 'no') tellFact(turn, own);
  const titled = fitting.filter((promotion) => isTitledIn(promotion, words));
  const meant = byFit(fitting, servicesMeant(turn, heard));
  const named = namedIn(heard);
  const told = (promotion: Promotion) =>
    wasTold(turn, promotion) && !named.some((service) => belongsTo(promotion, service));
  const asksOn = heard.intents.some(({ intent }) => leadingOn.has(intent));
  tellSome(turn, titled.length > 0 ? titled : untoldOf(meant, told), !asksOn);
  return true;
}

/** What these ask is gone on with, rather than further promotions. */
const leadingOn: ReadonlySet<Intent> = new Set(['price', 'quote', 'book', 'callback', 'person']);

/** Tells the promotion that words call by its title. False where they call none that runs. */
export function tellTitled(turn: Turn, words: string): boolean {
  const { running } = promotionsAt(turn.receptionist.profile.knowledge, turn.now);
  const titled = running.filter((promotion) => isTitledIn(promotion, words));
  tellSome(turn, titled);
  return titled.length > 0;
}

/** Tells what runs, to whoever is known to want to hear it. False where nothing does. */
export function tellRunning(turn: Turn): boolean {
  const { running } = promotionsAt(turn.receptionist.profile.knowledge, turn.now);
  tellSome(
    turn,
    untoldOf(running, (promotion) => wasTold(turn, promotion)),
  );
  return running.length > 0;
}

/**
 * Adds the promotion of a service whose price is being told, in its owner's words and once a call.
 * The price stays what it is.
 */
export function tellPromotionOfQuotes(turn: Turn): void {
  const { state, receptionist } = turn;
  if (turn.quotes.length === 0 || state.urgent || state.spam || state.phase !== 'talking') return;
  const asked = turn.asking?.question;
  const offered = asked?.kind === 'upsell' ? asked.serviceId : null;
  const quoted = turn.quotes
    .filter(({ serviceId }) => serviceId !== offered)
    .flatMap(({ serviceId }) => receptionist.serviceById.get(serviceId) ?? []);
  const { running } = promotionsAt(receptionist.profile.knowledge, turn.now);
  const fitting = running.find(
    (promotion) =>
      !wasTold(turn, promotion) && quoted.some((service) => belongsTo(promotion, service)),
  );
  if (fitting) tellPromotion(turn, fitting, 'promotion');
}

/** Those of the services meant first, then those of no service in particular; else as the owner has them. */
function byFit(promotions: readonly Promotion[], services: readonly Service[]): Promotion[] {
  if (services.length === 0) return [...promotions];
  const distance = (promotion: Promotion) => {
    if (services.some((service) => belongsTo(promotion, service))) return 0;
    return promotion.goesWith?.length ? 2 : 1;
  };
  return [...promotions].sort((one, other) => distance(one) - distance(other));
}

/** The services a turn names; where it names none, the one being talked about. */
function servicesMeant({ state, receptionist }: Turn, heard: Understanding): Service[] {
  const named = namedIn(heard);
  const topic = receptionist.serviceById.get(state.topic.serviceId ?? '');
  return named.length > 0 || !topic ? named : [topic];
}

function namedIn({ services }: Understanding): Service[] {
  return services.flatMap(({ candidates }) => candidates.map(({ service }) => service));
}

/** Those not told yet; all of them once each was. */
function untoldOf(
  promotions: readonly Promotion[],
  told: (promotion: Promotion) => boolean,
): readonly Promotion[] {
  const untold = promotions.filter((promotion) => !told(promotion));
  return untold.length > 0 ? untold : promotions;
}

/** Tells two and, where `offersMore`, asks whether to tell what is left. */
function tellSome(turn: Turn, promotions: readonly Promotion[], offersMore = true): void {
  for (const [at, promotion] of promotions.slice(0, inOneBreath).entries()) {
    tellPromotion(turn, promotion, at === 0 ? 'promotion' : 'promotionToo');
    tellLastDay(turn, promotion);
  }
  if (offersMore && promotions.length > inOneBreath && !currentGoal(turn.state))
    ask(turn, { kind: 'morePromotions' }, 'morePromotions');
}

function tellPromotion(
  turn: Turn,
  promotion: Promotion,
  key: 'promotion' | 'promotionToo' | 'promotionComing',
  date = '',
): void {
  const { id, title } = promotion;
  turn.facts.push({ kind: 'promotion', id, label: title });
  turn.state.used[toldKey(promotion)] = 1;
  tell(turn, key, { promotion: sayPromotion(promotion, turn.state.language), date });
}

function tellLastDay(turn: Turn, { lastDay }: Promotion): void {
  if (!lastDay) return;
  const days = daysUntil(lastDay, turn.receptionist.profile.knowledge, turn.now);
  if (days === 0) tell(turn, 'promotionLastDay');
  else if (days <= namedByDay)
    tell(turn, 'promotionUntil', { date: sayDate(readDay(lastDay), turn.state.language) });
}

function tellComing(turn: Turn, promotion: Promotion): boolean {
  const { firstDay = '' } = promotion;
  if (daysUntil(firstDay, turn.receptionist.profile.knowledge, turn.now) > namedByDay) return false;
  const date = sayDate(readDay(firstDay), turn.state.language);
  tellPromotion(turn, promotion, 'promotionComing', date);
  return true;
}

const toldKey = ({ id }: Promotion) => `promotion:${id}`;

function wasTold({ state }: Turn, promotion: Promotion): boolean {
  return (state.used[toldKey(promotion)] ?? 0) > 0;
}
