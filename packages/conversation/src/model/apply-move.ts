import { answerUnknown, tellFact } from '../dialogue/answer-fact.ts';
import { answerHours } from '../dialogue/answer-hours.ts';
import { tellOffer } from '../dialogue/answer-offer.ts';
import { answerAddress, answerArea, answerContact } from '../dialogue/answer-place.ts';
import { priceOfService } from '../dialogue/answer-price.ts';
import { tellPromotionOfQuotes, tellRunning } from '../dialogue/answer-promotions.ts';
import { startGoodbye } from '../dialogue/closing.ts';
import { pursueGoal, takeUp } from '../dialogue/goals.ts';
import { reasonGiven } from '../dialogue/reason-given.ts';
import { ask, type Turn } from '../dialogue/turn.ts';
import type { FaqMatch } from '../knowledge/faq.ts';
import { findTimes } from '../understanding/slots/times/find-times.ts';
import type { Move } from './read-reply.ts';

/**
 * Makes a move a model chose, exactly as the receptionist makes it by itself: the model decides
 * which, never what is in it. False where the move names something that does not exist.
 */
export function applyMove(turn: Turn, move: Move, words: string): boolean {
  const made = make(turn, move, words);
  if (made) tellPromotionOfQuotes(turn);
  return made;
}

function make(turn: Turn, move: Move, words: string): boolean {
  switch (move.move) {
    case 'quote':
      return move.items.every(({ service, option }) => quote(turn, service, option, words));
    case 'offer':
      return offer(turn, move.service, words);
    case 'fact':
      return fact(turn, move.id);
    case 'take':
      return take(turn, move.request, words);
    case 'hours': {
      const { timeZone } = turn.receptionist.profile.knowledge;
      answerHours(turn, words, findTimes(words, { now: turn.now, timeZone }), false);
      return true;
    }
    case 'address':
      answerAddress(turn);
      return true;
    case 'area':
      answerArea(turn, words);
      return true;
    case 'contact':
      answerContact(turn, words);
      return true;
    case 'promotions':
      if (!tellRunning(turn)) answerUnknown(turn, words);
      return true;
    case 'unknown':
      answerUnknown(turn, words);
      return true;
    case 'goodbye':
      startGoodbye(turn, 'caller-done');
      return true;
    case 'clarify':
      ask(turn, { kind: 'howToHelp' }, 'notUnderstood');
      return true;
    case 'smalltalk':
      ask(turn, { kind: 'anythingElse' }, 'anythingElse');
      return true;
  }
}

function quote(turn: Turn, serviceId: string, optionId: string | null, words: string): boolean {
  const service = turn.receptionist.serviceById.get(serviceId);
  if (!service) return false;
  const option = service.options.find(({ id }) => id === optionId) ?? null;
  const row = priceOfService(turn, words, service, option);
  if (row && !turn.asking) ask(turn, { kind: 'wantIt', serviceId }, 'wantIt');
  return true;
}

function offer(turn: Turn, serviceId: string, words: string): boolean {
  const service = turn.receptionist.serviceById.get(serviceId);
  if (!service) return false;
  const match = { service, option: null, score: 1, kind: 'strong' as const, matchedSpan: words };
  tellOffer(turn, { candidates: [match], ambiguous: false });
  return true;
}

function fact(turn: Turn, id: string): boolean {
  const { commonQuestions, operationalNotes } = turn.receptionist.profile.knowledge;
  const item = commonQuestions.find((one) => one.id === id);
  const note = operationalNotes.find((one) => one.id === id);
  const sure = { score: 1, kind: 'strong' } as const;
  const match: FaqMatch | null = item
    ? { ...sure, source: 'item', item }
    : note
      ? { ...sure, source: 'note', note }
      : null;
  if (match) tellFact(turn, match);
  return match !== null;
}

function take(turn: Turn, request: Extract<Move, { move: 'take' }>['request'], words: string) {
  const reason = reasonGiven(words) ?? words;
  if (request !== 'booking') turn.state.caller.reasons.push(reason.trim());
  takeUp(turn, request);
  pursueGoal(turn);
  return true;
}
