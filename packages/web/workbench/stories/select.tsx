import { useState } from 'react';
import { Select } from '@/components/ui/select.tsx';

const options = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
  { value: 'es', label: 'Español', disabled: true },
];

function OneOfThree({ start, disabled }: { start?: string; disabled?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <div className="column">
      <Select
        aria-label="Language"
        value={value}
        onValueChange={setValue}
        options={options}
        placeholder="Choose a language"
        {...(disabled ? { disabled } : {})}
      />
    </div>
  );
}

export const stories = {
  'nothing chosen': () => <OneOfThree />,
  chosen: () => <OneOfThree start="fr" />,
  disabled: () => <OneOfThree start="en" disabled />,
};
