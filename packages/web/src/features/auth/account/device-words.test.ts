import { expect, it } from 'vitest';
import { deviceWords } from './device-words.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0 Safari/537.36`,
    'Chrome on Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/130.0 Safari/537.36 Edg/130.0`,
    'Edge on Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/130.0 Mobile Safari/604.1',
    'Chrome on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
])('%s is said in words', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});

it('what names neither browser nor device is unknown', () => {
  expect(deviceWords('curl/8.5.0')).toBe('Unknown device');
  expect(deviceWords(null)).toBe('Unknown device');
});
