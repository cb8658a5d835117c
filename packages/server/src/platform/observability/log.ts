import { DrizzleQueryError } from 'drizzle-orm';
import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Where secrets may hide in what is logged. */
const secrets = [
  'authorization',
  'cookie',
  'password',
  'token',
  'access_token',
  'refresh_token',
  'apikey',
  'claimToken',
];

/**
 * The program's log: one JSON object per line. Lines about a request carry `requestId`, about a
 * call `callId`. Words of callers do not belong here, not of a query that fails either; secrets are
 * blanked.
 */
export function openLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    serializers: { err: (error: unknown) => errorInLog(error) },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[secret]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** How far causes are followed: an error may name itself as one. */
const mostCauses = 5;
/** Values that do not fit (SQLSTATE, class 22): the database's words then quote them. */
const quotesValues = /^22/;
/** What an error of the database tells that holds no row's values. */
const toldOfDatabase = ['code', 'severity', 'table', 'column', 'constraint', 'routine'] as const;

/**
 * An error as the log has it: what it says, where it arose and what caused it. Of a query that failed
 * its words and the database's reason, and nothing of what was to be stored, which callers said.
 */
function errorInLog(error: unknown, causes = 0): unknown {
  if (!(error instanceof Error)) return error;
  const isQuery = error instanceof DrizzleQueryError;
  const message = isQuery ? `Failed query: ${error.query}` : error.message;
  const { stack, cause, name } = error;
  const told = isQuery ? {} : ownMembers(error);
  const reason = isQuery ? reasonInLog(error.cause) : errorInLog(cause, causes + 1);
  return {
    type: name,
    message,
    ...told,
    stack: stack?.replace(error.message, () => message),
    ...(cause !== undefined && causes < mostCauses && { cause: reason }),
  };
}

/** Such as the code of a refusal, or its detail for operators. */
function ownMembers(error: Error): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(error).filter(([name]) => !['params', 'cause', 'stack'].includes(name)),
  );
}

/** Why the database, or the way to it, did not take a query. */
function reasonInLog(cause: unknown): unknown {
  if (!(cause instanceof Error)) return 'unknown';
  const members = Object.entries(cause).filter(([name]) =>
    toldOfDatabase.some((one) => one === name),
  );
  const told = Object.fromEntries(members);
  const isQuoting = quotesValues.test(String(told.code));
  return { ...told, message: isQuoting ? 'A value does not fit.' : cause.message };
}
