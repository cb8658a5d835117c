import { Slider as Radix } from 'radix-ui';
import { cn } from './class-names.ts';

interface SliderProps {
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** Names the slider for assistive technology. */
  label: string;
  /** The value as it is spoken, such as "15 secs". */
  valueText?: string;
  className?: string;
}

/** A number picked along a line, by pointer or arrow keys. */
export function Slider(props: SliderProps) {
  const { value, onValueChange, min, max, step = 1, label, valueText, className } = props;
  return (
    <Radix.Root
      className={cn('relative flex h-8 w-full touch-none items-center select-none', className)}
      value={[value]}
      onValueChange={([next]) => {
        if (next !== undefined) onValueChange(next);
      }}
      min={min}
      max={max}
      step={step}
    >
      <Radix.Track className="relative h-1.5 grow rounded-full bg-line">
        <Radix.Range className="absolute h-full rounded-full bg-primary" />
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="block size-6 rounded-full border-2 border-primary bg-surface shadow-sm"
      />
    </Radix.Root>
  );
}
