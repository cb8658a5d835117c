import { publicUrlPlaceholder as origin } from '@second-ring/contract/public-url';
import { createMemoryHistory } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { ownerQuestions } from '@/features/landing/owner-questions.ts';
import { plans } from '@/features/pricing/plans.ts';
import { App } from '../app.tsx';
import { nobody } from '../components/auth/auth-context.tsx';
import { createAppRouter } from '../router.tsx';
import type { DrawnPage, PublicPage } from './public-pages.ts';

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

const picture = { width: 1200, height: 630, alt: 'Second Ring: picks up by the second ring.' };

/** What the page itself never changes: its one address, how it looks when shared, what it is about. */
function SharingTags({ path, listed }: { path: string; listed: boolean }) {
  const address = `${origin}${path}`;
  const facts = structuredFacts(path);
  return (
    <>
      <link rel="canonical" href={address} />
      {listed ? null : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Second Ring" />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${origin}/social.png`} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {facts ? <StructuredFacts facts={facts} /> : null}
    </>
  );
}

/** `<` is written as an escape: nothing in the facts can end the element. */
function StructuredFacts({ facts }: { facts: object }) {
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c');
  return <script type="application/ld+json">{json}</script>;
}

const organization = {
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: 'Second Ring',
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
};

const software = {
  '@type': 'SoftwareApplication',
  '@id': `${origin}/#software`,
  name: 'Second Ring',
  url: `${origin}/`,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any, in a web browser',
  description:
    'An AI phone receptionist for small businesses: it answers calls from the shop’s own knowledge and sends the owner a summary of each.',
  publisher: { '@id': organization['@id'] },
  offers: plans.map(({ name, price, description }) => ({
    '@type': 'Offer',
    name,
    description,
    url: `${origin}/pricing`,
    price: price.toFixed(2),
    priceCurrency: 'USD',
  })),
};

const questions = {
  '@type': 'FAQPage',
  mainEntity: ownerQuestions.map(({ asked, answer }) => ({
    '@type': 'Question',
    name: asked,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

/** What a page says of the product in the words of schema.org, or null where it says nothing. */
function structuredFacts(path: string): object | null {
  const graph = { '/': [organization, software, questions], '/pricing': [organization, software] }[
    path
  ];
  return graph ? { '@context': 'https://schema.org', '@graph': graph } : null;
}
