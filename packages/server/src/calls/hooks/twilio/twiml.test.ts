import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as twiml from './twiml.ts';

const english = { text: 'One moment, please.', language: 'en' } as const;

describe('TwiML', () => {
  it('connects the call without a greeting of its own, so that a reconnect does not greet twice', () => {
    const document = twiml.connectRelay({
      url: 'wss://ring.example/hooks/twilio/relay',
      action: 'https://ring.example/hooks/twilio/voice/ended',
      language: 'en-US',
      languages: ['en-US', 'fr-CA'],
      hints: ['Harbour Tint', 'ceramic, XPEL'],
      parameters: { transfer: 'CA1:4' },
    });
    expect(document).toContain('<Connect action="https://ring.example/hooks/twilio/voice/ended"');
    expect(document).toContain('url="wss://ring.example/hooks/twilio/relay"');
    expect(document).toContain('reportInputDuringAgentSpeech="any"');
    expect(document).toContain('dtmfDetection="true"');
    expect(document).toContain('events="speaker-events tokens-played"');
    expect(document).toContain('hints="Harbour Tint,ceramic  XPEL"');
    expect(document).toContain('<Parameter name="transfer" value="CA1:4"/>');
    expect(document).not.toContain('welcomeGreeting');
  });

  it('dials a person, with a sentence before only where one is due', () => {
    expect(twiml.dial('+16045550111', '/done', english)).toMatch(/<Say.*<Dial.*\+16045550111/);
    expect(twiml.dial('+16045550111', '/done', null)).not.toContain('<Say');
  });

  it('never dials without an end: whoever is put through is parted after an hour', () => {
    expect(twiml.dial('+16045550111', '/done', null)).toContain(' timeLimit="3600"');
  });

  it('holds any text a person may have typed, and stays one well-formed document', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const document = twiml.sayAndHangUp({ text, language: 'en' });
        const said =
          /<Say language="en-US" voice="Polly.Joanna-Neural">(.*)<\/Say><Hangup\/><\/Response>$/su.exec(
            document,
          )?.[1];
        expect(said).toBeDefined();
        expect(said).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|apos;)/);
        expect(said).not.toMatch(/(?![\t\n\r])[\p{Cc}\p{Cs}]/u);
      }),
    );
  });

  it('reads French out in Canadian French', () => {
    const document = twiml.sayAndHangUp({ text: 'Un moment.', language: 'fr' });
    expect(document).toContain(
      '<Say language="fr-CA" voice="Polly.Gabrielle-Neural">Un moment.</Say>',
    );
  });

  it('answers a text message with nothing at all when there is nothing to say', () => {
    expect(twiml.replyBySms(null)).toMatch(/<Response\/>$/);
    expect(twiml.replyBySms('You are off the list.')).toContain(
      '<Message>You are off the list.</Message>',
    );
  });
});
