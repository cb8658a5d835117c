import { expect, it } from 'vitest';
import { deedDetail, deedWords } from './deed-words.ts';

it('names every deed, also one it does not know', () => {
  expect(deedWords({ action: 'role_changed' })).toBe('Changed a role');
  expect(deedWords({ action: 'something_older' })).toBe('something older');
});

it('tells from what to what', () => {
  const details = { from: '+16045550101', to: null };
  expect(deedDetail({ action: 'number_changed', details })).toMatch(/604.*555.*0101 → none/);
  const changes = { first_message: {}, transfer_hours: {} };
  expect(deedDetail({ action: 'agent_changed', details: { changes } })).toBe(
    'First message, hours for transfers',
  );
  expect(deedDetail({ action: 'agent_changed', details: {} })).toBeNull();
  const moved = { emailBefore: 'dora@mill.example', email: 'dora@bakery.example' };
  expect(deedDetail({ action: 'user_modified', details: moved })).toBe(
    'dora@mill.example → dora@bakery.example',
  );
  expect(deedDetail({ action: 'user_modified', details: { ...moved, emailBefore: null } })).toBe(
    'none → dora@bakery.example',
  );
  expect(deedDetail({ action: 'user_modified', details: {} })).toBeNull();
  expect(deedDetail({ action: 'business_published', details: { version: 3 } })).toBe('Version 3');
});
