import { expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';

const link =
  'https://calls.example/auth/v1/verify?token=t&type=signup&redirect_to=https://a.example';
const content = { to: 'maria@example.com', code: '042917', link, newEmail: null };

test('a mail offers the link and the code, in both forms', async () => {
  const mail = composeMail('confirmation', content);
  expect(mail.text).toContain(link);
  expect(mail.text).toContain('042917');
  expect(mail.html).toContain(link.replaceAll('&', '&amp;'));
  expect(mail.html).toContain('042917');
});

test('a mail offers no code that no page takes: an invitation is accepted by its link', async () => {
  const mail = composeMail('invitation', content);
  expect(mail.text).toContain(link);
  expect(mail.text).not.toContain('042917');
  expect(mail.html).not.toContain('042917');
});

test('an address that looks like markup stays text', async () => {
  const newEmail = '<img src=x>@example.com';
  const mail = composeMail('email_change_current', { ...content, newEmail });
  expect(mail.html).not.toContain('<img');
});

test('a code to enter on an open page comes without a link', async () => {
  const mail = composeMail('reauthentication', { ...content, link: null });
  expect(mail.text).not.toContain('http');
  expect(mail.html).not.toContain('<a ');
});
