import { createFileRoute } from '@tanstack/react-router';
import { findOwnAgent } from '@/api/made-here.ts';
import { useAuth } from '@/components/auth/auth-context.tsx';
import { pageHead } from '@/components/page-head.ts';
import { CallPage } from '@/features/call/call-page.tsx';
import { NextSteps } from '@/features/call/next-steps.tsx';
import { NobodyAnswers } from '@/features/call/nobody-answers.tsx';
import { type Answering, findAnswering } from '@/features/call/place-call.ts';

interface CallSearch {
  /** Draws the call without the page around it, for a frame inside another page. */
  embed?: true;
}

export const Route = createFileRoute('/call/$agentId')({
  validateSearch: ({ embed }): CallSearch =>
    embed === 1 || embed === '1' || embed === true ? { embed: true } : {},
  loader: ({ params }) => findAnswering(params.agentId),
  head: ({ loaderData }) => pageHead(titleOf(loaderData)),
  component: Call,
});

function Call() {
  const { agentId } = Route.useParams();
  const { embed } = Route.useSearch();
  const answering = Route.useLoaderData();
  const { isAuthenticated } = useAuth();
  const own = findOwnAgent(agentId);
  if (!answering.somebody) return <NobodyAnswers embedded={embed === true} />;
  return (
    <CallPage
      key={agentId}
      agentId={agentId}
      businessName={answering.businessName}
      taught={answering.taught}
      embedded={embed === true}
      next={own && !embed ? <NextSteps own={own} isSignedIn={isAuthenticated} /> : null}
    />
  );
}

function titleOf(answering: Answering | undefined): string {
  if (answering?.somebody === false) return 'Nobody answers here';
  return answering?.businessName ? `Call ${answering.businessName}` : 'Call the AI employee';
}
