import type { UserChange, UserRow } from '@second-ring/contract';
import { api } from '@/api/client.ts';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { TieDialog } from '../ownerships/tie-dialog.tsx';
import { usePeopleChange } from '../use-people-change.ts';
import { nameOfUser } from './name-of-user.ts';

export type UserAction =
  | 'tie'
  | 'make-operator'
  | 'make-owner'
  | 'remove-second-factor'
  | 'disable'
  | 'enable';

interface UserActionDialogProps {
  user: UserRow;
  action: UserAction;
  onClose: () => void;
}

/** Asks what is needed to do something about someone, and does it. */
export function UserActionDialog({ user, action, onClose }: UserActionDialogProps) {
  if (action === 'tie') return <TieDialog user={user} onClose={onClose} />;
  return <ChangeDialog user={user} wording={wordings[action]} onClose={onClose} />;
}

interface Wording {
  title: (name: string) => string;
  consequence: string;
  confirm: string;
  isNegative?: boolean;
  act: (id: string) => Promise<unknown>;
  done: (name: string) => string;
}

const change = (wish: UserChange) => (id: string) => api.users.update({ id, ...wish });

const wordings: Record<Exclude<UserAction, 'tie'>, Wording> = {
  'make-operator': {
    title: (name) => `Make ${name} an operator?`,
    consequence: 'An operator sees and edits every business, call and person of this installation.',
    confirm: 'Make operator',
    act: change({ role: 'operator' }),
    done: (name) => `${name} is an operator now`,
  },
  'make-owner': {
    title: (name) => `Make ${name} an owner?`,
    consequence: 'They will see and edit only the businesses they own.',
    confirm: 'Make owner',
    act: change({ role: 'owner' }),
    done: (name) => `${name} is an owner now`,
  },
  'remove-second-factor': {
    title: (name) => `Remove the second factor of ${name}?`,
    consequence:
      'First make sure that it is really them asking. Their authenticator apps and recovery codes stop working, they are signed out everywhere, and they sign in with their password alone. We tell them by email.',
    confirm: 'Remove second factor',
    isNegative: true,
    act: (id) => api.users.removeSecondFactors({ id }),
    done: (name) => `${name} can sign in without a second factor`,
  },
  disable: {
    title: (name) => `Disable ${name}?`,
    consequence:
      'They are signed out everywhere at once and cannot sign in until you let them in again. Their businesses stay as they are.',
    confirm: 'Disable',
    isNegative: true,
    act: change({ disabled: true }),
    done: (name) => `${name} is disabled`,
  },
  enable: {
    title: (name) => `Let ${name} in again?`,
    consequence: 'They can sign in as before.',
    confirm: 'Let in again',
    act: change({ disabled: false }),
    done: (name) => `${name} can sign in again`,
  },
};

interface ChangeDialogProps {
  user: UserRow;
  wording: Wording;
  onClose: () => void;
}

function ChangeDialog({ user, wording, onClose }: ChangeDialogProps) {
  const { title, consequence, confirm, isNegative = false, act, done } = wording;
  const name = nameOfUser(user);
  const update = usePeopleChange(
    () => act(user.id),
    () => done(name),
  );
  return (
    <ConfirmDialog
      title={title(name)}
      consequence={consequence}
      confirm={confirm}
      isNegative={isNegative}
      isPending={update.isPending}
      error={update.error}
      onConfirm={() => update.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
