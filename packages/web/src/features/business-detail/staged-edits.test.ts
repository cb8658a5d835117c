import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import {
  baseOf,
  conflictOf,
  mistakesIn,
  restoring,
  stage,
  stagedFields,
  withoutPublished,
  withoutSent,
} from './staged-edits.ts';
import { businessWith, priced } from './testing/business-with.ts';

const published = businessWith();

describe('staged edits', () => {
  it('hold a section as a whole, beside what other sections hold', () => {
    const notes = [{ id: 'a', title: 'Keys', content: 'In the box' }];
    const first = stage({}, published, 'services', priced('449'));
    const both = stage(first, published, 'operational_notes', notes);
    expect(both).toEqual({ services: priced('449'), operational_notes: notes });
    expect(stagedFields(both)).toEqual(['services', 'operational_notes']);
  });

  it('are none once a section is again as published', () => {
    const edited = stage({}, published, 'services', priced('449'));
    expect(stage(edited, published, 'services', priced('399'))).toEqual({});
  });

  it('keep what was edited while others were being published', () => {
    const sent = stage({}, published, 'services', priced('449'));
    expect(withoutSent(sent, sent)).toEqual({});
    const later = stage(sent, published, 'services', priced('459'));
    expect(withoutSent(later, sent)).toEqual(later);
  });

  it('are none where they stand published by now, whoever published them', () => {
    const edits = {
      services: priced('449'),
      details: { keywords_for_recognition: ['tint', 'wrap'], readiness_assessment: undefined },
    };
    expect(withoutPublished(edits, published)).toBe(edits);
    const half = { ...published, services: priced('449') };
    expect(withoutPublished(edits, half)).toEqual({ details: edits.details });
    const readiness_assessment = { summary: 'Readier', strengths: ['Prices'], limitations: [] };
    const details = { keywords_for_recognition: ['tint', 'wrap'], readiness_assessment };
    expect(withoutPublished(edits, { ...half, details })).toEqual({});
    const other = { ...details, keywords_for_recognition: ['tint'] };
    expect(withoutPublished(edits, { ...half, details: other })).toEqual({
      details: edits.details,
    });
  });

  it('are held back by their own mistakes and not by those of sections nobody touched', () => {
    const unreadable = stage({}, published, 'services', priced('a lot'));
    expect(Object.keys(mistakesIn({ staged: unreadable, published, services: null }))).toEqual([
      'tint.price',
    ]);
    const untouched = stage({}, published, 'details', {});
    expect(mistakesIn({ staged: untouched, published, services: null })).toEqual({});
  });

  it('are not held back by questions that stand published without an answer', () => {
    const question = (id: string, words: string, explanation: string) =>
      ({ id, question: words, answer: 'explain', explanation }) as const;
    const hours = question('hours', 'Are you open on Sundays?', 'Yes, from ten.');
    const open = question('open', 'Is parking free?', '');
    const again = question('again', 'Are you open on Sundays?', '');
    const asked = businessWith({ common_questions: [hours, open, again] });
    const mistakesWith = (...questions: (typeof hours)[]) => {
      const staged = stage({}, asked, 'common_questions', questions);
      return Object.keys(mistakesIn({ staged, published: asked, services: null }));
    };
    const changed = { ...hours, explanation: 'Yes, from nine.' };
    expect(mistakesWith(changed, open, again)).toEqual([]);
    expect(mistakesWith(changed, open, { ...again, explanation: 'From nine.' })).toEqual([]);
    expect(mistakesWith(hours, open, again, question('new', 'Do you tint boats?', ''))).toEqual([
      'new.explanation',
    ]);
    expect(mistakesWith(hours, { ...open, question: hours.question })).toEqual(['open.question']);
  });
});

describe('what staged edits were made on', () => {
  const begun = businessWith({ version: 3 });
  const edits = { services: priced('449') };

  it('is the business as it stands, before anything is edited', () => {
    const now = businessWith({ version: 4, services: priced('419') });
    expect(baseOf(null, now, {})).toBe(now);
    expect(baseOf(begun, now, {})).toBe(now);
  });

  it('stays what it was where another publish touches what is being edited', () => {
    const now = businessWith({ version: 4, services: priced('419') });
    expect(baseOf(begun, now, edits)).toBe(begun);
  });

  it('moves on with publishes that touch something else', () => {
    const now = businessWith({ version: 4, address: '5 Dock Street' });
    expect(baseOf(begun, now, edits)).toBe(now);
  });
});

describe('a conflict with another publish', () => {
  const conflict = {
    version: 4,
    author: { id: '00000000-0000-4000-8000-000000000002', name: 'ada@shop.example' },
    published_at: '2026-11-20T17:00:00.000Z',
  };

  it('tells who published meanwhile where a publish was refused for it', () => {
    const refusal = new ORPCError('VERSION_CONFLICT', { status: 409, data: conflict });
    expect(conflictOf(refusal)).toEqual(conflict);
  });

  it.each([
    ['a refusal of another kind', new ORPCError('NOT_FOUND', { status: 404, data: conflict })],
    ['one that does not say who', new ORPCError('VERSION_CONFLICT', { status: 409, data: {} })],
    ['a lost connection', new TypeError('Failed to fetch')],
  ])('is none in %s', (_, error) => {
    expect(conflictOf(error)).toBeNull();
  });
});

describe('restoring an earlier version', () => {
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
});
