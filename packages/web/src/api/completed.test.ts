import { expect, it } from 'vitest';
import { completed } from './completed.ts';

it('fills in what an answer leaves out, and keeps what it says', () => {
  const answer = { id: 'b', name: 'Otter Point', version: 3, agent: { id: 'a' } };
  expect(completed(['businesses', 'get'], answer)).toMatchObject({
    name: 'Otter Point',
    version: 3,
    booking: { enabled: false },
    agent: { id: 'a', unproved_numbers: [], transfer_number: null },
  });
  expect(completed(['businesses', 'get'], { id: 'b', agent: null })).toMatchObject({ agent: null });
  expect(completed(['callLogs', 'get'], { id: 'c' })).toMatchObject({ quotes: [], lead: null });
});

it('leaves other answers as they came', () => {
  expect(completed(['stats', 'get'], { callLogCount: 2 })).toEqual({ callLogCount: 2 });
  expect(completed(['callLogs', 'get'], null)).toBeNull();
});
