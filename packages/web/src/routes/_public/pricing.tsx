import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_public/pricing')({ component: () => <h1>Pricing</h1> });
