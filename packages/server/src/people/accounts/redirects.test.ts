import { expect, it } from 'vitest';
import { pickRedirect } from './redirects.ts';

const siteUrl = 'https://calls.example';
const AUTH_REDIRECT_URLS = ['https://*.shop.example/back', 'https://app.example/**'];
const picked = (wanted: string) =>
  pickRedirect({ siteUrl, settings: { AUTH_REDIRECT_URLS } }, wanted);

it.each(['https://ana.shop.example/back', 'https://app.example/a/b.html'])(
  'a link leads back to %s',
  (wanted) => expect(picked(wanted)).toBe(wanted),
);

it.each([
  'https://evil@x.shop.example/back',
  'https://evil:8443#.shop.example/back',
  'https://evil?.shop.example/back',
  'https://evil#.shop.example/back',
  'https://evil:80.shop.example/back',
  'https://app.example/a?next=https://evil.example',
  'https://app.example/@evil.example',
  'https://app.example.evil.example/',
])('a wildcard stands for no part of %s', (wanted) => expect(picked(wanted)).toBe(siteUrl));
