import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallOutcome } from '../conversation.ts';
import { agrees, booksUpright, held, pianos, smsOf } from '../testing/led-calls.ts';

describe('whatever the length of it', () => {
  const base = held(pianos, [booksUpright, agrees]);
  const clause = fc.constantFrom(
    'the cat must stay in',
    'two pedals squeak',
    'wants the same tuner as last year',
    'never before four',
    'the bench wobbles',
    'rings after lunch',
  );

  it('no name, number, address, open question or promise is cut', () => {
    fc.assert(
      fc.property(fc.array(clause, { maxLength: 14 }), (clauses) => {
        const reason = `book Piano Tuning (Upright); ${['upright tuned', ...clauses].join(', ')}; at 12 Gore Street East, Perth`;
        const outcome: CallOutcome = {
          ...base,
          written: true,
          lead: base.lead && { ...base.lead, reason },
          unansweredQuestions: ['Can the bench be fixed on the same visit as the tuning?'],
          transcript: base.transcript.map(({ model: _, ...entry }) => entry),
        };
        const sms = smsOf(pianos, outcome);
        for (const part of [
          'Odile Marsh',
          '613-555-0144',
          'at 12 Gore Street East, Perth',
          'Can the bench be fixed on the same visit as the tuning?',
          'PROMISED confirm the booking',
        ])
          expect(sms).toContain(part);
      }),
    );
  });

  it('each promise is told once, and nothing withdrawn is quoted', () => {
    const names = ['Humidity System', 'Case Polish', 'Pitch Raise'];
    const kept = fc.subarray(names);
    fc.assert(
      fc.property(kept, fc.integer({ min: 1, max: 4 }), (wanted, times) => {
        const quotes = pianos.services
          .filter(({ name }) => names.includes(name))
          .map(({ id, name, basePrice }, at) => ({
            serviceId: id,
            serviceName: name,
            optionId: null,
            optionName: null,
            spoken: `$${basePrice}`,
            amountCents: Number(basePrice) * 100,
            at,
          }));
        const [promise] = base.commitments;
        const outcome: CallOutcome = {
          ...base,
          quotes,
          commitments: promise ? Array.from({ length: times }, () => promise) : [],
          lead: base.lead && {
            ...base.lead,
            reason: `book ${wanted.join(' + ') || 'Piano Tuning'}`,
          },
          transcript: [
            ...base.transcript,
            ...names
              .filter((name) => !wanted.includes(name))
              .map((name) => ({
                role: 'user' as const,
                content: `no ${name}, skip the ${name}`,
                at: 9,
              })),
          ],
        };
        const sms = smsOf(pianos, outcome);
        expect(sms.split('confirm the booking').length).toBe(2);
        const quoted = /quoted [^·]*/.exec(sms)?.[0] ?? '';
        for (const name of names.filter((one) => !wanted.includes(one)))
          expect(quoted).not.toContain(name);
      }),
    );
  });
});
