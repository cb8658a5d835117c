import { expect, it } from 'vitest';
import { freeName } from './new-item.ts';

it('never gives a name that is there already, whatever its case', () => {
  expect(freeName('New Service', [])).toBe('New Service');
  expect(freeName('New Service', ['new service ', 'Oil'])).toBe('New Service 2');
  expect(freeName('New Service', ['New Service', 'New Service 2'])).toBe('New Service 3');
});
