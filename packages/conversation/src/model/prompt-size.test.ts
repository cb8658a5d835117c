import { expect, it } from 'vitest';
import { advance } from '../advance.ts';
import { newConversation } from '../dialogue/new-conversation.ts';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { prepareReceptionist } from '../receptionist.ts';
import { largeBusiness } from '../testing/large-business.ts';
import { tintShop } from '../testing/tint-shop.ts';
import { estimatePromptSize } from './prompt-size.ts';

/** What a model is really sent in the first turn of a call. */
function sentFor(knowledge: BusinessKnowledge): number {
  const profile = { agentId: 'size', knowledge, firstMessage: null, transferNumber: null };
  const receptionist = prepareReceptionist({ ...profile, languageModel: true });
  const start = { type: 'answered', callId: 'size', channel: 'phone', from: null } as const;
  const { conversation } = advance(receptionist, newConversation(), start, 0);
  const asked = { type: 'callerSpoke', text: 'What are your prices?' } as const;
  return advance(receptionist, conversation, asked, 0).conversation.tally.sent;
}

it.each([
  ['a shop of usual size', tintShop],
  ['a large shop', largeBusiness(60, 20)],
  ['a shop that is told in part', largeBusiness(700, 60)],
])('the size of a prompt is estimated, on the dear side if at all, for %s', (_size, knowledge) => {
  const ratio = estimatePromptSize(knowledge) / sentFor(knowledge);
  expect(ratio).toBeGreaterThan(0.75);
  expect(ratio).toBeLessThan(1.5);
});
