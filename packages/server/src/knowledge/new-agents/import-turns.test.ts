import { expect, it } from 'vitest';
import { createImportTurns } from './import-turns.ts';

it('a network has one website read at a time, and the next once that is done', () => {
  const turns = createImportTurns();
  const giveBack = turns.take('203.0.113.1');
  expect(() => turns.take('203.0.113.1')).toThrow('already');
  giveBack();
  turns.take('203.0.113.1');
});

it('a site’s whole IPv6 block has two at a time, whatever addresses it asks from', () => {
  const turns = createImportTurns();
  turns.take('2001:db8:1:1::1');
  expect(() => turns.take('2001:db8:1:1::2')).toThrow();
  turns.take('2001:db8:1:2::1');
  expect(() => turns.take('2001:db8:1:3::1')).toThrow();
});

it('all networks together have a few, and so has this machine', () => {
  const turns = createImportTurns();
  for (let network = 1; network < 7; network += 1) turns.take(`203.0.113.${network}`);
  expect(() => turns.take('203.0.113.99')).toThrow('Many');
  expect(() => turns.take('127.0.0.1')).toThrow('Many');
});
