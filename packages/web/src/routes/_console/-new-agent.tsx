import {
  NewAgentDialog,
  type NewAgentDialogProps,
} from '@/features/new-agent/new-agent-dialog.tsx';
import { configuredPlaces } from '@/features/places/configured-places.ts';
import { PlaceSearch } from '@/features/places/place-search.tsx';

/** The "Create new agent" dialog with its search for places. Loaded when it is first opened. */
export default function NewAgent(props: Omit<NewAgentDialogProps, 'placeSearch'>) {
  return (
    <NewAgentDialog
      {...props}
      placeSearch={(onSelect) => (
        <PlaceSearch
          places={configuredPlaces}
          onSelect={onSelect}
          listLook={{ inFlow: true, otherwise: 'make the agent from its website' }}
        />
      )}
    />
  );
}
