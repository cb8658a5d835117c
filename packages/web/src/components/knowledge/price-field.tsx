import { type PriceText, parsePrice } from '@second-ring/conversation';
import type { ReactNode } from 'react';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

interface PriceFieldProps {
  label: string;
  value: PriceText;
  path: string;
  error: string | undefined;
  hint?: string;
  onChange: (price: string) => void;
}

/** A price as owners type it, and how the AI will say it. */
export function PriceField(props: PriceFieldProps) {
  const { label, value, path, error, hint, onChange } = props;
  const { spoken } = parsePrice(value);
  const said: ReactNode = spoken ? `Your AI says “${spoken}”` : hint;
  return (
    <Field label={label} error={error} hint={said}>
      {(control) => (
        <Input
          {...control}
          data-path={path}
          inputMode="text"
          autoComplete="off"
          placeholder="0.00"
          className="tabular"
          value={value === null || value === undefined ? '' : String(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
