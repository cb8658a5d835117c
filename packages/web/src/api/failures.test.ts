import { ORPCError } from '@orpc/client';
import { expect, it } from 'vitest';
import { detailFailure, readRefusal } from './failures.ts';

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
