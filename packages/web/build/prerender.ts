import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { publicUrlPlaceholder as origin } from '@second-ring/contract/public-url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { DrawnPage, PublicPage } from '../src/prerender/public-pages.ts';

interface Drawing {
  publicPages: readonly PublicPage[];
  drawPage: (page: PublicPage) => Promise<DrawnPage>;
  pagePaths: () => string[];
}

const emptyRoot = '<div id="root"></div>';
/** What is seen of a page without content until its application has come. */
const arriving =
  '<div id="arriving" role="status" class="grid min-h-dvh place-items-center text-ink-soft">Loading...</div>';
/** What fetches the application: its first module and the links that fetch others beside it. */
const ownCode = /\s*(<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;
const closed = ['/admin', '/account', '/call/', '/api/', '/dev/'];

/**
 * Draws every public page into an HTML file of its own once the build is written, with links that
 * fetch the page's code at once; writes `robots.txt`, `sitemap.xml` and, for the server, `pages.json`:
 * where there are pages. The page without content that every other address starts from becomes
 * `shell.html`.
 */
export function prerender(): Plugin {
  let root = '';
  let outDir = '';
  /** The built file of each route's component. */
  const chunks = new Map<string, string[]>();
  return {
    name: 'prerender',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved: (config) => {
      root = config.root;
      outDir = join(config.root, config.build.outDir);
    },
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.facadeModuleId) continue;
        const route = /\/src\/routes\/(.+)\.tsx\?tsr-split=component/.exec(
          file.facadeModuleId,
        )?.[1];
        if (route) chunks.set(`/${route}`, withImports(file.fileName, bundle));
      }
    },
    closeBundle: async () => {
      const drawing = join(root, 'dist-prerender');
      try {
        const { publicPages, drawPage, pagePaths } = await buildDrawing(root, drawing);
        const shell = await withStyles(await readFile(join(outDir, 'index.html'), 'utf8'), outDir);
        await writeFile(
          join(outDir, 'shell.html'),
          shell.replace(emptyRoot, () => emptyRoot + arriving),
        );
        for (const page of publicPages) {
          const drawn = await drawPage(page);
          const code = drawn.routeIds.flatMap((id) => chunksOf(id, chunks));
          const file = join(outDir, fileOf(page));
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, assemble(shell, drawn, code));
        }
        await writeFile(join(outDir, 'pages.json'), JSON.stringify(pagePaths()));
        await writeFile(join(outDir, 'robots.txt'), robots());
        await writeFile(join(outDir, 'sitemap.xml'), sitemap(publicPages));
      } finally {
        await rm(drawing, { recursive: true, force: true });
      }
    },
  };
}

/** A file and all that it imports, however far away: one found late is fetched late. */
function withImports(
  fileName: string,
  bundle: Rolldown.OutputBundle,
  known = new Set<string>(),
): string[] {
  const file = bundle[fileName];
  if (known.has(fileName) || file?.type !== 'chunk') return [];
  known.add(fileName);
  return [fileName, ...file.imports.flatMap((each) => withImports(each, bundle, known))];
}

function fileOf({ path }: PublicPage): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Builds the drawing of pages for this process. Its parts load while it draws. */
async function buildDrawing(root: string, folder: string): Promise<Drawing> {
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/prerender/prerender.tsx', outDir: folder, copyPublicDir: false },
  });
  return import(pathToFileURL(join(folder, 'prerender.js')).href);
}

/** A route's file is named by its id, with `index` or `route` behind where it is a folder's. */
function chunksOf(routeId: string, chunks: ReadonlyMap<string, string[]>): string[] {
  const names = [routeId, `${routeId}index`, `${routeId}/route`];
  return names.flatMap((name) => chunks.get(name) ?? []);
}

/** Puts a style sheet into the page: one round trip less before anything can be seen. */
async function withStyles(shell: string, outDir: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(shell);
  if (!link?.[1]) throw new Error('The built page has no style sheet.');
  const styles = await readFile(join(outDir, link[1]), 'utf8');
  return shell.replace(link[0], () => `<style>${styles}</style>`);
}

/**
 * The page is painted before its code is fetched: the code waits in a template, from which
 * `early.js` takes it.
 */
function assemble(shell: string, { head, root }: DrawnPage, code: string[]): string {
  const missing = [...new Set(code)].filter((file) => !shell.includes(`/${file}"`));
  const preloads = missing.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const application = [...shell.matchAll(ownCode)].map(([tag]) => tag.trim());
  if (application.length === 0) throw new Error('The built page has no application.');
  // Functions, because drawn pages may hold what `replace` reads as a pattern, such as `$&`.
  return shell
    .replace(/\s*<title>.*<\/title>/, '')
    .replaceAll(ownCode, '')
    .replace('</head>', () => `${head}</head>`)
    .replace(
      emptyRoot,
      () =>
        `${root}<template id="application">${[...application, ...preloads].join('')}</template>`,
    );
}

function robots(): string {
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  return `${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function sitemap(pages: readonly PublicPage[]): string {
  const entries = pages
    .filter(({ listed }) => listed)
    .map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
