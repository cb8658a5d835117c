import { ORPCError } from '@orpc/client';

/**
 * Which of the two fields a refusal to save where summaries go is about; null: neither. What the server
 * calls wrong is the number, unless it names the email address.
 */
export function refusedField(error: unknown): 'number' | 'email' | null {
  if (!(error instanceof ORPCError) || error.code !== 'INVALID_REQUEST') return null;
  return error.message.startsWith('email: ') ? 'email' : 'number';
}
