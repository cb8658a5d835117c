import type { Mistakes } from '@second-ring/contract';
import type { PricingType, Service } from '@second-ring/conversation';
import { Trash2 } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { Choices } from './choices.tsx';
import { PriceField } from './price-field.tsx';
import { PriceOptions } from './price-options.tsx';

const pricingTypes: { value: PricingType; label: string }[] = [
  { value: 'simple', label: 'One price' },
  { value: 'options', label: 'Options' },
  { value: 'dont_say', label: "Don't say" },
];

interface ServiceCardProps {
  service: Service;
  errors: Mistakes;
  /** Puts the cursor into the name: it has just been added. */
  focusName: boolean;
  onChange: (service: Service) => void;
  onRemove: (id: string) => void;
}

/** One service: its name, how it is priced, and what to say about it. */
export const ServiceCard = memo(function ServiceCard(props: ServiceCardProps) {
  const { service, errors, focusName, onChange, onRemove } = props;
  const { id, name, pricingType } = service;
  const nameInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusName) nameInput.current?.select();
  }, [focusName]);
  return (
    <fieldset className="grid gap-4 rounded-card border border-line bg-surface p-4">
      <legend className="sr-only">{name || 'A service without a name'}</legend>
      <div className="flex items-end gap-2">
        <Field label="Service" error={errors[`${id}.name`]} className="flex-1">
          {(control) => (
            <Input
              {...control}
              ref={nameInput}
              data-path={`${id}.name`}
              value={name}
              onChange={({ target }) => onChange({ ...service, name: target.value })}
            />
          )}
        </Field>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Remove ${name || 'this service'}`}
          onClick={() => onRemove(id)}
          className={errors[`${id}.name`] ? 'mb-7' : ''}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      <Choices
        legend="Price"
        name={`pricing-${id}`}
        choices={pricingTypes}
        value={pricingType}
        onChange={(type) => onChange({ ...service, pricingType: type })}
      />
      <Pricing service={service} errors={errors} onChange={onChange} />
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

function Pricing({ service, errors, onChange }: Omit<ServiceCardProps, 'focusName' | 'onRemove'>) {
  const { id, name, pricingType } = service;
  if (pricingType === 'simple')
    return (
      <PriceField
        label="Price"
        value={service.basePrice}
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
