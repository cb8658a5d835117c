import type { Turn } from '../dialogue/turn.ts';
import { withoutDeniedSigns } from '../knowledge/denied-signs.ts';
import { withoutFigures } from '../knowledge/figures-of-speech.ts';
import { hazardIn, isOfLife } from '../knowledge/hazards.ts';
import { contentOf } from '../knowledge/question-words.ts';
import { isMended } from '../knowledge/told-as-now.ts';
import { fold } from '../knowledge/words.ts';
import { textsTelling } from '../knowledge/written-texts.ts';
import { detectLanguage } from '../understanding/detect-language.ts';
import { saidBefore } from './say-written.ts';
import { writtenFact } from './written-facts.ts';

/**
 * Where to go or what to do at once, in the owner's own words, once a call. False where nothing of it is for
 * these words.
 * @param cannotWait it is an alarm: the only thing the owner wrote for those is told whatever its words are.
 */
export function tellDirections(turn: Turn, words: string, cannotWait: boolean): boolean {
  const { directions } = turn.receptionist;
  const { used } = turn.state;
  // A word of the trade alone tells of no trouble.
  const { familiar } = turn.receptionist.questions;
  // Nor is what they say is not there, or was put right.
  const stands = withoutFigures(withoutDeniedSigns(fold(words)));
  if (!cannotWait && isMended(words)) return false;
  const said = new Set([...contentOf(stands)].filter((one) => !familiar.has(one)));
  const shared = (telling: ReadonlySet<string>) =>
    [...telling].filter((one) => said.has(one)).length;
  const [best] = [...directions].sort((one, other) => shared(other.telling) - shared(one.telling));
  if (!best || (used[`direction:${best.id}`] ?? 0) > 0) return false;
  const close = shared(best.telling) > 0;
  const written =
    close || (cannotWait && directions.length === 1) ? writtenFact(turn, best.id) : null;
  if (!written || turn.described.has(best.id)) return false;
  // What to do about gas is nothing for who is cold.
  const titled = hazardIn(written.subject);
  const hazard = titled ?? hazardIn(written.said);
  if ((!close || titled) && isOfLife(hazard) && hazardIn(stands) !== hazard) return false;
  // What to do first is said in their language already, in our own words.
  if (hazardIn(stands) !== null && !isUnderstood(turn, written.said)) return false;
  used[`direction:${best.id}`] = 1;
  turn.described.add(best.id);
  turn.answered = true;
  turn.state.focus.factId = best.id;
  turn.statements.push(written.said);
  turn.facts.push(written.fact);
  return true;
}

/** Whether what an owner wrote is in the language of the call, as far as can be told. */
export function isUnderstood({ state }: Turn, said: string): boolean {
  const { language } = detectLanguage(said);
  return language === null || language === state.language;
}

/** Asked what to do or where to go once it was told, it is told again, as such. */
export function tellDirectionsAgain(turn: Turn, words: string): boolean {
  const { directions } = turn.receptionist;
  const { used } = turn.state;
  const told = directions.find(({ id }) => (used[`direction:${id}`] ?? 0) > 0);
  const written = told && asksWhatToDo.test(fold(words)) ? writtenFact(turn, told.id) : null;
  if (!told || !written || turn.described.has(told.id)) return false;
  turn.described.add(told.id);
  turn.answered = true;
  turn.statements.push(saidBefore(turn, written.said));
  turn.facts.push(written.fact);
  return true;
}

/** "Should I be coming to you or going to a hospital": nothing else is asked, whatever it may sound like. */
export function asksWhereToGo(words: string): boolean {
  return whereToGo.test(fold(words));
}

/**
 * "Where's the nearest emergency vet", of a shop that is not one or is closed: where its owner sends people. False
 * where nothing is written of it.
 */
export function tellElsewhere(turn: Turn, words: string): boolean {
  if (!asksElsewhere.test(fold(words))) return false;
  const { knowledge } = turn.receptionist.profile;
  const found = textsTelling(knowledge, ofClosed).find(
    ({ id, body }) => sendsThere.test(fold(body)) && !turn.described.has(id),
  );
  const written = found ? writtenFact(turn, found.id) : null;
  if (!found || !written) return false;
  turn.described.add(found.id);
  turn.answered = true;
  turn.state.focus.factId = found.id;
  turn.statements.push(written.said);
  turn.facts.push(written.fact);
  return true;
}

const asksElsewhere =
  /\b(?:where(?:'s)?|who(?:'s)?|which|is there|know(?: of)?|what about|find|ou|quel\w*|connaissez|y a-t-il|y a-tu)\b[^.?!]{0,30}\b(?:emergency|24[- ]hours?|after[- ]hours|overnight|all[- ]night|urgences?) ?(?:vets?|veterinar\w*|clinics?|hospitals?|places?|animal \w+|er|room|ones?)?\b(?! (?:fee|visit|rate|call|charge)s?\b)|\b(?:nearest|closest|another|other|any|plus proche|autre) (?:[\p{L}'-]+ ){0,3}?(?:hospitals?|clinics?|vets?|er|hopital|clinique)\b[^?!]{0,20}|\bwhere (?:do|should|can|would) (?:i|we) (?:take|bring) (?:him|her|it|them|my|the)\b|\bou (?:est-ce que )?(?:je|on) (?:l'amene|l'emmene)\b/u;
const ofClosed =
  /\b(?:after[- ]hours|when (?:we're|we are) closed|emergenc\w*|overnight|apres les heures|hors des heures|quand (?:nous sommes|on est) ferme\w*|urgences?)\b/;
/** To a place, and to nobody of the shop's own. */
const sendsThere =
  /\b(?:go|head|drive|take (?:them|him|her|it|your \w+))(?: \w+){0,2} to\b|\b(?:call|try|contact) (?:the )?(?!us\b|me\b|our\b)(?:\w+ ){0,4}(?:hospital|clinic|vet\w*|emergency)\b|\b(?:allez|rendez-vous|amenez-l\w*|presentez-vous) (?:\w+ ){0,3}(?:a|au|aux|chez)\b/;

const whereToGo =
  /\b(?:hospital|hopital|(?:come|coming|go|going) to you|where (?:do|should|can) (?:i|we) go|ou (?:est-ce que )?(?:je|on) (?:vais|va)|(?:venir|aller) (?:chez vous|a l'hopital))\b/;

const asksWhatToDo =
  /\b(?:should|where|hospital|emergency|(?:what|where) (?:do|am|can) (?:i|we)|(?:i|we) (?:go|come|bring|drive)|(?:can|do|could) (?:i|we) (?:go|come|bring|drive)|dois-je|ou (?:est-ce|je|on|aller)|(?:je|on) (?:va|vais|fais|fait|viens|vient|y va|l'amene\w*|l'emmene\w*)|faut(?:-il| que|-tu| tu)|hopital|urgence)\b/;
