import { describe, expect, it } from 'vitest';
import { priced, withOptions } from '../testing/business-parts.ts';
import { barber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const shop = {
  ...barber,
  services: [
    withOptions(
      'duct',
      'Duct cleaning',
      { Bungalow: 300, 'Two storey': 400 },
      'up to 10 vents; each further vent is 20',
    ),
    priced('dryer', 'Dryer vent cleaning', 90),
    priced('windows', 'Window washing', 150, 'up to 20 windows; each further window is 6 dollars'),
    priced('screen', 'Window screen repair', 35),
  ],
};

describe('what is counted', () => {
  it('is of the service that is priced by it, and of no other with that noun in its name', () => {
    const call = callTo(shop);
    const said = call.say(
      'what would you want for the ducts in a two storey, there are fourteen vents',
    );
    expect(said).toContain('$480');
    expect(said).not.toContain('Dryer');
  });

  it('goes to no other service that is asked for later', () => {
    const call = callTo(shop);
    call.say('how much for thirty windows washed');
    const said = call.say('and a window screen repair, what is that');
    expect(said).toContain('$35');
    expect(said).not.toContain('1,050');
  });

  it('is said anew of another service', () => {
    const call = callTo(shop);
    call.say('what would you want for the ducts in a bungalow, there are fourteen vents');
    expect(call.say('how much for one dryer vent')).toContain('$90');
  });

  it('may be called otherwise than the owner calls it', () => {
    const call = callTo(shop);
    expect(call.say('how much to wash the windows, there are thirty panes')).toContain('$210');
  });
});
