import { Card, CardDescription, CardTitle } from '@/components/ui/card.tsx';

export const stories = {
  plain: () => (
    <Card>
      <CardTitle>Opening hours</CardTitle>
      <CardDescription>What callers hear when they ask.</CardDescription>
    </Card>
  ),
};
