import { expect, it } from 'vitest';
import { businessWith, priced } from '../testing/business-with.ts';
import { restoring } from './restoring.ts';

const now = businessWith();

it('stages only what an owner would see change', () => {
  const then = { ...now, services: priced('299'), address: '5 Dock Street' };
  expect(restoring(now, then)).toEqual({ services: priced('299'), address: '5 Dock Street' });
});

it('takes away what was not there', () => {
  expect(restoring(now, { ...now, common_questions: null })).toEqual({ common_questions: null });
});

it('stages nothing for what is published now', () => {
  const { readiness_assessment: _, ...details } = now.details ?? {};
  expect(restoring(now, { ...now, details })).toEqual({});
});

it('keeps the name where the version has none, and the readiness as it was assessed', () => {
  const edits = restoring(now, {
    ...now,
    name: null,
    details: { keywords_for_recognition: ['boat'] },
  });
  expect(edits).toEqual({
    details: {
      keywords_for_recognition: ['boat'],
      readiness_assessment: now.details?.readiness_assessment,
    },
  });
});
