import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, queries } from '@/api/client.ts';
import { failureSentence } from '@/api/failures.ts';
import { BusinessChoice } from '@/components/business-choice.tsx';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { Instant } from '@/components/instant.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';

interface CalendarFeedDialogProps {
  /** Null: none is chosen yet. */
  businessId: string | null;
  onChoose: (businessId: string) => void;
  onClose: () => void;
}

/** The address under which a calendar app reads a business's appointments. */
export function CalendarFeedDialog({ businessId, onChoose, onClose }: CalendarFeedDialogProps) {
  const { data } = useQuery(
    queries.businesses.list.queryOptions({ input: { sort: 'name', order: 'asc' } }),
  );
  const only = data?.body.length === 1 ? data.body[0]?.id : undefined;
  const chosen = businessId ?? only;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Calendar feed"
      description="Subscribe to this address in your calendar app to see a business’s appointments there."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="grid gap-5">
        <BusinessChoice label="Business" value={chosen} onChange={onChoose} />
        {chosen ? <Feed key={chosen} businessId={chosen} /> : null}
      </div>
    </Dialog>
  );
}

function Feed({ businessId }: { businessId: string }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { data: business, error } = useQuery(
    queries.businesses.get.queryOptions({ input: { id: businessId } }),
  );
  const make = useMutation({
    mutationFn: () => api.businesses.makeCalendarFeed({ id: businessId }),
    onSuccess: () => {
      setAsking(false);
      return client.invalidateQueries({
        queryKey: queries.businesses.get.key({ input: { id: businessId } }),
      });
    },
  });
  if (error) return <FieldError>{failureSentence(error)}</FieldError>;
  if (!business) return <p role="status">Loading the feed...</p>;
  const { calendar_feed: feed, time_zone: timeZone } = business;
  return (
    <div className="grid justify-items-start gap-3">
      {make.data ? (
        <FeedAddress url={make.data.url} />
      ) : feed ? (
        <p>
          This feed has an address, made <Instant at={feed.made_at} timeZone={timeZone} />. It was
          shown only once, for safety. If you lost it, make a new one.
        </p>
      ) : (
        <p>This feed has no address yet.</p>
      )}
      <Button
        variant="outline"
        disabled={make.isPending}
        onClick={() => (feed ? setAsking(true) : make.mutate())}
      >
        {feed ? 'Make a new address' : 'Make an address'}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title="Make a new address?"
          consequence="The old address stops working at once. Every calendar that uses it needs the new one."
          confirm="Make a new address"
          decline="Keep the old one"
          isPending={make.isPending}
          error={make.error}
          onConfirm={() => make.mutate()}
          onClose={() => setAsking(false)}
        />
      ) : (
        <FieldError>{make.error ? failureSentence(make.error) : null}</FieldError>
      )}
    </div>
  );
}

function FeedAddress({ url }: { url: string }) {
  return (
    <div className="grid w-full gap-1.5">
      <div className="flex items-center gap-2 rounded-control border border-line bg-sunken px-3 py-2">
        <code className="min-w-0 flex-1 font-mono text-xs break-all">{url}</code>
        <CopyButton text={url} what="calendar address" />
      </div>
      <p className="text-ink-soft">
        Copy it now: it is shown only this once. Whoever has it can read these appointments.
      </p>
    </div>
  );
}
