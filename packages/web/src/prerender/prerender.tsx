import { createMemoryHistory } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { App } from '../app.tsx';
import { nobody } from '../components/auth/auth-context.tsx';
import { createAppRouter } from '../router.tsx';
import type { DrawnPage, PublicPage } from './public-pages.ts';
import { SharingTags } from './sharing-tags.tsx';

export { publicPages } from './public-pages.ts';

/** Where there are pages, such as `/call/$agentId`. */
export function pagePaths(): string[] {
  return Object.keys(createAppRouter({ isServer: true }).routesByPath);
}

/** Draws a page as a visitor sees it who is not signed in. Throws where there is no such page. */
export async function drawPage({ path, listed }: PublicPage): Promise<DrawnPage> {
  const router = createAppRouter({
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: true,
  });
  await router.load();
  const drawn = await drawWhole(
    <StrictMode>
      <div id="root">
        <App router={router} auth={nobody} arrivedDrawn />
      </div>
    </StrictMode>,
  );
  // React writes titles and other tags of the head before everything else.
  const start = drawn.indexOf('<div id="root">');
  return {
    head: drawn.slice(0, start) + renderToStaticMarkup(<SharingTags path={path} listed={listed} />),
    root: drawn.slice(start),
    routeIds: router.state.matches.map(({ routeId }) => routeId),
  };
}

/** Draws in one piece, without the scripts that would put late pieces in place. */
async function drawWhole(page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  if (failures.length > 0) throw failures[0];
  return new Response(prelude).text();
}
