import { useQuery } from '@tanstack/react-query';
import { queries } from '@/api/client.ts';
import { detailFailure } from '@/api/detail-failure.ts';
import { AboutCaller } from '@/components/about-caller/about-caller.tsx';
import { DetailState } from '@/components/log-details.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogClose } from '@/components/ui/dialog.tsx';
import { CallActions } from './call-actions.tsx';
import { CallFacts } from './call-facts.tsx';
import { CallOutcome } from './call-outcome.tsx';
import { Transcript } from './transcript.tsx';

/** One call: what came of it first, then every word, then its ids. */
export default function CallDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isPending, error } = useQuery(queries.callLogs.get.queryOptions({ input: { id } }));
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Call Log Details"
      description={data?.business_name ?? `Log ID: ${id}`}
      className="sm:max-w-3xl"
      footer={
        <DialogClose asChild>
          <Button>Close</Button>
        </DialogClose>
      }
    >
      {data ? (
        <div className="grid grid-cols-1 gap-7 wrap-anywhere">
          <CallActions call={data} />
          <CallOutcome call={data} />
          <Transcript call={data} />
          <CallFacts call={data} />
          <AboutCaller
            businessId={data.business_id}
            businessName={data.business_name}
            number={data.from}
          />
        </div>
      ) : (
        <DetailState isPending={isPending} error={error ? detailFailure(error) : null} />
      )}
    </Dialog>
  );
}
