import { expect, it } from 'vitest';
import { NetworkLines } from './network-lines.ts';

it('one network holds so many calls at once, and one more once one has ended', () => {
  const lines = new NetworkLines(3);
  const held = Array.from({ length: 5 }, () => lines.hold('203.0.113.5'));
  expect(held.map((letGo) => letGo !== null)).toEqual([true, true, true, false, false]);
  expect(lines.hold('203.0.113.6')).not.toBeNull();
  // However often the end of a call is told.
  held[0]?.();
  held[0]?.();
  expect(lines.hasRoom('203.0.113.5')).toBe(true);
  expect(lines.hold('203.0.113.5')).not.toBeNull();
  expect(lines.hasRoom('203.0.113.5')).toBe(false);
});

it('an IPv6 network is its /64, and a /48, which one stranger has, holds only twice as many', () => {
  const lines = new NetworkLines(1);
  const hold = (group: number, host = 1) => lines.hold(`2001:db8:1:${group}::${host}`);
  expect(hold(1)).not.toBeNull();
  expect(hold(1, 2)).toBeNull();
  const others = Array.from({ length: 12 }, (_, index) => hold(index + 2));
  expect(others.filter((letGo) => letGo !== null)).toHaveLength(1);
});

it('this machine’s own calls are not counted', () => {
  const lines = new NetworkLines(1);
  for (let call = 0; call < 9; call += 1) expect(lines.hold('127.0.0.1')).not.toBeNull();
});

it('a /32, which may be a whole provider’s, holds sixteen times as many', () => {
  const lines = new NetworkLines(1);
  const held = Array.from({ length: 40 }, (_, site) => lines.hold(`2001:db8:${site + 1}::1`));
  expect(held.filter((letGo) => letGo !== null)).toHaveLength(16);
});

it('browsers hold so many in all, for whoever calls by telephone needs one too', () => {
  const lines = new NetworkLines(3, 10);
  const held = Array.from({ length: 20 }, (_, host) => lines.hold(`203.0.113.${host}`));
  expect(held.filter((letGo) => letGo !== null)).toHaveLength(10);
  expect(lines.hasRoom('198.51.100.1')).toBe(false);
  held[0]?.();
  expect(lines.hold('198.51.100.1')).not.toBeNull();
});
