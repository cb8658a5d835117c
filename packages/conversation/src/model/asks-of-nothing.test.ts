import { describe, expect, it } from 'vitest';
import { modelCall } from '../testing/model-call.ts';
import { shops } from './recordings/shops.ts';

/** What is spoken of a reply to who left a message for Gerard. */
function spoken(reply: string): string {
  const call = modelCall(shops.machines, '+17055550199');
  call.say(
    "it's Ty Marsh, ask Gerard whether he does it at the rink on Friday, this number is fine",
  );
  return call.reply(
    `{"a":[["want.message",{"person":"Gerard","thing":"whether he does it at the rink"}],["give",{"name":"Ty Marsh","phone":"same"}]],"q":"detailsRight"}\n${reply}`,
  );
}

describe('whether all is right', () => {
  it.each([
    "Whether he comes to the rink, I don't know. I've reserved Friday for him. I'll pass it on; is that right?",
    "I've reserved Friday for him. I'll pass it on; is that right?",
  ])('is not asked of what could not be said: %s', (reply) => {
    expect(spoken(reply)).not.toMatch(/pass it on; is that right/);
  });

  it('is asked of what was read back beside a sentence that was lost', () => {
    const said = spoken(
      "I've reserved Friday for him. So that's a message for Gerard about the rink, and your number is {phone}. Is that right?",
    );
    expect(said).toContain('705, 555, 0199');
    expect(said).toMatch(/is that right\?/i);
  });
});
