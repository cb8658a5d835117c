import { toast } from 'sonner';
import { Button } from '@/components/ui/button.tsx';
import { Toaster } from '@/components/ui/toaster.tsx';

export const stories = {
  raise: () => (
    <div className="row">
      <Button onClick={() => toast.success('The agent is published.')}>Success</Button>
      <Button
        variant="negative"
        onClick={() =>
          toast.error('The agent was not published.', { description: 'Try again in a minute.' })
        }
      >
        Error
      </Button>
      <Button variant="outline" onClick={() => toast('Copied.')}>
        Plain
      </Button>
      <Toaster />
    </div>
  ),
};
