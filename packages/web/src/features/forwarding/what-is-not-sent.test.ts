import { describe, expect, it } from 'vitest';
import { whatIsNotSent } from './what-is-not-sent.ts';

const number = '+16045550123';
const named = {
  recipient: { number, email: null },
  recipient_number_unproved: false,
  recipient_email_unproved: false,
  texts_from: '+16045557001',
};
const textsOnly = { texts: false, mails: true };
const mailsOnly = { texts: true, mails: false };
const both = { texts: false, mails: false };

describe('what is said of summaries that do not arrive', () => {
  it('is nothing where everything does', () => {
    expect(whatIsNotSent(named, both, true)).toEqual([]);
  });

  it('promises texts only to a number that agreed, from a number that texts leave from', () => {
    const said = (more: object) => whatIsNotSent({ ...named, ...more }, textsOnly, true).join(' ');
    expect(said({})).toContain('Summaries go by text.');
    for (const more of [
      { recipient_number_unproved: true },
      { texts_from: null },
      { texts_from: null, recipient_number_unproved: true },
      { recipient: { number: null, email: null } },
    ])
      expect(said(more)).not.toContain('Summaries go by text.');
    expect(said({ texts_from: null })).toContain('Summaries reach nobody');
  });

  it('asks for no answer to a text that never left', () => {
    const waits = { ...named, recipient_number_unproved: true };
    expect(whatIsNotSent(waits, both, true)).toEqual([
      expect.stringContaining('Reply YES there to the text from (604) 555-7001'),
    ]);
    const [said] = whatIsNotSent({ ...waits, texts_from: null }, both, true);
    expect(said).toContain('has no number that texts leave from');
    expect(said).not.toContain('YES');
  });

  it('promises mails only to an address that agreed, or that of an account', () => {
    const email = { number: null, email: 'desk@shop.example' };
    const said = (more: object, hasAccount = true) =>
      whatIsNotSent({ ...named, ...more }, mailsOnly, hasAccount).join(' ');
    expect(said({ recipient: email })).toContain('Summaries go by email.');
    expect(said({})).toContain('Summaries go by email.');
    expect(said({}, false)).toContain('Enter an email address');
    const waits = said({ recipient: email, recipient_email_unproved: true });
    expect(waits).not.toContain('Summaries go by email.');
    expect(waits).toContain('No summary is emailed to desk@shop.example yet.');
    expect(waits).toContain('Until then they go to the address of your account.');
  });
});
