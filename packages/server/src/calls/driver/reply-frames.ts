import type { ReplyFrame } from '@second-ring/contract';
import {
  type Conversation,
  type Effect,
  type Language,
  outcomeOf,
  type Receptionist,
  summarise,
} from '@second-ring/conversation';

type Say = Extract<Effect, { type: 'say' }>;

/** The voices the carrier is asked for, by the conversation's language. */
export const locales = { en: 'en-US', fr: 'fr-CA' } as const satisfies Record<Language, string>;

/**
 * What is said in one turn, as frames; only the final one closes the turn. A carrier joins the tokens of
 * a turn as they are, so one that another follows ends with the space between two sentences.
 * @param more true: the turn goes on once something that was asked for has come back
 */
export function textFrames(says: readonly Say[], more: boolean): ReplyFrame[] {
  return says.map((say, index) => {
    const last = !more && index === says.length - 1;
    return {
      type: 'text',
      token: last ? say.text : `${say.text} `,
      last,
      lang: locales[say.language],
      interruptible: say.interruptible,
      ...(say.preemptible ? { preemptible: true } : {}),
    };
  });
}

/** The knowledge the latest answer stands on; null where it stands on none. */
export function factsFrame(conversation: Conversation): ReplyFrame | null {
  const answer = conversation.transcript.findLast(({ role }) => role === 'assistant');
  return answer?.facts?.length ? { type: 'facts', facts: answer.facts } : null;
}

/** What the owner will be told about the call. */
export function summaryFrame(
  callLogId: string,
  receptionist: Receptionist,
  conversation: Conversation,
): ReplyFrame {
  const { sms } = summarise(receptionist, outcomeOf(conversation), null);
  return { type: 'summary', text: sms, callLogId };
}

/** What the caller hears when we cannot go on. The owner's phone or a recorder is next. */
export const rescueSentences = {
  en: 'I am sorry, something went wrong on our side. Let me pass you on so that your message is not lost.',
  fr: 'Je suis désolée, un problème est survenu de notre côté. Je vous transfère pour que votre message ne soit pas perdu.',
} as const satisfies Record<Language, string>;

/** The same, where there is no phone line to pass the caller on by. */
export const apologies = {
  en: 'I am sorry, something went wrong on our side. What you said has been kept. Please call again.',
  fr: 'Je suis désolée, un problème est survenu de notre côté. Ce que vous avez dit est conservé. Veuillez rappeler.',
} as const satisfies Record<Language, string>;

/** The way to one caller: a carrier's socket, or a browser's in its place. */
export interface CallerSocket {
  /** Whether whoever is behind it also reads facts and summaries, as carriers do not. */
  readonly readsAlong: boolean;
  /** Sends a frame, or drops it where the socket is gone: the conversation is told elsewhere. */
  send(frame: ReplyFrame): void;
  /** Closes it so that a carrier comes back (1012, 1011) or does not (1000). */
  close(code: number, reason: string): void;
}
