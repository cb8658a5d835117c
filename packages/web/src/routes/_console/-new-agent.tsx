import { NewAgentDialog } from '@/features/new-agent/new-agent-dialog.tsx';
import { configuredPlaces } from '@/features/places/configured-places.ts';
import { PlaceSearch } from '@/features/places/place-search.tsx';

interface NewAgentProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The "Create new agent" dialog with its search for places. Loaded when it is first opened. */
export default function NewAgent({ open, onOpenChange }: NewAgentProps) {
  return (
    <NewAgentDialog
      open={open}
      onOpenChange={onOpenChange}
      placeSearch={(onSelect) => <PlaceSearch places={configuredPlaces} onSelect={onSelect} />}
    />
  );
}
