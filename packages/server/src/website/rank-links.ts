import type { PageLink } from './finding.ts';

/** What a page is worth to someone who has to answer the phone. */
const worth: readonly (readonly [RegExp, number])[] = [
  [/\b(prices?|pricing|rates?|menu|tarifs?|prix|forfaits?|packages?|fees)\b/, 10],
  [/\b(services?|treatments?|soins|prestations|what-we-do|specialties)\b/, 9],
  [/\b(contact|contactez|nous-joindre|reach-us|find-us|locations?)\b/, 8],
  [/\b(hours?|heures?|horaires?|opening)\b/, 8],
  [/\b(faqs?|questions|foire)\b/, 8],
  [/\b(about|a-propos|à propos|who-we-are|our-story)\b/, 5],
];
const worthless =
  /\b(blog|news|nouvelles|cart|panier|checkout|login|account|privacy|terms|cookies?|careers?|jobs|gallery|galerie|portfolio|testimonials?|reviews?|tag|category|author|feed|wp-|calendar)\b|[?&](p|page|sort|add-to-cart|replytocom)=/;

/** How much a link is worth following; zero or less: not at all. */
export function worthOf({ href, text }: PageLink): number {
  const url = new URL(href);
  const words = `${decodeURI(url.pathname)} ${text}`.toLowerCase().replace(/_/g, '-');
  if (worthless.test(`${words} ${url.search}`)) return 0;
  const found = worth.reduce((sum, [pattern, value]) => sum + (pattern.test(words) ? value : 0), 0);
  const depth = url.pathname.split('/').filter(Boolean).length;
  return found > 0 ? found * 10 - depth : Math.max(0, 4 - depth);
}
