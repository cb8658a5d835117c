import type { Turn } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { answerArea, areaTexts } from './area.ts';
import { answerQuestion } from './facts.ts';
import { passQuestionOn } from './unknown.ts';

/**
 * Whether they go somewhere. "Do you send invoices" is of no place, and of what nobody wrote of going, "do you
 * deliver", nothing is told of how far.
 */
export function answerGoing(turn: Turn, act: HeardAct): void {
  const said = fold(act.words);
  if (act.slots.town || act.target?.kind === 'fact') return answerArea(turn, act);
  if (sending.test(said) && !ofPeople.test(said))
    return answerQuestion(turn, { ...act, act: 'ask.fact' });
  if (!ofGoing.test(said) && areaTexts(turn, act.target, null).length === 0)
    return passQuestionOn(turn, act);
  answerArea(turn, act);
}

const sending = /\b(?:send\w*|envo[iy]\w*)\b/;
/** It is people who are sent somewhere. */
const ofPeople =
  /\b(?:some(?:one|body)|any(?:one|body)|people|guys?|person|techs?|technicians?|crews?|drivers?|trucks?|vans?|teams?|workers?|staff|out|over|to|down|quelqu'un|monde|gars|equipes?|camions?|employes?|techniciens?|a|dans)\b/;

/** That somebody goes somewhere, or how far. */
const ofGoing =
  /\b(?:areas?|around|away|clos\w*|come|coming|cover\w*|distance|drive|far|go|going|here|home|house|kilomet\w*|km|local\w*|locations?|miles?|near\w*|neighbou?rhoods?|our|my|out|place|radius|region\w*|serv\w*|there|towns?|cit(?:y|ies)|travel\w*|to|in|allez|alle|autour|bord|chez|coin|couvr\w*|deplac\w*|desserv\w*|dans|ici|loin|maison|quartiers?|rendez|secteurs?|territoires?|venez|vien\w*|villes?|zones?)\b/;
