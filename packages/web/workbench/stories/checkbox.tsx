import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Label } from '@/components/ui/field.tsx';

export const stories = {
  states: () => (
    <div className="row">
      <Label className="row">
        <Checkbox defaultChecked /> Text me
      </Label>
      <Label className="row">
        <Checkbox /> Mail me
      </Label>
      <Checkbox disabled aria-label="Disabled" />
    </div>
  ),
};
