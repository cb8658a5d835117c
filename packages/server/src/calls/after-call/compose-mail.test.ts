import {
  advance,
  type Input,
  newConversation,
  outcomeOf,
  prepareReceptionist,
  summarise,
} from '@second-ring/conversation';
import { describe, expect, it } from 'vitest';
import { composeMail, type MailedCall } from './compose-mail.ts';

const now = Date.parse('2026-06-11T20:00:00Z');
const link = 'https://ring.example/admin/call-logs/?call=1&tab=words';
const receptionist = prepareReceptionist({
  agentId: 'agent',
  knowledge: {
    name: 'Kestrel & Sons',
    timeZone: 'America/Vancouver',
    region: null,
    hours: null,
    services: [],
    commonQuestions: [],
    operationalNotes: [],
    details: null,
  },
  firstMessage: null,
  transferNumber: null,
  languageModel: false,
});

/** A call on which these lines were said, as it is mailed. */
function mailedOf(...lines: string[]): MailedCall {
  const inputs: Input[] = [
    { type: 'answered', callId: 'CA1', channel: 'phone', from: '+16045550150' },
    ...lines.flatMap((text): Input[] => [{ type: 'speechPlayed' }, { type: 'callerSpoke', text }]),
    { type: 'hungUp' },
  ];
  const conversation = inputs.reduce(
    (before, input) => advance(receptionist, before, input, now).conversation,
    newConversation(),
  );
  const outcome = outcomeOf(conversation);
  const summary = summarise(receptionist, outcome, link);
  const { name: businessName, timeZone } = receptionist.profile.knowledge;
  return { businessName, timeZone, summary, outcome, link };
}

const mailOf = (...lines: string[]) => composeMail(mailedOf(...lines));

const count = (text: string, part: string) => text.split(part).length - 1;

describe('the mail after a call', () => {
  it('writes a number that was read aloud in groups as the page of the call does', () => {
    const { html, text } = mailOf('I am Andre Lavoie, please call me back at 604 555 0144');
    expect(html).toMatch(/AI employee,[^<]*<\/p><p[^>]*>[^<]*604-555-0144/);
    expect(text).toMatch(/AI employee: .*604-555-0144/);
    expect(html + text).not.toContain('604, 555, 0144');
  });

  it('can be acted on from a phone: the number dials, and the call opens', () => {
    const { html, text } = mailOf('My name is Andre Lavoie, please have someone call me back');
    expect(html).toContain('href="tel:+16045550150"');
    expect(html).toContain('href="https://ring.example/admin/call-logs/?call=1&amp;tab=words"');
    expect(text).toContain(link);
    expect(text).toContain('1:00 PM Caller: My name is Andre Lavoie');
  });

  it('has nothing to press where a call would cost more', () => {
    const mailed = mailedOf('please have someone call me back');
    const outcome = { ...mailed.outcome, lead: null, callerNumber: '+18765550122' };
    expect(composeMail({ ...mailed, outcome }).html).not.toContain('tel:');
  });

  it('says once that something is booked, and calls who answered what every page calls it', () => {
    const { text } = composeMail({
      ...mailedOf('Are you open on Sunday?'),
      summary: {
        sms: '',
        subject: '',
        settled: false,
        language: 'en',
        fields: [
          {
            kind: 'booked',
            label: 'Booked',
            value: 'booked Tune-up Thu Jun 12, 9 AM; booked Fitting Fri',
          },
        ],
      },
    });
    expect(text).toContain('Booked: Tune-up Thu Jun 12, 9 AM; Fitting Fri');
    expect(text).toContain('1:00 PM AI employee: Thanks for calling Kestrel & Sons');
  });

  it('is in French, all of it, for a shop that works in French', () => {
    const summary = { ...mailedOf('Bonjour').summary, language: 'fr' as const };
    const { text, html } = composeMail({ ...mailedOf('Bonjour'), summary });
    expect(text).toContain('Répondu pour Kestrel & Sons par Second Ring.');
    expect(html).toContain('Ouvrir l&#39;appel');
    expect(text).not.toMatch(/Transcript:|Caller:|Answered for/);
  });

  it('shows what is urgent before anything else, once', () => {
    const { html, subject } = mailOf('There is a fire and somebody is hurt');
    expect(subject).toMatch(/^URGENT/);
    const body = html.slice(html.indexOf('<body'));
    expect(count(body, 'URGENT')).toBe(1);
    expect(body.indexOf('URGENT')).toBeLessThan(body.indexOf('604-555-0150'));
  });

  it('names a question it could not answer once beside the words themselves', () => {
    const { html, text } = mailOf('Do you repair swimming pool robots?');
    expect(html).toContain('Questions I could not answer');
    expect(count(html, '<li>')).toBe(1);
    expect(text).toContain('Questions I could not answer:\n- ');
    expect(text).not.toContain('Could not answer:');
  });

  it('holds what a caller says as words and never as markup', () => {
    const { html } = mailOf('My name is Andre <img src=x onerror=alert(1)> & "Sons"');
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
    expect(html).toContain('Answered for Kestrel &amp; Sons by Second Ring.');
  });

  it('marks French as French, and can be read in the dark', () => {
    const { html } = mailOf("Bonjour, quelles sont vos heures d'ouverture?");
    expect(html).toContain('lang="fr"');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(mailOf('What are your hours?').html).not.toContain('lang="fr"');
  });
});
