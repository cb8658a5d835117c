import type { Business } from '@second-ring/contract';
import { Dialog } from '@/components/ui/dialog.tsx';
import type { StagedEdits } from '../staged-edits.ts';
import { VersionList } from './version-list.tsx';
import { VersionView } from './version-view.tsx';

interface VersionsDialogProps {
  business: Business;
  /** The version that is looked at; undefined: all of them. */
  number: number | undefined;
  hasEdits: boolean;
  onOpen: (number: number | undefined) => void;
  /** Stages what makes the business again what it was in a version. */
  onRestore: (edits: StagedEdits, number: number) => void;
  onClose: () => void;
}

/** What was published when and by whom, and the way back to it. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { business, number, hasEdits, onOpen, onRestore, onClose } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={number === undefined ? 'Versions' : `Version ${number}`}
      description="Every published version is kept, with the name of whoever published it."
      className="sm:max-w-2xl"
    >
      {number === undefined ? (
        <VersionList business={business} onOpen={onOpen} />
      ) : (
        <VersionView
          key={number}
          business={business}
          number={number}
          hasEdits={hasEdits}
          onBack={() => onOpen(undefined)}
          onRestore={(edits) => onRestore(edits, number)}
        />
      )}
    </Dialog>
  );
}
