import { type ComponentProps, useLayoutEffect, useReducer, useRef } from 'react';
import { maskPhone, retyped } from './phone-mask.ts';
import { Input } from './ui/input.tsx';

interface PhoneInputProps
  extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type' | 'ref'> {
  /** As `phoneDigits` gives it. */
  digits: string;
  onDigits: (digits: string) => void;
}

/** A North American number, its marks put in while it is typed; the caret stays where the person writes. */
export function PhoneInput({ digits, onDigits, ...rest }: PhoneInputProps) {
  const box = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // What was typed and is no digit changes nothing but the caret.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return (
    <Input
      ref={box}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      placeholder="(604) 555-0107"
      className="tabular"
      {...rest}
      value={maskPhone(digits)}
      onChange={({ target, nativeEvent }) => {
        const at = target.selectionStart ?? target.value.length;
        const next = retyped(digits, target.value, at, isForward(nativeEvent));
        caret.current = document.activeElement === target ? next.caret : null;
        drawAgain();
        onDigits(next.digits);
      }}
    />
  );
}

function isForward(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === 'deleteContentForward';
}
