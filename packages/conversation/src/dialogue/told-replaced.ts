import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';

/** "Instead of the Monday", "au lieu de jeudi": what comes next is given up for what was named before it. */
const insteadOf =
  /(?<!\p{L})(?:instead of|rather than|in place of|au lieu d(?:e|u|['’])|(?:à|a) la place d(?:e|u|['’])|plut[oô]t qu(?:e|['’]))\s*(?:(?:on|at|for|the|my|our|that|this|le|la|mon|ma|celui|celle|ce) )*(?:d(?:e|u|['’])\s*)?$/iu;
/** In French the word that gives it up is read as part of the time. */
const opensWithOf = /^(?:de |du |d['’])/i;

/** The times of a turn, those that others take the place of ruled out: "the eighth instead of the Monday". */
export function withReplaced(text: string, times: readonly TimeExpression[]): TimeExpression[] {
  return times.map((time) => {
    const { relation, ...rest } = time;
    const opening = opensWithOf.exec(time.text)?.[0] ?? '';
    if (!insteadOf.test(`${text.slice(0, time.start)}${opening}`)) return time;
    return { ...rest, ...(relation && opening === '' ? { relation } : {}), excluded: true };
  });
}
