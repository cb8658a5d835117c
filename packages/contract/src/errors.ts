import { z } from 'zod';
import { errorStatuses, isErrorCode } from './error-codes.ts';
import { versionConflict } from './knowledge-version.ts';

/** The body of every refusal: a sentence that says what to do next, and a code for programs. */
export const errorBody = z.object({
  error: z.string(),
  code: z.enum(Object.keys(errorStatuses).filter(isErrorCode)),
  /** Beside `VERSION_CONFLICT`: what was published meanwhile, by whom and when. */
  conflict: versionConflict.optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
