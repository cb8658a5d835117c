import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A refresh token taken apart. Nothing in it is to be believed before `isSignedBy` says so. */
export interface RefreshToken {
  sessionId: string;
  counter: number;
  isSignedBy(key: string): boolean;
}

const version = 0;
const signatureLength = 16;
const checksumLength = 4;

/**
 * The refresh token number `counter` of a session, in GoTrue's second format: base64url of a zero
 * byte, the session's UUID, the counter (LEB128), 16 bytes of HMAC-SHA256 and a 4-byte checksum.
 * It is derived, so it is stored nowhere and can be handed out again.
 * @param key the session's own, base64url
 */
export function writeRefreshToken(sessionId: string, counter: number, key: string): string {
  const payload = Buffer.concat([
    Buffer.from([version]),
    Buffer.from(sessionId.replaceAll('-', ''), 'hex'),
    Buffer.from(toVarint(counter)),
  ]);
  const signed = Buffer.concat([payload, sign(payload, key)]);
  return Buffer.concat([signed, checksum(signed)]).toString('base64url');
}

/** Takes a refresh token apart; null when it cannot be one. */
export function readRefreshToken(token: string): RefreshToken | null {
  if (!/^[A-Za-z0-9_-]{30,80}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const signed = bytes.subarray(0, -checksumLength);
  const payload = signed.subarray(0, -signatureLength);
  if (bytes[0] !== version || payload.length < 18) return null;
  if (!checksum(signed).equals(bytes.subarray(-checksumLength))) return null;
  const counter = fromVarint(payload.subarray(17));
  if (counter === null) return null;
  const hex = payload.subarray(1, 17).toString('hex');
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    counter,
    isSignedBy: (key) => timingSafeEqual(sign(payload, key), signed.subarray(-signatureLength)),
  };
}

function sign(payload: Buffer, key: string): Buffer {
  const mac = createHmac('sha256', Buffer.from(key, 'base64url')).update(payload).digest();
  return mac.subarray(0, signatureLength);
}

/** Tells a mistyped token from a forged one without a look into the database. */
function checksum(signed: Buffer): Buffer {
  return createHash('sha256').update(signed).digest().subarray(0, checksumLength);
}

function toVarint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...toVarint(Math.floor(value / 128))];
}

/** At most five bytes: more than any counter needs, and no way past a safe integer. */
function fromVarint(bytes: Uint8Array): number | null {
  const last = bytes.findIndex((byte) => byte < 128);
  if (last === -1 || last !== bytes.length - 1 || last > 4) return null;
  return bytes.reduce((value, byte, place) => value + (byte % 128) * 128 ** place, 0);
}
