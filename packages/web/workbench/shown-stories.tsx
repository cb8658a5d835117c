import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { allStories, type Stories } from './story.ts';

/** The stories of one component, one below the other, as the only page of a window. */
export function ShownStories({ of }: { of: string }) {
  const stories = allStories.get(of);
  if (!stories) return <p>There are no stories called {of}.</p>;
  return <InRouter stories={stories} />;
}

/** Links lead nowhere here, but they want a router. */
function InRouter({ stories }: { stories: Stories }) {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({
        component: () => <StoryList stories={stories} />,
        notFoundComponent: () => <StoryList stories={stories} />,
      }),
      history: createMemoryHistory(),
    }),
  );
  return <RouterProvider router={router} />;
}

function StoryList({ stories }: { stories: Stories }) {
  return (
    <main className="stories">
      {Object.entries(stories).map(([name, Story]) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <Story />
        </section>
      ))}
    </main>
  );
}
