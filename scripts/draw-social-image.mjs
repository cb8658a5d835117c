/**
 * Draws the picture that stands for the product where a link to it is shared, from its mark, type and
 * colours: `node scripts/draw-social-image.mjs` writes packages/web/public/social.png.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './find-chromium.mjs';
import { root } from './run-command.mjs';

const size = { width: 1200, height: 630 };
const font = (/** @type {string} */ name) =>
  readFileSync(
    join(root, `node_modules/@fontsource-variable/${name}-latin-wght-normal.woff2`),
  ).toString('base64');
const face = (/** @type {string} */ family, /** @type {string} */ file) =>
  `@font-face { font-family: ${family}; font-weight: 200 900; src: url(data:font/woff2;base64,${font(file)}) }`;

const rings = [150, 250, 350, 450, 550]
  .map(
    (radius, index) => `<circle cx="920" cy="360" r="${radius}" opacity="${0.9 - index * 0.16}"/>`,
  )
  .join('');

const page = `<!doctype html><meta charset="utf-8"><style>
${face('Heading', 'bricolage-grotesque/files/bricolage-grotesque')}
${face('Text', 'inter/files/inter')}
body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative;
  background: oklch(0.985 0.008 85); color: oklch(0.24 0.03 170); font-family: Text }
svg { position: absolute }
.name { position: absolute; left: 172px; top: 82px; font: 700 42px Heading; letter-spacing: -0.02em }
h1 { position: absolute; left: 80px; top: 226px; width: 700px; margin: 0;
  font: 800 84px/0.98 Heading; letter-spacing: -0.035em }
p { position: absolute; left: 80px; top: 436px; width: 560px; margin: 0; font-size: 29px;
  line-height: 1.35; color: oklch(0.46 0.025 170) }
</style>
<svg width="1200" height="630" fill="none" stroke="oklch(0.85 0.03 150)" stroke-width="2">${rings}</svg>
<svg style="left: 760px; top: 140px" width="380" height="380" viewBox="0 0 32 32" fill="none">
  <g stroke-width="3.2" stroke-linecap="round">
    <path d="M8.7 12.8A7.5 7.5 0 0 1 19.2 23.3" stroke="oklch(0.45 0.09 165)"/>
    <path d="M4.8 8.2A13.5 13.5 0 0 1 23.8 27.2" stroke="oklch(0.78 0.15 70)"/>
  </g>
  <circle cx="13.5" cy="18.5" r="3.2" fill="oklch(0.45 0.09 165)"/>
</svg>
<svg style="left: 80px; top: 68px" width="80" height="80" viewBox="0 0 32 32" fill="none">
  <g stroke-width="3.2" stroke-linecap="round">
    <path d="M8.7 12.8A7.5 7.5 0 0 1 19.2 23.3" stroke="oklch(0.45 0.09 165)"/>
    <path d="M4.8 8.2A13.5 13.5 0 0 1 23.8 27.2" stroke="oklch(0.78 0.15 70)"/>
  </g>
  <circle cx="13.5" cy="18.5" r="3.2" fill="oklch(0.45 0.09 165)"/>
</svg>
<div class="name">Second Ring</div>
<h1>Your business is not a call center</h1>
<p>The AI employee that picks up by the second ring, knows your prices, and texts you what matters.</p>`;

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox'],
});
const tab = await browser.newPage({ viewport: size });
await tab.setContent(page);
await tab.evaluate('document.fonts.ready');
const file = join(root, 'packages/web/public/social.png');
await tab.screenshot({ path: file });
await browser.close();
console.log(`Wrote ${file}`);
