import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';

export const stories = {
  two: () => (
    <Tabs defaultValue="calls">
      <TabsList>
        <TabsTrigger value="calls">Calls</TabsTrigger>
        <TabsTrigger value="texts">Texts</TabsTrigger>
      </TabsList>
      <TabsContent value="calls">Twelve calls this week.</TabsContent>
      <TabsContent value="texts">Three texts this week.</TabsContent>
    </Tabs>
  ),
};
