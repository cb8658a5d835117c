import { LogOut, User } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/menu.tsx';

export const stories = {
  'under its trigger': () => (
    <Menu align="start" trigger={<Button variant="outline">Account</Button>}>
      <MenuItem>
        <User aria-hidden /> Your account
      </MenuItem>
      <MenuItem disabled>Not for you</MenuItem>
      <MenuSeparator />
      <MenuItem>
        <LogOut aria-hidden /> Sign out
      </MenuItem>
    </Menu>
  ),
};
