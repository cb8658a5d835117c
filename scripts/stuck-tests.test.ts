import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import StuckTests, { heldUpVariable } from './stuck-tests.mjs';

const fileOf = (moduleId: string) => ({
  moduleId,
  ok: () => true,
  children: { allTests: (state: string) => (state === 'passed' ? ['one', 'two'] : []) },
});
const folder = mkdtempSync(join(tmpdir(), 'stuck-tests-'));
const heldUp = join(folder, 'held-up.json');
vi.spyOn(process, 'exit').mockImplementation((code) => {
  throw new Error(`ended with ${code}`);
});
const told = vi.spyOn(console, 'error').mockReturnValue();

beforeEach(() => {
  vi.stubEnv(heldUpVariable, heldUp);
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

afterAll(() => rmSync(folder, { recursive: true }));

it('a run is ended by a file of tests that does not end, and says which it is and what is left', () => {
  const reporter = new StuckTests();
  reporter.onTestRunStart(['quick.test.ts', 'stuck.test.ts', 'later.test.ts'].map(fileOf));
  reporter.onTestModuleStart(fileOf('quick.test.ts'));
  reporter.onTestModuleStart(fileOf('stuck.test.ts'));
  reporter.onTestModuleEnd(fileOf('quick.test.ts'));
  vi.advanceTimersByTime(9 * 60_000);
  expect(() => vi.advanceTimersByTime(2 * 60_000)).toThrow('ended with 1');
  expect(told.mock.calls[0]?.[0]).toContain('stuck.test.ts');
  expect(told.mock.calls[0]?.[0]).not.toContain('quick.test.ts');
  expect(JSON.parse(readFileSync(heldUp, 'utf8'))).toEqual({
    left: ['stuck.test.ts', 'later.test.ts'],
    tally: { passed: 2, failed: 0, skipped: 0 },
  });
});

it('a run that has ended is ended by nothing', () => {
  const reporter = new StuckTests();
  reporter.onTestRunStart();
  reporter.onTestModuleStart(fileOf('slow.test.ts'));
  reporter.onTestRunEnd();
  vi.advanceTimersByTime(60 * 60_000);
  expect(told).not.toHaveBeenCalled();
});
