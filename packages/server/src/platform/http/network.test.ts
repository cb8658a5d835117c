import { expect, it } from 'vitest';
import { networkOf, networksOf } from './network.ts';

it('counts an IPv6 address for its site too, which has the share of eight', () => {
  expect(networksOf('2001:db8:1:2::9')).toEqual([
    { key: '2001:db8:1:2::/64', share: 1 },
    { key: '2001:db8:1::/48', share: 8 },
    { key: '2001:db8::/32', share: 64 },
  ]);
  expect(networksOf('203.0.113.9')).toEqual([{ key: '203.0.113.9', share: 1 }]);
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
