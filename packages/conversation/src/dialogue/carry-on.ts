import { findHoliday } from '../knowledge/holidays.ts';
import { matchOptions } from '../knowledge/options.ts';
import { relativeOption } from '../knowledge/relative-option.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import type { Understanding } from '../understanding/understand.ts';
import { answerHours } from './answer-hours.ts';
import { answerArea } from './answer-place.ts';
import { answerPrice, priceOfService } from './answer-price.ts';
import { asksOtherThanPrice } from './asks-other-than-price.ts';
import { ask, type Turn } from './turn.ts';

const elliptical =
  /^\W*(?:(?:oh|ok|okay|so|hm+|um|uh|well|ah|wow|yeah|cool|nice|hmm|got it|thanks|great|puis|pis)\W+)*(?:and|what about|how about|what if|same for|or|but|et|puis|pis|pour)\b/i;
/** Longer sentences stand on their own. */
const mostWords = 8;

/** "And for a truck?", "what about Wednesday?": the same question, asked about something else. */
export function carryOn(turn: Turn, heard: Understanding): boolean {
  const { state, receptionist } = turn;
  const words = heard.text.trim();
  const short = words.split(/\s+/).length <= mostWords;
  if (asksOtherThanPrice(words)) return false;
  if (!short || !(elliptical.test(words) || words.split(/\s+/).length <= 3)) return false;
  const meaningful = heard.intents.some(({ intent }) => intent !== 'generalQuestion');
  if (meaningful) return false;
  if (state.lastAsked === 'price') return carryOnPrice(turn, heard);
  if (state.lastAsked === 'hours') {
    const { knowledge } = receptionist.profile;
    const today = localDateTime(turn.now, knowledge.timeZone);
    const holiday = findHoliday(words, knowledge.region, today);
    if (!holiday && !heard.times.some(({ date }) => date)) return false;
    answerHours(turn, words, heard.times, false);
    return true;
  }
  if (state.lastAsked !== 'area' || !elliptical.test(words)) return false;
  answerArea(turn, words.replace(elliptical, 'come to'));
  return true;
}

function carryOnPrice(turn: Turn, heard: Understanding): boolean {
  const { state, receptionist } = turn;
  const service = receptionist.serviceById.get(state.topic.serviceId ?? '');
  const named = heard.services.some(({ candidates }) => candidates[0]?.kind !== 'near');
  const compared = service && relativeOption(service.options, heard.text, state.topic.optionId);
  if (service && (compared || matchOptions(service, heard.text, hintsIn(heard)).length > 0)) {
    state.topic.hints = hintsIn(heard);
    priceOfService(turn, heard.text, service, null);
    if (!turn.asking) ask(turn, { kind: 'wantIt', serviceId: service.id }, 'wantIt');
    return true;
  }
  if (!named) return false;
  answerPrice(turn, heard);
  return true;
}

function hintsIn(heard: Understanding): string[] {
  return heard.vehicles.flatMap(({ bodyType, model }) =>
    [bodyType, model].filter((word): word is NonNullable<typeof word> => Boolean(word)),
  );
}
