import { describe, expect, it } from 'vitest';
import { mistakesIn, stage, stagedFields, withoutSent } from './staged-edits.ts';
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

  it('are held back by their own mistakes and not by those of sections nobody touched', () => {
    const unreadable = stage({}, published, 'services', priced('a lot'));
    expect(Object.keys(mistakesIn(unreadable, null))).toEqual(['tint.price']);
    expect(mistakesIn(stage({}, published, 'details', {}), null)).toEqual({});
  });
});
