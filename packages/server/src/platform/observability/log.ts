import pino, { type DestinationStream, type Logger } from 'pino';
import { errorInLog } from './error-in-log.ts';

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
