import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { CallPage } from '@/features/call/call-page.tsx';
import { findBusinessName } from '@/features/call/place-call.ts';

interface CallSearch {
  /** Draws the call without the page around it, for a frame inside another page. */
  embed?: true;
}

export const Route = createFileRoute('/call/$agentId')({
  validateSearch: ({ embed }): CallSearch =>
    embed === 1 || embed === '1' || embed === true ? { embed: true } : {},
  loader: ({ params }) => findBusinessName(params.agentId),
  head: ({ loaderData }) => pageHead(loaderData ? `Call ${loaderData}` : 'Call the AI employee'),
  component: Call,
});

function Call() {
  const { agentId } = Route.useParams();
  const { embed } = Route.useSearch();
  return (
    <CallPage
      key={agentId}
      agentId={agentId}
      businessName={Route.useLoaderData()}
      embedded={embed === true}
    />
  );
}
