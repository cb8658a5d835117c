import { describe, expect, it } from 'vitest';
import { advance, newConversation, outcomeOf } from '../advance.ts';
import type { Conversation } from '../dialogue/state.ts';
import { plumber } from '../testing/businesses.ts';
import { receptionistOf } from '../testing/receptionist-of.ts';
import { summarise } from './summarise.ts';

const receptionist = receptionistOf(plumber, { agentId: 'a' });

/** What the owner reads of a caller who says so much, or nothing, and hangs up. */
function smsOf(line: string | null, from: string | null = '+16045550150'): string {
  let conversation: Conversation = newConversation();
  let now = 1_773_165_600_000;
  const give = (input: Parameters<typeof advance>[2]) => {
    now += 3_000;
    conversation = advance(receptionist, conversation, input, now).conversation;
  };
  give({ type: 'answered', callId: 'c', channel: 'phone', from });
  if (line !== null) give({ type: 'callerSpoke', text: line });
  give({ type: 'hungUp' });
  return summarise(receptionist, outcomeOf(conversation), null).sms;
}

describe('of a caller who is gone after a word or two, the owner', () => {
  it.each(['911 here', 'fire department', 'police', 'This is the police', 'Ici le 911'])(
    'reads the very words of public safety: %s',
    (line) => expect(smsOf(line)).toMatch(new RegExp(`^URGENT · .*${line}`, 'i')),
  );

  it.each(['I need', 'I want', 'I need a', 'I would like to', 'is there', 'je voudrais', 'can I'])(
    'reads no wish that nobody told: %s',
    (line) => expect(smsOf(line)).toMatch(/^604-555-0150 · (?:gave no reason|said "[^"]*")$/),
  );

  it.each(['book', 'I need a plumber', 'I need somebody tomorrow'])(
    'still reads a wish that was: %s',
    (line) => expect(smsOf(line)).not.toMatch(/gave no reason/),
  );

  it('reads that nothing was said', () => {
    expect(smsOf(null)).toBe('604-555-0150 · said nothing');
    expect(smsOf(null, null)).toBe('Caller unknown · said nothing');
  });
});
