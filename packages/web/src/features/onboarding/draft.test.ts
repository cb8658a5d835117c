import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answers, editDraft, mergeDrafts, newDraft, readDraft } from './draft.ts';
import { DraftStore, draftKey } from './draft-store.ts';

const idA = '00000000-0000-4000-8000-00000000000a';
const idB = '00000000-0000-4000-8000-00000000000b';

/** A browser's storage, shared by its tabs, that can run full or be forbidden. */
class SharedStorage {
  readonly kept = new Map<string, string>();
  refusing: string | null = null;
  getItem(key: string): string | null {
    if (this.refusing === 'SecurityError') throw new DOMException('no', this.refusing);
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (this.refusing) throw new DOMException('no', this.refusing);
    this.kept.set(key, text);
  }
}

let storage: SharedStorage;
let now: number;
beforeEach(() => {
  storage = new SharedStorage();
  now = 1_000;
});
const tab = (id = idA) =>
  new DraftStore({ storage: () => storage, now: () => (now += 1), newId: () => id });

describe('a draft', () => {
  it('survives a reload after every edit, half-typed answers included', () => {
    const first = tab();
    first.edit({ businessName: 'Otter' });
    first.edit({
      services: [{ id: 's', name: '', pricingType: 'simple', basePrice: 'abc', options: [] }],
    });
    const { monday, ...rest } = first.state().draft.answers.businessHours;
    first.edit({ businessHours: { ...rest, monday: { ...monday, open: '' } } });
    expect(tab(idB).state().draft).toEqual(first.state().draft);
  });

  it('reads nothing it did not write, and puts it aside rather than overwrite it', () => {
    for (const text of ['', '{', 'null', '{"version":2}', '[]']) {
      expect(readDraft(text)).toBeNull();
      storage.kept.set(draftKey, text);
      tab().edit({ businessName: 'Otter' });
      expect(storage.kept.get(`${draftKey}.unreadable`)).toBe(text);
    }
  });

  it.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'forbidden'],
  ])('lives on in memory where storage fails with %s, and says so', (refusing, keeping) => {
    const store = tab();
    storage.refusing = refusing;
    store.edit({ businessName: 'Otter' });
    expect(store.state()).toMatchObject({ keeping, draft: { answers: { businessName: 'Otter' } } });
    store.edit({ address: 'Victoria' });
    expect(store.state().draft.answers.businessName).toBe('Otter');
    storage.refusing = null;
    store.edit({ phoneNumber: '604' });
    expect(store.state().keeping).toBe('stored');
    expect(tab().state().draft.answers).toMatchObject({
      businessName: 'Otter',
      address: 'Victoria',
      phoneNumber: '604',
    });
  });
});

describe('two tabs', () => {
  it('keep both tabs’ edits, though neither has heard of the other', () => {
    const [one, two] = [tab(idA), tab(idB)];
    one.edit({ businessName: 'Otter' });
    two.edit({ address: 'Victoria' });
    expect(two.state().draft.answers).toMatchObject({ businessName: 'Otter', address: 'Victoria' });
    expect(two.state().taken).toEqual(['businessName']);
    one.hear(storage.kept.get(draftKey) ?? null);
    expect(one.state().draft).toEqual(two.state().draft);
    expect(one.state().taken).toEqual(['address']);
    one.dismissTaken();
    expect(one.state().taken).toEqual([]);
  });

  it('agree on the newest edit of each answer', () => {
    const [one, two] = [tab(idA), tab(idB)];
    one.edit({ businessName: 'First' });
    two.edit({ businessName: 'Second' });
    one.hear(storage.kept.get(draftKey) ?? null);
    expect(one.state().draft.answers.businessName).toBe('Second');
  });

  it('become one business: they settle on one id', () => {
    const [one, two] = [tab(idA), tab(idB)];
    two.edit({ address: 'Victoria' });
    one.edit({ businessName: 'Otter' });
    two.hear(storage.kept.get(draftKey) ?? null);
    expect(two.state().draft.draftId).toBe(one.state().draft.draftId);
  });

  it('say nothing of what is the same in both', () => {
    const [one, two] = [tab(idA), tab(idB)];
    one.edit({ businessName: 'Otter' });
    two.edit({ businessName: 'Otter' });
    one.hear(storage.kept.get(draftKey) ?? null);
    expect(one.state().taken).toEqual([]);
  });
});

describe('merging', () => {
  const change = fc.record(
    { businessName: fc.string(), address: fc.string(), phoneNumber: fc.string() },
    { requiredKeys: [] },
  );
  const edits = fc.array(fc.tuple(change, fc.boolean()), { maxLength: 12 });

  it('gives both tabs the same answers, and loses the newest edit of none', () => {
    fc.assert(
      fc.property(edits, (sequence) => {
        let [one, two] = [newDraft(idA, 1), newDraft(idB, 2)];
        const newest: Partial<Answers> = {};
        for (const [index, [edit, mine]] of sequence.entries()) {
          Object.assign(newest, edit);
          if (mine) one = editDraft(one, edit, index + 10);
          else two = editDraft(two, edit, index + 10);
        }
        const [here, there] = [mergeDrafts(one, two).draft, mergeDrafts(two, one).draft];
        expect(here).toEqual(there);
        expect(here.answers).toMatchObject(newest);
      }),
    );
  });
});
