import { expect, it, vi } from 'vitest';
import { advance } from '../advance.ts';
import { newConversation } from '../dialogue/new-conversation.ts';
import type { Service } from '../knowledge/business.ts';
import { prepareReceptionist } from '../receptionist.ts';
import { withOptions } from '../testing/business-parts.ts';
import { largeBusiness } from '../testing/large-business.ts';

const now = Date.parse('2026-03-10T17:00:00Z');
const words =
  `tint coating window front rear full sedan truck ceramic paint film hood wash brake oil filter lube wheel
  glass headlight`.split(/\s+/);
const nameOf = (at: number) =>
  [at, at * 7 + 3, at * 3 + 1, at * 11 + 5].map((one) => words[one % 20]).join(' ');

/** Of so many services that are all called much the same: how many words are looked up in one turn that names some. */
function lookUpsOf(services: number, named: number): number {
  const list = Array.from({ length: services }, (_, at): Service => {
    const options = { [`${words[at % 20]} small`]: 50 + at, [`${words[at % 17]} large`]: 90 + at };
    return withOptions(`s${at}`, `${nameOf(at)} package ${at}`, options);
  });
  const receptionist = prepareReceptionist({
    agentId: 'many',
    knowledge: { ...largeBusiness(1, 1), services: list },
    firstMessage: null,
    transferNumber: null,
    languageModel: false,
  });
  const answered = { type: 'answered', callId: 'c', channel: 'phone', from: null } as const;
  const { conversation } = advance(receptionist, newConversation(), answered, now);
  const names = list.slice(0, named).map(({ name }) => name);
  const text = `How much for the ${names.join(' and the ')}?`;
  const lookUps = vi.spyOn(Set.prototype, 'has');
  advance(receptionist, conversation, { type: 'callerSpoke', text }, now + 5_000);
  const count = lookUps.mock.calls.length;
  lookUps.mockRestore();
  return count;
}

it('a turn that names many services of a long price list holds none of them against all the list for each other', () => {
  expect(lookUpsOf(400, 10)).toBeLessThan(5 * lookUpsOf(400, 3));
});
