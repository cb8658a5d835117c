import { Switch } from '@/components/ui/switch.tsx';

export const stories = {
  states: () => (
    <div className="row">
      <Switch aria-label="On" defaultChecked />
      <Switch aria-label="Off" />
      <Switch aria-label="Disabled" disabled />
    </div>
  ),
};
