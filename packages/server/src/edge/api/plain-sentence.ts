import type { z } from 'zod';

/**
 * What a person reads about a wrong field where the contract has no sentence of its own for it.
 * Undefined for what no sentence is known for.
 */
export function plainSentence(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This is missing.';
      if (Array.isArray(issue.input))
        return `Give this once; it should be ${kind(issue.expected)}.`;
      return `This should be ${kind(issue.expected)}.`;
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum);
    case 'too_big':
      return tooBig(issue.origin, issue.maximum);
    case 'invalid_value':
      return `This should be one of ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return 'This is not written as it should be.';
    case 'unrecognized_keys':
      return `There is no field called ${issue.keys.join(', ')} here.`;
    default:
      return undefined;
  }
}

const kinds: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

function kind(expected: string): string {
  return kinds[expected] ?? expected;
}

function tooSmall(origin: string, minimum: number | bigint): string {
  if (origin === 'string')
    return minimum === 1 ? 'This is empty.' : `Write at least ${minimum} characters.`;
  return origin === 'array' ? `Give at least ${minimum}.` : `This should be at least ${minimum}.`;
}

function tooBig(origin: string, maximum: number | bigint): string {
  if (origin === 'string') return `Write at most ${maximum} characters.`;
  return origin === 'array' ? `Give at most ${maximum}.` : `This should be at most ${maximum}.`;
}
