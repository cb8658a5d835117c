import { describe, expect, it } from 'vitest';
import { findAddress } from './addresses.ts';

describe('an address that is put right while it is told', () => {
  it.each([
    ["it's eighteen no sorry eighty one Pinewood Crescent", 'Eighty One Pinewood Crescent'],
    ['41 no wait 14 Simcoe Street', '14 Simcoe Street'],
    ['at twelve, sorry, twenty Elm Street', 'Twenty Elm Street'],
    ['oh gosh, okay, thirty Elm Street', 'Thirty Elm Street'],
  ])('is what was said last: %s', (said, address) => {
    expect(findAddress(said, true)?.address).toBe(address);
    expect(findAddress(said, false)?.address).toBe(address);
  });
});
