import type { ForwardingStatus } from '@second-ring/contract';
import { expect, it } from 'vitest';
import { proofIn } from './proof.ts';

const status: ForwardingStatus = {
  business_id: 'b',
  business_name: 'Otter',
  time_zone: 'America/Vancouver',
  business_number: '+16045550107',
  agent_id: 'a',
  agent_number: '+16045550141',
  line_connected: true,
  number_misdirected: false,
  recipient: { number: null, email: null },
  recipient_number_unproved: false,
  recipient_email_unproved: false,
  texts_from: '+16045550141',
  verified_at: null,
  latest_call: null,
  number_held_until: null,
  number_held_once_called: null,
};
const before = '2026-03-02T17:00:00.000Z';
const after = '2026-03-02T17:05:00.000Z';

it('nothing is proven before a call, nor by calls from before the waiting', () => {
  expect(proofIn(null, null)).toEqual({ state: 'unproven' });
  expect(proofIn(status, null)).toEqual({ state: 'unproven' });
  const latest_call = { at: before, forwarded_from: null };
  expect(proofIn({ ...status, latest_call }, before)).toEqual({ state: 'unproven' });
});

it('a call that came another way is told apart from none', () => {
  const call = (forwarded_from: string | null) => ({
    ...status,
    latest_call: { at: after, forwarded_from },
  });
  expect(proofIn(call(null), before)).toEqual({ state: 'direct' });
  expect(proofIn(call('+16045550177'), before)).toEqual({
    state: 'other-number',
    number: '+16045550177',
  });
});

it('a verified forwarding is proven', () => {
  expect(proofIn({ ...status, verified_at: after }, before)).toEqual({
    state: 'proven',
    at: after,
  });
});
