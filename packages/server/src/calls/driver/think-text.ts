import {
  detectLanguage,
  type EarlierCall,
  type Effect,
  type Input,
  type Language,
  type Receptionist,
} from '@second-ring/conversation';
import { timed } from '../../platform/turn-about.ts';
import type { ClaimedCall } from '../record/claim-call.ts';
import { isDoneWithTurn } from '../record/done-with-turn.ts';
import type { HiddenWords } from '../record/hidden-words.ts';
import { CardGuard } from '../record/keyed-digits.ts';
import {
  type RequestEffect,
  rebuildConversation,
  recordOf,
  type Turn,
} from '../record/rebuild-conversation.ts';
import { recordTurns, type TakenTurn } from '../record/record-turns.ts';
import { type CallSurroundings, countModel } from '../record/surroundings.ts';
import { understood } from '../thinking/utterance.ts';

/** The language a thread begins in, where its first text shows one. */
function languageOf(inputs: readonly Input[]): Language | null {
  const words = inputs.flatMap((input) => (input.type === 'callerSpoke' ? input.text : []));
  return detectLanguage(words.join(' ')).language;
}

interface Read {
  turns: Turn[];
  effects: Effect[];
  requests: RequestEffect[];
  /** What the inputs tell of the turns before that is not to be kept. */
  hidden: HiddenWords[];
  language: Language;
}

/** What the conversation makes of inputs: those it was told, and what is to be done. */
export async function thinkText(
  {
    clock,
    metrics,
    mind,
    pace,
    comparer,
  }: Pick<CallSurroundings, 'clock' | 'metrics' | 'mind' | 'pace' | 'comparer'>,
  receptionist: Receptionist,
  { businessId, callSid, fromNumber, turns: before }: ClaimedCall,
  inputs: readonly Input[],
  earlier: EarlierCall | null,
): Promise<Read> {
  const now = clock.now();
  const rebuilt = await rebuildConversation(mind, receptionist, before);
  let { conversation } = rebuilt;
  const taken: TakenTurn[] = [];
  const effects: Effect[] = [];
  const cards = new CardGuard(before);
  const hidden: HiddenWords[] = [];
  const thinking = <Done>(think: () => Done): Done => {
    const { result, milliseconds } = timed(think);
    pace.thought({ businessId, network: fromNumber }, milliseconds, clock.now());
    return result;
  };
  const take = async (given: Input, at: number) => {
    const prompt = conversation.transcript.findLast(({ role }) => role === 'assistant')?.content;
    const { input: masked, revealed } = thinking(() => cards.guard(given, prompt ?? ''));
    if (revealed) {
      conversation = revealed.inConversation(conversation);
      hidden.push(revealed);
    }
    const input = await comparer.compare(receptionist, conversation, masked, at);
    const step = thinking(() => mind.advance(receptionist, conversation, understood(input), at));
    countModel(metrics, conversation.tally, step.conversation.tally);
    conversation = step.conversation;
    taken.push({ input, at, ...step });
    effects.push(...step.effects);
  };
  if (before.length === 0) {
    const language = languageOf(inputs);
    await take(
      {
        type: 'answered',
        callId: callSid,
        channel: 'sms',
        from: fromNumber,
        ...(language && { language }),
        ...(earlier && { earlier }),
      },
      now,
    );
  }
  for (const input of inputs) await take(input, now);
  const { deadline } = conversation;
  // A text is whole when it arrives: nobody is going to finish the sentence.
  if (deadline?.kind === 'fragment')
    await take({ type: 'deadlineReached' }, Math.max(now, deadline.at));
  const answered = new Set(inputs.map((input) => 'effectId' in input && input.effectId));
  const asked = effects.filter((effect) => effect.type === 'request');
  const requests = [...rebuilt.openRequests, ...asked].filter(
    ({ id, request }) => !isDoneWithTurn(request) && !answered.has(id),
  );
  const turns = thinking(() => recordTurns(taken, recordOf(before)));
  return { turns, effects, requests, hidden, language: conversation.language };
}

export function textsOf(effects: readonly Effect[]): string[] {
  return effects.flatMap((effect) => (effect.type === 'say' ? effect.text : []));
}

/** What was said since the caller last wrote; before their first text, that it is an AI which answers. */
export function saidSince(turns: readonly Turn[]): string[] {
  const last = turns.findLastIndex(({ input }) => input.type === 'callerSpoke');
  const from = last === 1 ? 0 : Math.max(last, 0);
  return turns.slice(from).flatMap(({ effects }) => textsOf(effects ?? []));
}
