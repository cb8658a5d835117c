import { createHash } from 'node:crypto';
import type { NumberChange, NumberDetails, Telephony } from '../interface.ts';

/**
 * The telephony of an installation without a phone company: messages go nowhere, say so and can be
 * read in the SMS log; every number is described from its sid. Sids are derived from what
 * they name, so that the same message always has the same one.
 */
export function localTelephony(): Telephony {
  const changes = new Map<string, NumberChange>();
  const describe = (sid: string): NumberDetails => ({
    ...unconfigured(sid),
    voiceUrl: changes.get(sid)?.voiceUrl ?? null,
    smsUrl: changes.get(sid)?.smsUrl ?? null,
  });
  return {
    name: 'local',
    async sendSms({ key, to, from, body }) {
      const sid = `SM${fingerprint(key)}`;
      return { sid, status: 'simulated', payload: { sid, to, from, body, provider: 'local' } };
    },
    async findSms() {
      return null;
    },
    async placeCall() {},
    async numberDetails(sid) {
      return describe(sid);
    },
    async listNumbers() {
      return [];
    },
    async updateNumber(sid, change) {
      changes.set(sid, { ...changes.get(sid), ...change });
      return describe(sid);
    },
  };
}

/** The sid an installation without a phone company gives a number: `PN` and 32 hex digits. */
export function localNumberSid(phoneNumber: string): string {
  return `PN${fingerprint(phoneNumber)}`;
}

function unconfigured(sid: string): NumberDetails {
  return {
    sid,
    phoneNumber: '',
    friendlyName: 'Sample number',
    status: 'sample',
    capabilities: { voice: true, sms: true, mms: false, fax: false },
    voiceUrl: null,
    voiceMethod: 'POST',
    smsUrl: null,
    smsMethod: 'POST',
    addressRequirements: 'none',
    beta: false,
    dateCreated: null,
    dateUpdated: null,
    trunkSid: null,
    voiceApplicationSid: null,
    emergencyStatus: 'Inactive',
    voiceCallerIdLookup: false,
  };
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
