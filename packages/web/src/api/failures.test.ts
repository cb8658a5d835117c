import { ORPCError } from '@orpc/client';
import { expect, it } from 'vitest';
import { detailFailure, failureSentence, readRefusal } from './failures.ts';

it('tells the server’s sentence, whether its code is known, unknown or missing', () => {
  expect(readRefusal({ error: 'No.', code: 'NOT_FOUND' })).toEqual({
    error: 'No.',
    code: 'NOT_FOUND',
  });
  for (const body of [{ error: 'No.' }, { error: 'No.', code: 'NEWER' }, { error: 'No.', code: 7 }])
    expect(readRefusal(body)).toEqual({ error: 'No.', code: 'OTHER_REFUSAL' });
});

it('takes nothing for a sentence that is none', () => {
  for (const body of [null, 'No.', {}, { error: '' }, { error: 7, code: 'NOT_FOUND' }])
    expect(readRefusal(body)).toBeNull();
});

it('shows a sentence without a known code as it is', () => {
  const refusal = readRefusal({ error: 'The log is being moved.' });
  const { code = '', error } = refusal ?? {};
  expect(detailFailure(new ORPCError(code, { status: 500, message: error ?? '' }))).toBe(
    'The log is being moved.',
  );
});

it('tells what is wrong with a field without the name that the server has for it', () => {
  const told = (code: string, message: string) => failureSentence(new ORPCError(code, { message }));
  expect(told('INVALID_REQUEST', 'service_area.0: This is too long.')).toBe('This is too long.');
  expect(told('INVALID_REQUEST', 'Not now: the line is busy.')).toBe('Not now: the line is busy.');
  expect(told('NOT_FOUND', 'id: There is none.')).toBe('id: There is none.');
});
