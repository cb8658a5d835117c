import { ask, type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import type { Promotion, Service } from '../knowledge/business.ts';
import { readDay } from '../knowledge/hours.ts';
import {
  belongsTo,
  daysUntil,
  isTitledIn,
  promotionsAt,
  sayPromotion,
} from '../knowledge/promotions.ts';
import { matchServices } from '../knowledge/services.ts';
import { sayDate } from '../speaking/say-date.ts';
import { lookUpAll, refsOf } from './refs.ts';
import { requestOf } from './request.ts';

/** As many as are told before asking whether to go on. */
const inOneBreath = 2;
/** An end, or a beginning, nearer than this many days is named. */
const namedByDay = 200;

/** Tells what is on, of the services meant first. False where nothing is on or coming. */
export function answerPromotions(turn: Turn, act: HeardAct): boolean {
  const { knowledge } = turn.receptionist.profile;
  const { running, coming } = promotionsAt(knowledge, turn.now);
  const talkedOf = lookUpAll(turn, refsOf(turn, act)).map(({ service }) => service);
  // "Any rebates on tints": several are tints, and none of them alone is what is asked about.
  const named = matchServices(turn.receptionist.services, act.words).flatMap(({ candidates }) =>
    candidates.map(({ service }) => service),
  );
  const services = talkedOf.length > 0 ? talkedOf : named;
  if (running.length > 0) {
    const titled = running.filter((promotion) => isTitledIn(promotion, act.words));
    tellSome(turn, titled.length > 0 ? titled : byFit(untold(turn, running), services));
    turn.answered = true;
    return true;
  }
  const next = coming.find((each) => tellComing(turn, each));
  turn.answered ||= next !== undefined;
  return next !== undefined;
}

/** Tells what runs and was not told yet. False where nothing does. */
export function tellRunning(turn: Turn): boolean {
  const { running } = promotionsAt(turn.receptionist.profile.knowledge, turn.now);
  tellSome(turn, untold(turn, running));
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

/** Those of the services meant first, then those of no service in particular. */
function byFit(promotions: readonly Promotion[], services: readonly Service[]): Promotion[] {
  if (services.length === 0) return [...promotions];
  const distance = (promotion: Promotion) => {
    if (services.some((service) => belongsTo(promotion, service))) return 0;
    return promotion.goesWith?.length ? 2 : 1;
  };
  return [...promotions].sort((one, other) => distance(one) - distance(other));
}

/** Those not told yet; all of them once each was. */
function untold(turn: Turn, promotions: readonly Promotion[]): readonly Promotion[] {
  const left = promotions.filter((promotion) => !wasTold(turn, promotion));
  return left.length > 0 ? left : promotions;
}

function tellSome(turn: Turn, promotions: readonly Promotion[]): void {
  for (const [at, promotion] of promotions.slice(0, inOneBreath).entries()) {
    tellPromotion(turn, promotion, at === 0 ? 'promotion' : 'promotionToo');
    tellLastDay(turn, promotion);
  }
  if (promotions.length > inOneBreath && !requestOf(turn.state))
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
