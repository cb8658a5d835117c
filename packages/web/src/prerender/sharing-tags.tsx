import { publicUrlPlaceholder as origin } from '@second-ring/contract/public-url';
import { structuredFacts } from './structured-facts.ts';

const picture = { width: 1200, height: 630, alt: 'Second Ring: picks up by the second ring.' };

/** What the page itself never changes: its one address, how it looks when shared, what it is about. */
export function SharingTags({ path, listed }: { path: string; listed: boolean }) {
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
