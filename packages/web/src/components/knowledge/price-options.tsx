import type { Mistakes } from '@second-ring/contract';
import { parsePrice, type ServiceOption } from '@second-ring/conversation';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { Input } from '../ui/input.tsx';
import { freeName } from './free-name.ts';
import { newId } from './new-id.ts';

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
  const [added, setAdded] = useState<string | null>(null);
  const add = () => {
    const id = newId();
    setAdded(id);
    const name = freeName(
      'Option Name',
      value.map((option) => option.name),
    );
    onChange([...value, { id, name, price: '' }]);
  };
  return (
    <div className="grid gap-3">
      {value.map((option, index) => (
        <OptionRow
          key={option.id}
          option={option}
          errors={errors}
          focused={option.id === added}
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
        onClick={add}
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
  /** Puts the cursor into the name: it has just been added. */
  focused: boolean;
  onChange: (option: ServiceOption) => void;
  onRemove: () => void;
}

/** Its mistakes stand under the whole row: beside a narrow price there is no room for a sentence. */
function OptionRow({ option, errors, focused, onChange, onRemove }: OptionRowProps) {
  const { id, name, price } = option;
  const sentences = useId();
  const wrong = (field: 'name' | 'price') => ({
    'data-path': `${id}.${field}`,
    'aria-invalid': errors[`${id}.${field}`] ? (true as const) : undefined,
    'aria-describedby': `${sentences}-${field}`,
  });
  const { spoken } = parsePrice(price);
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-[1fr_7.5rem_auto] gap-2">
        <Input
          {...wrong('name')}
          aria-label="Option"
          autoFocus={focused}
          value={name}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => onChange({ ...option, name: target.value })}
        />
        <Input
          {...wrong('price')}
          aria-label={`Price of ${name || 'this option'}`}
          autoComplete="off"
          placeholder="0.00"
          className="tabular"
          value={price === null || price === undefined ? '' : String(price)}
          onChange={({ target }) => onChange({ ...option, price: target.value })}
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
      {spoken && !/^\$[\d,.]+$/.test(spoken) ? (
        <p className="text-[0.8125rem] text-ink-soft">Your AI says “{spoken}”</p>
      ) : null}
      <FieldError id={`${sentences}-name`}>{errors[`${id}.name`]}</FieldError>
      <FieldError id={`${sentences}-price`}>{errors[`${id}.price`]}</FieldError>
    </div>
  );
}
