import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findEmails } from './emails.ts';

const emails = (text: string, language: 'en' | 'fr' = 'en') =>
  findEmails(text, { language }).map((found) => found.email);

describe('e-mail addresses', () => {
  it.each([
    ['Dana.Lee@example.com.', 'dana.lee@example.com'],
    ['dana dot lee at example dot com', 'dana.lee@example.com'],
    ["it's d a n a underscore seven at example dot com", 'dana_7@example.com'],
    ['my email is omar at delta glass dot example', 'omar@deltaglass.example'],
    ['d as in david, a, n, a at example.com', 'dana@example.com'],
    ['dana all one word whitfield at example dot com', 'danawhitfield@example.com'],
    ['dana twenty two at sign example dot co dot uk', 'dana22@example.co.uk'],
  ])('hears %j', (text, email) => expect(emails(text)).toEqual([email]));

  it.each([
    ["it's meg dot tousignant at, um, gmail", 'meg.tousignant@gmail.com'],
    ['my email is dave at yahoo', 'dave@yahoo.com'],
    ['j a y underscore p at hotmail', 'jay_p@hotmail.com'],
    ['dana dot whitfield at gmail com', 'dana.whitfield@gmail.com'],
    ['dana dot whitfield at yahoo ca', 'dana.whitfield@yahoo.ca'],
    ['roofer22 at outlook', 'roofer22@outlook.com'],
    ['ok so kowalchuk at icloud', 'kowalchuk@icloud.com'],
    ['it is tim dot harte at eastlink, thanks', 'tim.harte@eastlink.ca'],
    ['jen.marsh@gmail', 'jen.marsh@gmail.com'],
  ])('completes a provider named alone: %j', (text, email) =>
    expect(emails(text)).toEqual([email]),
  );

  it.each([
    ['luc point gagnon à vidéotron', 'luc.gagnon@videotron.ca'],
    ['mon courriel, marie tiret eve chez gmail', 'marie-eve@gmail.com'],
    ['mon courriel est gagnon at hotmail', 'gagnon@hotmail.com'],
  ])('completes it in French: %j', (text, email) => expect(emails(text, 'fr')).toEqual([email]));

  it.each([
    'I work at Yahoo',
    'my brother works at Rogers on Main',
    "we're with Shaw, our internet is out at shaw",
    'I looked it up at outlook',
    'you can see it at gmail',
  ])('takes nobody for an address who only names one: %j', (text) =>
    expect(emails(text)).toEqual([]),
  );

  it.each([
    'je suis chez vidéotron',
    'mon courriel marche pas chez vidéotron',
    "j'ai appelé à rogers",
  ])('nor in French: %j', (text) => expect(emails(text, 'fr')).toEqual([]));

  it('hears French', () => {
    expect(emails('mon courriel est jean point roy arobase example point ca', 'fr')).toEqual([
      'jean.roy@example.ca',
    ]);
  });

  it.each(['meet me at noon', 'I was at the shop. Call me.', 'dana@', '@example.com'])(
    'finds none in %j',
    (text) => expect(emails(text)).toEqual([]),
  );

  it('finds any plain address, written or spoken', () => {
    // A shorter host may be a small word of either language: "at mon dot com".
    const word = fc.stringMatching(/^[b-hj-z]{5,8}$/).filter((text) => emails(text).length === 0);
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), (address) => {
        fc.pre(/^[a-z0-9]+(?:\.[a-z0-9]+)*@[a-z0-9.-]+\.[a-z]+$/.test(address));
        expect(emails(`write to ${address} please`)).toEqual([address]);
      }),
    );
    fc.assert(
      fc.property(word, (host) => {
        expect(emails(`send it to qqq dot kkk at ${host} dot com`)).toEqual([
          `qqq.kkk@${host}.com`,
        ]);
      }),
    );
  });
});
