import { ORPCError } from '@orpc/client';
import { type VersionConflict, versionConflict } from '@second-ring/contract';

/** What was published meanwhile, where a publish was refused for it; null for any other failure. */
export function conflictOf(error: unknown): VersionConflict | null {
  if (!(error instanceof ORPCError) || error.code !== 'VERSION_CONFLICT') return null;
  const read = versionConflict.safeParse(error.data);
  return read.success ? read.data : null;
}
