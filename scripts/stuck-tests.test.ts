import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import StuckTests from './stuck-tests.mjs';

const fileOf = (relativeModuleId: string) => ({ relativeModuleId });
vi.spyOn(process, 'exit').mockImplementation((code) => {
  throw new Error(`ended with ${code}`);
});
const told = vi.spyOn(console, 'error').mockReturnValue();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a run is ended by a file of tests that does not end, and says which it is', () => {
  const reporter = new StuckTests();
  reporter.onTestRunStart();
  reporter.onTestModuleStart(fileOf('quick.test.ts'));
  reporter.onTestModuleStart(fileOf('stuck.test.ts'));
  reporter.onTestModuleEnd(fileOf('quick.test.ts'));
  vi.advanceTimersByTime(14 * 60_000);
  expect(() => vi.advanceTimersByTime(2 * 60_000)).toThrow('ended with 1');
  expect(told.mock.calls[0]?.[0]).toContain('stuck.test.ts');
  expect(told.mock.calls[0]?.[0]).not.toContain('quick.test.ts');
});

it('a run that has ended is ended by nothing', () => {
  const reporter = new StuckTests();
  reporter.onTestRunStart();
  reporter.onTestModuleStart(fileOf('slow.test.ts'));
  reporter.onTestRunEnd();
  vi.advanceTimersByTime(60 * 60_000);
  expect(told).not.toHaveBeenCalled();
});
