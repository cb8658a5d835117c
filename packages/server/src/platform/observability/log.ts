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
 * call `callId`. Words of callers do not belong here; secrets are blanked.
 */
export function openLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[secret]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
