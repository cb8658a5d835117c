import { describe, expect, it } from 'vitest';
import { explained } from '../testing/business-parts.ts';
import { barber, plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

describe('an answer of the owner’s that resembles an emergency', () => {
  const answers = [
    explained(
      'co',
      'Our CO detector is going off, is that you?',
      'We service detectors on Fridays.',
    ),
    explained('spark', 'The outlet is sparking, what does it cost?', 'We send a partner.'),
    explained('gaz', 'Ça sent le gaz dans la maison', 'Nous passons le lendemain.'),
    explained('out', 'There is a gas leak in my shed', 'Leave the shed and call the gas company.'),
  ];
  it.each([
    'our CO detector is going off, is that you?',
    'um hello the outlet is sparking, what does it cost',
    'Ça sent le gaz dans la maison',
    'there is a gas leak in my shed',
  ])('silences no alarm: %s', (line) => {
    for (const shop of [plumber, barber]) {
      const call = callTo({ ...shop, commonQuestions: [...shop.commonQuestions, ...answers] });
      const said = call.say(line);
      expect(said).toContain('911');
      expect(said).not.toMatch(/Fridays|partner|lendemain/);
      expect(call.outcome().urgent).toBe(true);
      expect(call.alerts()).toHaveLength(1);
    }
  });

  it('is told beside the instruction where it leads out', () => {
    const call = callTo({ ...plumber, commonQuestions: answers });
    expect(call.say('there is a gas leak in my shed')).toMatch(/911.*call the gas company/);
  });

  it('answers who only asks what to do if it ever happens', () => {
    const asked = explained('q', 'What do I do if I smell gas?', 'Leave, and call 911.');
    const call = callTo({ ...barber, commonQuestions: [asked] });
    expect(call.say('What do I do if I smell gas?')).toContain('Leave, and call 911');
    expect(call.outcome().urgent).toBe(false);
  });
});
