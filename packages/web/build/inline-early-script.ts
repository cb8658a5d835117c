import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

const name = 'early.js';
const tag = `<script src="/${name}"></script>`;

/**
 * Writes `early.js` into the built page itself: nothing is painted before it has run, and a phone's
 * network would wait a whole round trip for it. The server allows it by its hash.
 */
export function inlineEarlyScript(): Plugin {
  let root = '';
  return {
    name: 'inline-early-script',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        if (!html.includes(tag)) throw new Error(`index.html lost its ${tag}`);
        const { code } = await minify(name, await readFile(join(root, name), 'utf8'));
        return html.replace(tag, () => `<script>${code.trim()}</script>`);
      },
    },
  };
}
