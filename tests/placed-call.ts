import type { Page } from '@playwright/test';
import { sampleNumber } from './fixtures.ts';

/**
 * Calls an agent over the page's own connection, the sample one unless another is named, says each
 * line once it is the caller's turn, and hangs up. Answers the id of the call in the log.
 */
export async function placeCall(
  page: Page,
  lines: readonly string[],
  call: { to?: string; agentId?: string; from?: string } = { to: sampleNumber },
): Promise<string> {
  const started = await page.request.post('/api/browser-calls', { data: call });
  const { callSid, url } = await started.json();
  return page.evaluate(
    ([sid, address, to, said]) =>
      new Promise<string>((resolve, reject) => {
        const socket = new WebSocket(address);
        const send = (frame: object) => socket.send(JSON.stringify(frame));
        const left = [...said];
        socket.onopen = () => send({ type: 'setup', callSid: sid, from: '', to });
        socket.onerror = () => reject(new Error('The call’s socket failed.'));
        socket.onmessage = ({ data }) => {
          const frame = JSON.parse(data);
          if (frame.type === 'summary') return resolve(frame.callLogId);
          // A turn that ends in no question goes on by itself.
          if (frame.type !== 'text' || !frame.last || !/\?$/.test(frame.token)) return;
          const line = left.shift();
          if (line === undefined) send({ type: 'hangUp' });
          else send({ type: 'prompt', voicePrompt: line, lang: 'en-US', last: true });
        };
      }),
    [callSid, url, sampleNumber, lines] as const,
  );
}
