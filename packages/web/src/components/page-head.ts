const product = 'Second Ring';

/** A route's `head`: its title with the product's name behind it, and how search engines show it. */
export function pageHead(title: string, description?: string) {
  const whole = `${title} · ${product}`;
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
