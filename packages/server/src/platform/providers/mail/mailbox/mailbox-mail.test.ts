import { expect, it } from 'vitest';
import type { OutgoingMail } from '../interface.ts';
import { onTerminal } from './mailbox-mail.ts';

it('is shown on the terminal to operators alone, and steers it nowhere', async () => {
  const sent: string[] = [];
  const printed: string[] = [];
  const mail = onTerminal(
    { name: 'mailbox', send: async ({ to }) => void sent.push(to) },
    { addresses: ['ada@ring.example'], print: (text) => void printed.push(text) },
  );
  const message = (to: string): OutgoingMail => ({
    to,
    subject: 'Confirm your email address',
    text: 'https://ring.example/confirm\u001b[2Jgone\nand more',
    html: '',
  });
  await mail.send(message('Ada@ring.example'));
  await mail.send(message('stranger@shop.example'));
  expect(sent).toEqual(['Ada@ring.example', 'stranger@shop.example']);
  expect(printed).toHaveLength(1);
  expect(printed[0]).toContain('https://ring.example/confirm[2Jgone\nand more');
});
