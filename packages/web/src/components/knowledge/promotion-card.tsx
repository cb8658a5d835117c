import type { Mistakes } from '@second-ring/contract';
import type { Promotion, Service } from '@second-ring/conversation';
import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { PromotionFrench } from './promotion-french.tsx';
import { PromotionServices } from './promotion-services.tsx';
import { PromotionStanding } from './promotion-standing.tsx';

export interface PromotionCardProps {
  promotion: Promotion;
  services: readonly Service[];
  /** The day it is where the business is, `YYYY-MM-DD`. */
  today: string;
  errors: Mistakes;
  /** Puts the cursor into the title: it has just been added. */
  focused: boolean;
  onChange: (promotion: Promotion) => void;
  onRemove: (id: string) => void;
}

/** One promotion: what it gives, on which days, and with which services. */
export const PromotionCard = memo(function PromotionCard(props: PromotionCardProps) {
  const { promotion, services, today, errors, focused, onChange, onRemove } = props;
  const { id, title, offer } = promotion;
  const called = title || 'this promotion';
  return (
    <fieldset className="grid gap-4 rounded-card border border-line bg-surface p-4">
      <legend className="sr-only">{title || 'A promotion without a title'}</legend>
      <div className="flex items-end gap-2">
        <Field label="Promotion" error={errors[`${id}.title`]} className="min-w-0 flex-1">
          {(control) => (
            <Input
              {...control}
              data-path={`${id}.title`}
              autoFocus={focused}
              placeholder="Such as Fall tint special"
              value={title}
              onChange={({ target }) => onChange({ ...promotion, title: target.value })}
            />
          )}
        </Field>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Remove ${called}`}
          className={errors[`${id}.title`] ? 'mb-7' : ''}
          onClick={() => onRemove(id)}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      <Field
        label="What it gives"
        hint="Callers hear these words as you write them."
        error={errors[`${id}.offer`]}
      >
        {(control) => (
          <Textarea
            {...control}
            data-path={`${id}.offer`}
            rows={2}
            placeholder="Such as $50 off any full tint"
            value={offer}
            onChange={({ target }) => onChange({ ...promotion, offer: target.value })}
          />
        )}
      </Field>
      <Days promotion={promotion} today={today} errors={errors} onChange={onChange} />
      <PromotionServices
        promotion={promotion}
        services={services}
        error={errors[`${id}.goesWith`]}
        onChange={onChange}
      />
      <PromotionFrench promotion={promotion} errors={errors} onChange={onChange} />
    </fieldset>
  );
});

function Days(props: Pick<PromotionCardProps, 'promotion' | 'today' | 'errors' | 'onChange'>) {
  const { promotion, today, errors, onChange } = props;
  const days = [
    { key: 'firstDay', label: 'First day' },
    { key: 'lastDay', label: 'Last day' },
  ] as const;
  return (
    <div className="grid gap-2">
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {days.map(({ key, label }) => (
          <Field key={key} label={label} error={errors[`${promotion.id}.${key}`]}>
            {(control) => (
              <Input
                {...control}
                type="date"
                data-path={`${promotion.id}.${key}`}
                value={promotion[key] ?? ''}
                onChange={({ target }) =>
                  onChange({ ...promotion, [key]: target.value || undefined })
                }
              />
            )}
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2 text-[0.8125rem] text-ink-soft">
        <PromotionStanding promotion={promotion} today={today} />
        {promotion.lastDay
          ? 'It runs to the end of its last day.'
          : 'Without a last day it runs until you remove it.'}
      </div>
    </div>
  );
}
