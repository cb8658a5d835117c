import { expect, it } from 'vitest';
import { keptTurnsOf, nameOfKept } from './kept-turns.ts';

const facts = [{ kind: 'service', id: 'tint', label: 'Tint' }];

it('wants the answers again that stood on knowledge, and any of the others', () => {
  const turns = keptTurnsOf([
    { role: 'assistant', content: 'Harbour Tint, how can I help?' },
    { role: 'user', content: 'Hi there' },
    { role: 'assistant', content: 'Hello.' },
    { role: 'user', content: ' How much is tint? ' },
    { role: 'assistant', content: 'Tint is $399.', facts },
    { role: 'assistant', content: 'Shall I book you in?' },
    { role: 'tool', content: 'slots' },
    { role: 'user', content: 'No, bye' },
    { role: 'assistant', content: null },
  ]);
  expect(turns).toEqual([
    { caller: 'Hi there', wanted: null },
    { caller: 'How much is tint?', wanted: 'Tint is $399. Shall I book you in?' },
    { caller: 'No, bye', wanted: null },
  ]);
  expect(nameOfKept(turns)).toBe('How much is tint?');
});

it('is nothing where the caller said nothing', () => {
  expect(keptTurnsOf([{ role: 'assistant', content: 'Hello?', facts }])).toEqual([]);
  expect(nameOfKept([])).toBe('');
});

it('is named by the first words where nothing was answered from knowledge', () => {
  const turns = keptTurnsOf([{ role: 'user', content: 'x'.repeat(300) }]);
  expect(nameOfKept(turns)).toBe(`${'x'.repeat(120)}…`);
});
