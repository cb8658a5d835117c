import { useState } from 'react';
import { Slider } from '@/components/ui/slider.tsx';

function Seconds() {
  const [value, setValue] = useState(15);
  return (
    <div className="column">
      <Slider
        label="Ring for"
        value={value}
        onValueChange={setValue}
        min={5}
        max={60}
        step={5}
        valueText={`${value} secs`}
      />
      <p>{value} secs</p>
    </div>
  );
}

export const stories = { seconds: Seconds };
