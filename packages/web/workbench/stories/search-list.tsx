import { useState } from 'react';
import { SearchList } from '@/components/ui/search-list.tsx';

const numbers = Array.from({ length: 80 }, (_, index) => ({
  value: String(index),
  label: `(604) 555-01${String(index).padStart(2, '0')} · BC`,
}));

function OneOf({ options }: { options: typeof numbers }) {
  const [value, setValue] = useState('3');
  return (
    <div className="column">
      <SearchList
        id="number"
        label="Phone number"
        options={options}
        always={{ value: 'none', label: 'Unlink Number' }}
        value={value}
        onValueChange={setValue}
        placeholder="Search numbers or regions"
        onEscape={() => {}}
      />
    </div>
  );
}

export const stories = {
  'a few': () => <OneOf options={numbers.slice(0, 5)} />,
  'more than are shown': () => <OneOf options={numbers} />,
  none: () => <OneOf options={[]} />,
};
