import type { UserRow } from '@second-ring/contract';
import {
  Ban,
  Building2,
  CircleCheck,
  Ellipsis,
  KeyRound,
  ShieldCheck,
  ShieldMinus,
} from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/menu.tsx';
import { nameOfUser } from './name-of-user.ts';

export type UserAction =
  | 'tie'
  | 'make-operator'
  | 'make-owner'
  | 'remove-second-factor'
  | 'disable'
  | 'enable';

interface UserMenuProps {
  user: UserRow;
  /** Whether this server keeps second factors, and not a hosted service. */
  keepsAccounts: boolean;
  onAct: (action: UserAction) => void;
}

/** What an operator can do about someone. */
export function UserMenu({ user, keepsAccounts, onAct }: UserMenuProps) {
  const role = user.role === 'owner' ? toOperator : toOwner;
  const access = user.disabled ? letIn : keepOut;
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon-small" aria-label={`Actions for ${nameOfUser(user)}`}>
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      <MenuItem onSelect={() => onAct('tie')}>
        <Building2 aria-hidden />
        Add to a business
      </MenuItem>
      <MenuItem onSelect={() => onAct(role.action)}>
        <role.icon aria-hidden />
        {role.words}
      </MenuItem>
      {keepsAccounts ? (
        <MenuItem onSelect={() => onAct('remove-second-factor')}>
          <KeyRound aria-hidden />
          Remove second factor
        </MenuItem>
      ) : null}
      <MenuSeparator />
      <MenuItem onSelect={() => onAct(access.action)}>
        <access.icon aria-hidden />
        {access.words}
      </MenuItem>
    </Menu>
  );
}

const toOperator = { action: 'make-operator', words: 'Make operator', icon: ShieldCheck } as const;
const toOwner = { action: 'make-owner', words: 'Make owner', icon: ShieldMinus } as const;
const keepOut = { action: 'disable', words: 'Disable', icon: Ban } as const;
const letIn = { action: 'enable', words: 'Let in again', icon: CircleCheck } as const;
