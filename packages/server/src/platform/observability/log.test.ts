import { expect, it } from 'vitest';
import { openLog } from './log.ts';

it('a secret does not reach the log, wherever it is in what is logged', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => lines.push(line) });
  log.info({ authorization: 'Bearer hush', request: { headers: { cookie: 'hush' } } }, 'Request');
  log.child({ callId: 'call-1' }).warn({ body: { password: 'hush', name: 'Ana' } }, 'Refused');
  expect(lines.join()).not.toContain('hush');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { authorization: '[secret]' },
    { callId: 'call-1', body: { name: 'Ana' } },
  ]);
});
