import type { Context } from 'hono';
import { z } from 'zod';
import { clientAddress } from '../../../platform/http/client-address.ts';
import { excessOfJson, holdsNul, readJson } from '../../../platform/http/read-json.ts';
import type { RequestOrigin } from '../accounts.ts';
import { readChallenge } from '../codes/auth-code.ts';
import type { LinkOptions } from '../codes/send-code.ts';
import { AccountError, invalid } from '../errors/account-error.ts';
import { isShort } from '../people/metadata.ts';
import { readEmail, readPhone } from '../people/person.ts';

/** Members that several requests share. An address that is null or empty counts as absent. */
export const emailField = z
  .string()
  .nullish()
  .transform((text) => (text ? readEmail(text) : undefined));
export const phoneField = z
  .string()
  .nullish()
  .transform((text) => (text ? readPhone(text) : undefined));
const tooLong = 'user_metadata may hold eight thousand characters';
export const metadataField = z
  .record(z.string(), z.unknown())
  .nullish()
  .refine((metadata) => !metadata || isShort(metadata), tooLong)
  .transform((metadata) => metadata ?? {});
export const textField = z
  .string()
  .nullish()
  .transform((text) => text || undefined);
export const challengeFields = {
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
};

/**
 * The body of a request in the shape it must have.
 * @throws AccountError `bad_json`, `validation_failed`
 */
export async function readBody<Shape extends z.ZodType>(
  context: Context,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const parsed = shape.safeParse(await readJsonOf(context));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalid(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'wrong shape'}`);
}

async function readJsonOf(context: Context): Promise<unknown> {
  const text = await context.req.text();
  if (text.trim() === '') return {};
  try {
    if (excessOfJson(text) !== null || holdsNul(text))
      throw new SyntaxError('It is not to be read.');
    return readJson(text);
  } catch {
    throw new AccountError(400, 'bad_json', 'Could not parse request body as JSON');
  }
}

/** Where a request comes from. */
export function originOf(context: Context): RequestOrigin {
  const { headers } = context.req.raw;
  return {
    ip: clientAddress(headers, context.env) ?? 'unknown',
    userAgent: headers.get('user-agent'),
  };
}

/** Where a link is to lead back to, as the client asked; nobody has agreed to it yet. */
export function redirectTo(context: Context): string | null {
  return context.req.query('redirect_to') || context.req.header('redirect_to') || null;
}

/** Everything a mailed link needs to know of the request that asks for it. */
export function linkOptions(
  context: Context,
  body: Parameters<typeof readChallenge>[0],
): LinkOptions {
  return { redirectTo: redirectTo(context), challenge: readChallenge(body) };
}

/**
 * An id of the path.
 * @throws AccountError as GoTrue words it for that id
 */
export function readId(text: string, name: string): string {
  if (z.uuid().safeParse(text).success) return text;
  throw new AccountError(404, 'validation_failed', `${name} must be an UUID`);
}
