import fc from 'fast-check';
import { expect, it } from 'vitest';
import { excessOfJson, holdsNul, readJson } from './read-json.ts';

/** All values that lie in one, itself left out, and how deep. */
function extentOf(value: unknown): { values: number; depth: number } {
  if (typeof value !== 'object' || value === null) return { values: 0, depth: 0 };
  const members = Object.values(value);
  const within = members.map(extentOf);
  return {
    values: members.length + within.reduce((sum, each) => sum + each.values, 0),
    depth: 1 + Math.max(0, ...within.map((each) => each.depth)),
  };
}

const marks = fc.stringMatching(/^[[\]{},"\\a ]{0,20}$/);

it('counts no value in a text, however it is written', () => {
  const json = fc.jsonValue({ stringUnit: 'grapheme', maxDepth: 5 });
  fc.assert(
    fc.property(json, marks, (value, text) => {
      const filled = { [text]: [value, text] };
      expect(extentOf(filled).values).toBeLessThan(50_000);
      expect(excessOfJson(JSON.stringify(filled, null, 1))).toBeNull();
    }),
  );
  expect(excessOfJson(JSON.stringify('[{,'.repeat(100_000)))).toBeNull();
});

it.each([
  ['numbers in a list', `[${'7,'.repeat(50_001)}7]`],
  ['empty lists', `[${'[],'.repeat(30_000)}[]]`],
  [
    'members',
    JSON.stringify(Object.fromEntries(Array.from({ length: 50_002 }, (_, at) => [at, '']))),
  ],
])('refuses more %s than anything has', (_what, json) => {
  expect(excessOfJson(json)).toBe('values');
});

it('lets in as many values as a list of every service, option and question has', () => {
  const options = Array.from({ length: 100 }, (_, id) => ({ id: `${id}`, name: 'L', price: 5 }));
  const services = Array.from({ length: 20 }, () => ({ options }));
  expect(excessOfJson(JSON.stringify({ services }))).toBeNull();
  expect(extentOf({ services }).values).toBeGreaterThan(8_000);
});

it('refuses what lies too deep, whatever its members are called', () => {
  const nested = (depth: number) => `${'{"id":['.repeat(depth / 2)}${']}'.repeat(depth / 2)}`;
  expect(excessOfJson(nested(64))).toBeNull();
  expect(excessOfJson(nested(66))).toBe('depth');
  expect(excessOfJson('['.repeat(100_000))).toBe('depth');
});

it('takes half a character for an unknown one, and leaves whole ones as they are', () => {
  expect(readJson('{"a\\ud800":["\\udc00b","\\ud83d\\ude00"]}')).toEqual({
    'a\ufffd': ['\ufffdb', '😀'],
  });
});

it('finds the zero character where JSON has one, and where it is spelled out only, not', () => {
  const parts = fc.array(fc.constantFrom('\0', '\\', 'u0000', '"', 'a'), { maxLength: 8 });
  fc.assert(
    fc.property(parts, (chosen) => {
      const text = chosen.join('');
      expect(holdsNul(JSON.stringify({ [text]: 1 }))).toBe(text.includes('\0'));
    }),
  );
  expect(holdsNul(`"${'\\\\'.repeat(500_000)}u0000"`)).toBe(false);
});
