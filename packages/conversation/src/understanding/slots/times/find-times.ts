import type { TimeExpression, TimeOptions } from './time-expression.ts';

export function findTimes(_text: string, _options: TimeOptions): TimeExpression[] {
  return [];
}
