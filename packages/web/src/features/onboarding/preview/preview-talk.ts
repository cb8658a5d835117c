import {
  advance,
  type BusinessKnowledge,
  type Conversation,
  type FactUsed,
  type Instant,
  newConversation,
  outcomeOf,
  prepareReceptionist,
} from '@second-ring/conversation';
import type { Answers } from '../draft.ts';

export interface TalkLine {
  speaker: 'owner' | 'agent';
  words: string;
  facts: FactUsed[];
}

/** A talk with the AI employee as the draft makes it. Its lines, and what the next question needs. */
export interface Talk {
  conversation: Conversation | null;
  /** Lines of talks that have ended. */
  before: TalkLine[];
  lines: TalkLine[];
}

/**
 * Asks the AI employee a question, answered from the draft as it stands now by the conversation that
 * answers real calls. Pure: the page's clock is an argument.
 */
export function askDraft(
  talk: Talk,
  answers: Answers,
  question: string,
  { now, timeZone }: { now: Instant; timeZone: string },
): Talk {
  const receptionist = prepareReceptionist({
    agentId: 'preview',
    knowledge: knowledgeOf(answers, timeZone),
    firstMessage: null,
    transferNumber: null,
    languageModel: false,
    // Whom to alert is asked after the set-up.
    alertsSomeone: false,
  });
  const going = talk.conversation;
  const open =
    going ??
    advance(
      receptionist,
      newConversation(),
      { type: 'answered', callId: 'preview', channel: 'browser', from: null },
      now,
    ).conversation;
  const heard = advance(receptionist, open, { type: 'speechPlayed' }, now).conversation;
  const said = advance(receptionist, heard, { type: 'callerSpoke', text: question }, now);
  const lines = linesOf(said.conversation);
  const ended = said.effects.some(({ type }) => type === 'hangUp' || type === 'transfer');
  return ended
    ? { conversation: null, before: [...talk.before, ...lines], lines: [] }
    : { ...talk, conversation: said.conversation, lines };
}

function linesOf(conversation: Conversation): TalkLine[] {
  return outcomeOf(conversation).transcript.map(({ role, content, facts }) => ({
    speaker: role === 'user' ? 'owner' : 'agent',
    words: content,
    facts: facts ?? [],
  }));
}

/** What the draft has taught so far; an item without a name is not there yet. */
function knowledgeOf(answers: Answers, timeZone: string): BusinessKnowledge {
  const { phoneNumber, services, commonQuestions, operationalNotes } = answers;
  return {
    name: answers.businessName.trim() || 'your business',
    phone: phoneNumber.length === 10 ? `+1${phoneNumber}` : null,
    address: answers.address.trim() || null,
    timeZone,
    region: null,
    hours: answers.businessHours,
    services: services
      .filter(({ name }) => name.trim())
      .map((service) => ({
        ...service,
        options: service.options.filter(({ name }) => name.trim()),
      })),
    commonQuestions: commonQuestions.filter(({ question }) => question.trim()),
    operationalNotes: operationalNotes.filter(({ content }) => content.trim()),
    details: null,
  };
}
