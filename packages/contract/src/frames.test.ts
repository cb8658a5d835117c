import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CallFrame, readCallFrame, readReplyFrame, writeFrame } from './frames.ts';

describe('reading the carrier', () => {
  it('reads a setup as a carrier sends it, fields of tomorrow included', () => {
    const reading = readCallFrame(
      JSON.stringify({
        type: 'setup',
        sessionId: 'VX00000000000000000000000000000001',
        accountSid: 'AC00000000000000000000000000000001',
        callSid: 'CA00000000000000000000000000000001',
        parentCallSid: '',
        from: '+16045550199',
        to: '+16045550142',
        forwardedFrom: null,
        callerName: '',
        direction: 'inbound',
        callType: 'PSTN',
        callStatus: 'RINGING',
        customParameters: {},
        somethingNew: { a: 1 },
      }),
    );
    expect(reading).toMatchObject({
      kind: 'frame',
      frame: { type: 'setup', callSid: 'CA00000000000000000000000000000001', from: '+16045550199' },
    });
  });

  it('takes an interrupt with its duration as a number, as text, or absent', () => {
    for (const durationUntilInterruptMs of [1240, '1240', undefined]) {
      const reading = readCallFrame(
        JSON.stringify({
          type: 'interrupt',
          utteranceUntilInterrupt: 'Our hours',
          durationUntilInterruptMs,
        }),
      );
      expect(reading).toMatchObject({
        kind: 'frame',
        frame: { utteranceUntilInterrupt: 'Our hours' },
      });
    }
  });

  it('takes a prompt without `last` as final', () => {
    expect(readCallFrame('{"type":"prompt","voicePrompt":"hello"}')).toMatchObject({
      frame: { last: true },
    });
  });

  it('tells a frame type it does not know from a malformed one', () => {
    expect(readCallFrame('{"type":"configUpdated","x":1}')).toEqual({
      kind: 'unknown',
      type: 'configUpdated',
    });
    for (const message of ['', '{', '[]', '"prompt"', '{"type":7}', '{"type":"prompt"}'])
      expect(readCallFrame(message).kind).toBe('malformed');
  });

  it('never throws, whatever arrives', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (message) => {
        expect(['frame', 'unknown', 'malformed']).toContain(readCallFrame(message).kind);
        expect(['frame', 'unknown', 'malformed']).toContain(readReplyFrame(message).kind);
      }),
    );
  });
});

describe('writing frames', () => {
  it('brings any utterance across unchanged', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (words, last) => {
        const said: CallFrame = { type: 'prompt', voicePrompt: words, last };
        expect(readCallFrame(writeFrame(said))).toEqual({ kind: 'frame', frame: said });
        const reply = { type: 'text', token: words, last } as const;
        expect(readReplyFrame(writeFrame(reply))).toEqual({ kind: 'frame', frame: reply });
      }),
    );
  });
});
