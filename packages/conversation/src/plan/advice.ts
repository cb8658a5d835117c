import type { Turn } from '../dialogue/turn.ts';
import { airHarms, ofGasLine } from '../knowledge/air-that-harms.ts';
import { heldByCurrent, wetAndLive } from '../knowledge/current-that-harms.ts';
import { harmsNow } from '../knowledge/danger-by-sign.ts';
import { standsInTraffic, standsOnTracks } from '../knowledge/danger-on-roads.ts';
import { type Hazard, hazardIn, isLive, poisons } from '../knowledge/hazards.ts';
import { standsAtRoad } from '../knowledge/in-need.ts';
import { toldTogether, tradeOf } from '../knowledge/told-in-pieces.ts';
import { floods } from '../knowledge/water-running.ts';
import { wiresDown } from '../knowledge/wires-down.ts';
import { fold } from '../knowledge/words.ts';
import type { PhraseKey } from '../phrases/phrase-book.ts';

const advice: Record<Hazard, PhraseKey> = {
  gas: 'adviceGas',
  fire: 'adviceFire',
  electricity: 'adviceElectricity',
  water: 'adviceWater',
  cold: 'adviceCold',
  injury: 'adviceInjury',
};

/** What to do first about a hazard that is told of in these words, by a shop of that trade. */
export function adviceOn(hazard: Hazard, words: string, { receptionist }: Turn): PhraseKey {
  // Nobody smells monoxide, and no switch sets it off.
  const trade = tradeOf(receptionist.profile.knowledge);
  const unsmelled = poisons(words, '') || (airHarms(words, words, trade) && !ofGasLine(words));
  if (hazard === 'gas' && unsmelled) return 'adviceMonoxide';
  if (hazard !== 'electricity') return advice[hazard];
  if (wiresDown(words)) return 'adviceWiresDown';
  if (heldByCurrent(words)) return 'adviceHeldByCurrent';
  return wetAndLive(words) ? 'adviceWetAndLive' : advice.electricity;
}

/** The trouble to give our advice on: a valve and a breaker help only where water runs and where current is loose. */
export function hazardToAdvise(turn: Turn, words: string, danger: boolean): Hazard | null {
  const before = linesOf(turn);
  const whole = toldTogether(words, before);
  const told = hazardIn(whole) ?? harmsIn(turn, whole, before);
  if (told === 'electricity') return danger || isLive(words) ? told : null;
  // A rabbit that is cold is warmed by no closed room.
  if (told === 'cold' && !ofRooms.test(fold(whole))) return null;
  const isOther = danger && (told === 'water' ? !floods(words) : told === 'cold');
  return isOther ? harmsIn(turn, whole, before) : told;
}

const ofRooms =
  /\b(?:heat\w*|furnace|boiler|house|home|apartment|room|building|inside|in here|freezing|degrees|minus|chauffage|chaleur|fournaise|chaudiere|thermopompe|maison|logement|appartement|degres|moins|frette|dedans)\b/;

/** What to do first where people drive; null: they tell of no danger there. */
export function adviceOnRoad(words: string): PhraseKey | null {
  if (standsOnTracks(words)) return 'adviceTracks';
  return standsInTraffic(words) || standsAtRoad(words) ? 'adviceRoad' : null;
}

function harmsIn({ receptionist }: Turn, words: string, before: readonly string[]): Hazard | null {
  return harmsNow(words, before.join(' . '), tradeOf(receptionist.profile.knowledge));
}

/** What the caller said so far. */
function linesOf({ state }: Turn): string[] {
  return state.transcript.filter(({ role }) => role === 'user').map(({ content }) => content);
}
