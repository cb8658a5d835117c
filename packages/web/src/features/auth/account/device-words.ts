type Words = readonly [pattern: RegExp, name: string][];

/** Browsers call themselves by their ancestors' names too: the most particular name comes first. */
const browsers: Words = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: Words = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** A user agent as people speak of it, such as "Chrome on Windows"; for display alone. */
export function deviceWords(userAgent: string | null): string {
  const browser = nameIn(browsers, userAgent ?? '');
  const system = nameIn(systems, userAgent ?? '');
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

function nameIn(words: Words, userAgent: string): string | undefined {
  return words.find(([pattern]) => pattern.test(userAgent))?.[1];
}
