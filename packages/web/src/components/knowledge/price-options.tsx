import type { Mistakes } from '@second-ring/contract';
import type { ServiceOption } from '@second-ring/conversation';
import { Plus, X } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { Input } from '../ui/input.tsx';
import { newId } from './new-id.ts';
import { PriceField } from './price-field.tsx';

interface PriceOptionsProps {
  serviceId: string;
  serviceName: string;
  value: ServiceOption[];
  errors: Mistakes;
  onChange: (options: ServiceOption[]) => void;
}

/** Prices that depend: sedan, SUV, truck. */
export function PriceOptions(props: PriceOptionsProps) {
  const { serviceId, serviceName, value, errors, onChange } = props;
  const missing = errors[`${serviceId}.options`];
  return (
    <div className="grid gap-3">
      {value.map((option, index) => (
        <OptionRow
          key={option.id}
          option={option}
          errors={errors}
          onChange={(next) => onChange(value.with(index, next))}
          onRemove={() => onChange(value.toSpliced(index, 1))}
        />
      ))}
      <Button
        variant="outline"
        size="small"
        className="w-fit"
        data-path={`${serviceId}.options`}
        aria-label={`Add an option to ${serviceName}`}
        onClick={() => onChange([...value, { id: newId(), name: 'Option Name', price: '' }])}
      >
        <Plus aria-hidden />
        Add an option
      </Button>
      <FieldError>{missing}</FieldError>
    </div>
  );
}

interface OptionRowProps {
  option: ServiceOption;
  errors: Mistakes;
  onChange: (option: ServiceOption) => void;
  onRemove: () => void;
}

function OptionRow({ option, errors, onChange, onRemove }: OptionRowProps) {
  const { id, name, price } = option;
  return (
    <div className="grid grid-cols-[1fr_7.5rem_auto] items-start gap-2">
      <Field label="Option" labelHidden error={errors[`${id}.name`]}>
        {(control) => (
          <Input
            {...control}
            data-path={`${id}.name`}
            value={name}
            maxLength={200}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => onChange({ ...option, name: target.value })}
          />
        )}
      </Field>
      <PriceField
        label={`Price of ${name || 'this option'}`}
        labelHidden
        value={price}
        path={`${id}.price`}
        error={errors[`${id}.price`]}
        onChange={(typed) => onChange({ ...option, price: typed })}
      />
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Remove ${name || 'this option'}`}
        onClick={onRemove}
      >
        <X aria-hidden />
      </Button>
    </div>
  );
}
