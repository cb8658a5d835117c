import { type Mistakes, newOptionName } from '@second-ring/contract';
import {
  isProposed,
  keepService,
  type Language,
  type PriceText,
  type PricingType,
  parsePrice,
  type Service,
  type ServiceOption,
  sayPrice,
} from '@second-ring/conversation';
import { Check, Plus, X } from 'lucide-react';
import { memo, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { Input, Textarea } from '../ui/input.tsx';
import { Choices } from './choices.tsx';
import { RemoveItem } from './item-list.tsx';
import { freeName, newId } from './new-item.ts';

const pricingTypes: { value: PricingType; label: string }[] = [
  { value: 'simple', label: 'One price' },
  { value: 'options', label: 'Options' },
  { value: 'dont_say', label: "Don't say" },
];

interface ServiceCardProps {
  service: Service;
  /** In which its prices are shown as the AI says them. */
  language: Language;
  errors: Mistakes;
  /** Where the cursor goes: it has just been added, and this is what it still lacks. */
  focus: 'name' | 'price' | null;
  onChange: (service: Service) => void;
  onRemove: (id: string) => void;
}

/** One service: its name, how it is priced, and what to say about it. */
export const ServiceCard = memo(function ServiceCard(props: ServiceCardProps) {
  const { service, language, errors, focus, onRemove } = props;
  // Whoever edits a proposal has made it theirs.
  const onChange = (edited: Service) => props.onChange(keepService(edited));
  const { id, name, pricingType } = service;
  const card = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!focus) return;
    card.current
      ?.querySelector<HTMLInputElement>(`[data-path="${CSS.escape(`${id}.${focus}`)}"]`)
      ?.select();
  }, [focus, id]);
  return (
    <fieldset ref={card} className="grid gap-4 rounded-card border border-line bg-surface p-4">
      <legend className="sr-only">{name || 'A service without a name'}</legend>
      <div className="flex items-end gap-2">
        <Field label="Service" error={errors[`${id}.name`]} className="flex-1">
          {(control) => (
            <Input
              {...control}
              data-path={`${id}.name`}
              value={name}
              onChange={({ target }) => onChange({ ...service, name: target.value })}
            />
          )}
        </Field>
        <RemoveItem
          label={`Remove ${name || 'this service'}`}
          className={errors[`${id}.name`] ? 'mb-7' : undefined}
          onRemove={() => onRemove(id)}
        />
      </div>
      {isProposed(service) ? (
        <div className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          Proposed for your trade
          <Button
            variant="outline"
            size="small"
            aria-label={`Keep ${name}`}
            onClick={() => onChange(service)}
          >
            <Check aria-hidden />
            Keep
          </Button>
        </div>
      ) : null}
      <Choices
        legend="Price"
        name={`pricing-${id}`}
        choices={pricingTypes}
        value={pricingType}
        onChange={(type) => onChange({ ...service, pricingType: type })}
      />
      <Pricing service={service} language={language} errors={errors} onChange={onChange} />
      <details className="disclosure" open={Boolean(service.description)}>
        <summary className="w-fit rounded-control text-sm text-ink-soft underline underline-offset-4 hover:text-ink">
          Description
        </summary>
        <Field
          label={`Description of ${name}`}
          labelHidden
          className="pt-2"
          error={errors[`${id}.description`]}
        >
          {(control) => (
            <Textarea
              {...control}
              placeholder="What it includes, how long it takes"
              value={service.description ?? ''}
              data-path={`${id}.description`}
              onChange={({ target }) => onChange({ ...service, description: target.value })}
            />
          )}
        </Field>
      </details>
    </fieldset>
  );
});

function Pricing(props: Omit<ServiceCardProps, 'focus' | 'onRemove'>) {
  const { service, language, errors, onChange } = props;
  const { id, name, pricingType } = service;
  if (pricingType === 'simple')
    return (
      <PriceField
        label="Price"
        value={service.basePrice}
        language={language}
        path={`${id}.price`}
        error={errors[`${id}.price`]}
        hint="As you would write it: 899, from 99, 120/hour"
        onChange={(basePrice) => onChange({ ...service, basePrice })}
      />
    );
  if (pricingType === 'options')
    return (
      <PriceOptions
        serviceId={id}
        serviceName={name}
        value={service.options}
        language={language}
        errors={errors}
        onChange={(options) => onChange({ ...service, options })}
      />
    );
  return (
    <p className="text-sm text-ink-soft">
      Your AI does not quote a price for this. It offers to have you call back.
    </p>
  );
}

interface PriceFieldProps {
  label: string;
  value: PriceText;
  language: Language;
  path: string;
  error: string | undefined;
  hint?: string;
  onChange: (price: string) => void;
}

/** What the AI says of a price as it is typed; null: it cannot be read. */
function saidOf(price: PriceText, language: Language): string | null {
  const said = sayPrice(parsePrice(price), language);
  return said ? `Your AI says “${said}”` : null;
}

/** A price as owners type it, and how the AI will say it. */
function PriceField(props: PriceFieldProps) {
  const { label, value, language, path, error, hint, onChange } = props;
  const said: ReactNode = saidOf(value, language) ?? hint;
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

interface PriceOptionsProps {
  serviceId: string;
  serviceName: string;
  value: ServiceOption[];
  language: Language;
  errors: Mistakes;
  onChange: (options: ServiceOption[]) => void;
}

/** Prices that depend: sedan, SUV, truck. */
function PriceOptions(props: PriceOptionsProps) {
  const { serviceId, serviceName, value, language, errors, onChange } = props;
  const missing = errors[`${serviceId}.options`];
  const [added, setAdded] = useState<string | null>(null);
  const add = () => {
    const id = newId();
    setAdded(id);
    const name = freeName(
      newOptionName,
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
          language={language}
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
  language: Language;
  errors: Mistakes;
  /** Puts the cursor into the name: it has just been added. */
  focused: boolean;
  onChange: (option: ServiceOption) => void;
  onRemove: () => void;
}

/** Beside a narrow price there is no room for a mistake's sentence, which stands below, nor on a phone for a name. */
function OptionRow(props: OptionRowProps) {
  const { option, language, errors, focused, onChange, onRemove } = props;
  const { id, name, price } = option;
  const sentences = useId();
  const wrong = (field: 'name' | 'price') => ({
    'data-path': `${id}.${field}`,
    'aria-invalid': errors[`${id}.${field}`] ? (true as const) : undefined,
    'aria-describedby': `${sentences}-${field}`,
  });
  const said = saidOf(price, language);
  return (
    <div data-field className="grid gap-1.5">
      <div className="grid grid-cols-[1fr_auto] gap-2 sm:grid-cols-[1fr_7.5rem_auto]">
        <Input
          {...wrong('name')}
          aria-label="Option"
          className="max-sm:col-span-2"
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
      {said ? <p className="text-[0.8125rem] text-ink-soft">{said}</p> : null}
      <FieldError id={`${sentences}-name`}>{errors[`${id}.name`]}</FieldError>
      <FieldError id={`${sentences}-price`}>{errors[`${id}.price`]}</FieldError>
    </div>
  );
}
