import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredAppointment } from '../appointments/change-once.ts';
import { composeCalendar } from './calendar-routes.ts';

const business = { name: 'Kestrel', address: '12 Main St, Burnaby', timeZone: 'America/Vancouver' };
const appointment = (more: Partial<StoredAppointment> = {}): StoredAppointment => ({
  id: '3f2b8c1e-0000-4000-8000-000000000001',
  businessId: '3f2b8c1e-0000-4000-8000-000000000002',
  callId: null,
  serviceId: 'tune-up',
  serviceName: 'Tune-up',
  customerName: 'Andre Lavoie',
  customerPhone: '+16045550150',
  startAt: new Date('2026-06-12T21:00:00Z'),
  endAt: new Date('2026-06-12T22:00:00Z'),
  note: null,
  status: 'booked',
  test: false,
  sequence: 0,
  createdAt: new Date('2026-06-11T16:00:00Z'),
  updatedAt: new Date('2026-06-11T16:00:00Z'),
  ...more,
});
const compose = (...appointments: StoredAppointment[]) =>
  composeCalendar({ business, appointments });

/** Content lines as a calendar program unfolds them (RFC 5545, 3.1). */
const unfold = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n');
const withoutEscapes = (value: string) =>
  value.replaceAll(/\\([\\;,nN])/g, (_, one: string) => (/n/i.test(one) ? '\n' : one));
const property = (calendar: string, name: string) =>
  withoutEscapes(
    unfold(calendar)
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1) ?? '',
  );

describe('a calendar feed', () => {
  it('tells each appointment as an event in UTC under an id that never changes', () => {
    const lines = unfold(compose(appointment()));
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    for (const line of [
      'VERSION:2.0',
      'METHOD:PUBLISH',
      'UID:3f2b8c1e-0000-4000-8000-000000000001',
      'SEQUENCE:0',
      'DTSTAMP:20260611T160000Z',
      'DTSTART:20260612T210000Z',
      'DTEND:20260612T220000Z',
      'STATUS:CONFIRMED',
      'SUMMARY:Tune-up: Andre Lavoie',
      'LOCATION:12 Main St\\, Burnaby',
    ])
      expect(lines).toContain(line);
  });

  it('keeps what was called off, as cancelled and with a higher sequence', () => {
    const calendar = compose(appointment({ status: 'cancelled', sequence: 2 }));
    expect(calendar).toContain('STATUS:CANCELLED\r\n');
    expect(calendar).toContain('SEQUENCE:2\r\n');
    expect(calendar).toContain('TRANSP:TRANSPARENT\r\n');
  });

  it('is the same bytes for the same appointments', () => {
    expect(compose(appointment())).toBe(compose(appointment()));
  });

  it('is a calendar also where nothing is booked', () => {
    expect(unfold(compose())).toContain('END:VCALENDAR');
  });

  it('holds whatever people type in lines of 75 octets, and gives it back', () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(text, text, (customerName, note) => {
        const calendar = compose(appointment({ customerName, note }));
        for (const line of calendar.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\p{Cc}]/u);
        }
        const words = note.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n)[\p{Cc}\p{Cs}]/gu, '');
        expect(property(calendar, 'DESCRIPTION')).toContain(words);
      }),
    );
  });
});
