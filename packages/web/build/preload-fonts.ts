import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Adds a preload link to the page for each built font whose file name starts with one of `names`:
 * the browser fetches them beside the style sheet instead of after it.
 */
export function preloadFonts(names: string[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => names.some((name) => file.includes(`/${name}`)))
          .map(preloadLink),
    },
  };
}

function preloadLink(file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
    injectTo: 'head',
  };
}
