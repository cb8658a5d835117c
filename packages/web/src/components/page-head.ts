import { useEffect } from 'react';

const product = 'Second Ring';

/** A page's title, with the product's name behind it. */
function pageTitle(title: string): string {
  return `${title} · ${product}`;
}

/** A route's `head`: its title with the product's name behind it, and how search engines show it. */
export function pageHead(title: string, description?: string) {
  const whole = pageTitle(title);
  return {
    meta: [
      { title: whole },
      ...(description
        ? [
            { name: 'description', content: description },
            { property: 'og:title', content: whole },
            { property: 'og:description', content: description },
          ]
        : []),
    ],
  };
}

/** Titles the page by what only the page itself knows, in place of its route's own title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
