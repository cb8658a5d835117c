import { dateInWords, type Mistakes, mostPromotions } from '@second-ring/contract';
import { type Promotion, type Service, standingOf } from '@second-ring/conversation';
import { memo, useId, useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { Input, Textarea } from '../ui/input.tsx';
import { AddItem, RemoveItem, useItemEdits } from './item-list.tsx';
import { newId } from './new-item.ts';

interface PromotionsEditorProps {
  value: Promotion[];
  /** Those a promotion may belong to. */
  services: readonly Service[];
  /** The day it is where the business is, `YYYY-MM-DD`. */
  today: string;
  onChange: (value: Promotion[]) => void;
  /** By path: `<id>.title`, `<id>.offer`, `<id>.lastDay`, `<id>.goesWith`. */
  errors: Mistakes;
}

/** What the business gives for a while: said in the owner's words, on its days only. */
export function PromotionsEditor(props: PromotionsEditorProps) {
  const { value, services, today, onChange, errors } = props;
  const { change, remove } = useItemEdits(value, onChange);
  const [added, setAdded] = useState<string | null>(null);
  const add = () => {
    const id = newId();
    setAdded(id);
    onChange([...value, { id, title: '', offer: '' }]);
  };
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">
        Your AI employee tells callers about these while they run, in your own words. It never
        changes a price.
      </p>
      <ul className="grid gap-3">
        {value.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard
              promotion={promotion}
              services={services}
              today={today}
              errors={errors}
              focused={promotion.id === added}
              onChange={change}
              onRemove={remove}
            />
          </li>
        ))}
      </ul>
      <AddItem count={value.length} most={mostPromotions} what="promotions" onAdd={add}>
        Add a promotion
      </AddItem>
    </div>
  );
}

interface PromotionCardProps {
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
const PromotionCard = memo(function PromotionCard(props: PromotionCardProps) {
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
              placeholder="Such as Winter special"
              value={title}
              onChange={({ target }) => onChange({ ...promotion, title: target.value })}
            />
          )}
        </Field>
        <RemoveItem
          label={`Remove ${called}`}
          className={errors[`${id}.title`] ? 'mb-7' : undefined}
          onRemove={() => onRemove(id)}
        />
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
            placeholder="Such as 10% off your first visit"
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

interface PromotionStandingProps {
  promotion: Promotion;
  /** The day it is where the business is, `YYYY-MM-DD`. */
  today: string;
}

/** Whether callers hear of a promotion today, from which day on, or when it ended. */
function PromotionStanding({ promotion, today }: PromotionStandingProps) {
  const { title, offer, firstDay = '', lastDay = '' } = promotion;
  if (!title.trim() || !offer.trim()) return <Badge tone="pending">Not filled in yet</Badge>;
  const standing = standingOf(promotion, today);
  if (standing === 'coming') return <Badge tone="pending">Starts {dateInWords(firstDay)}</Badge>;
  if (standing === 'over') return <Badge>Ended {dateInWords(lastDay)}</Badge>;
  return <Badge tone="positive">Running</Badge>;
}

interface PromotionServicesProps {
  promotion: Promotion;
  services: readonly Service[];
  error: string | undefined;
  onChange: (promotion: Promotion) => void;
}

/** The services after whose price a promotion is told. One that is gone can only be taken out. */
function PromotionServices(props: PromotionServicesProps) {
  const { promotion, services, error, onChange } = props;
  const id = useId();
  const chosen = promotion.goesWith ?? [];
  const known = services.filter(({ name }) => name.trim());
  const gone = chosen.filter((key) => !services.some((service) => isNamed(service, key)));
  const choose = (goesWith: string[]) =>
    onChange({ ...promotion, goesWith: goesWith.length > 0 ? goesWith : undefined });
  if (known.length + gone.length === 0) return null;
  return (
    <fieldset aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}>
      <legend className="mb-1.5 text-sm font-medium text-ink">Services it belongs to</legend>
      <ul className="grid max-h-56 gap-x-4 overflow-y-auto sm:grid-cols-2">
        {known.map((service, at) => (
          <li key={service.id}>
            <Choice
              label={service.name}
              path={at === 0 && gone.length === 0 ? `${promotion.id}.goesWith` : undefined}
              checked={chosen.some((key) => isNamed(service, key))}
              onCheck={(on) => {
                const others = chosen.filter((key) => !isNamed(service, key));
                choose(on ? [...others, service.id] : others);
              }}
            />
          </li>
        ))}
        {gone.map((key, at) => (
          <li key={key}>
            <Choice
              label="A service that is no longer on your list"
              path={at === 0 ? `${promotion.id}.goesWith` : undefined}
              checked
              onCheck={() => choose(chosen.filter((each) => each !== key))}
            />
          </li>
        ))}
      </ul>
      <p id={`${id}-hint`} className="mt-1.5 text-[0.8125rem] text-ink-soft">
        Callers hear about it right after the price of these services. If you choose none, they hear
        about it when they ask for deals.
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  path: string | undefined;
  checked: boolean;
  onCheck: (on: boolean) => void;
}

function Choice({ label, path, checked, onCheck }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is a button inside its label
    <label className="flex min-h-9 items-center gap-2.5 rounded-control px-1 text-sm">
      <Checkbox
        data-path={path}
        checked={checked}
        onCheckedChange={(state) => onCheck(state === true)}
      />
      <span className="min-w-0 break-words">{label}</span>
    </label>
  );
}

function isNamed({ id, name }: Service, key: string): boolean {
  const wanted = key.trim().toLowerCase();
  return [id, name].some((each) => each.trim().toLowerCase() === wanted);
}

/** What callers in French hear; without it they hear the promotion as it is written. */
function PromotionFrench(props: Pick<PromotionCardProps, 'promotion' | 'errors' | 'onChange'>) {
  const { promotion, errors, onChange } = props;
  const { id, title, offer, titleFr, offerFr } = promotion;
  const lacksFrench = Boolean(title.trim() && !titleFr) || Boolean(offer.trim() && !offerFr);
  const texts = [
    { key: 'titleFr', label: 'Promotion in French', text: titleFr },
    { key: 'offerFr', label: 'What it gives in French', text: offerFr },
  ] as const;
  return (
    <div className="grid gap-1">
      <details className="disclosure" open={Boolean(titleFr || offerFr)}>
        <summary className="w-fit rounded-control text-sm text-ink-soft underline underline-offset-4 hover:text-ink">
          In French
        </summary>
        <div className="grid gap-3 pt-2">
          {texts.map(({ key, label, text }) => (
            <Field key={key} label={label} error={errors[`${id}.${key}`]}>
              {(control) => (
                <Input
                  {...control}
                  lang="fr"
                  data-path={`${id}.${key}`}
                  value={text ?? ''}
                  onChange={({ target }) =>
                    onChange({ ...promotion, [key]: target.value || undefined })
                  }
                />
              )}
            </Field>
          ))}
        </div>
      </details>
      {lacksFrench ? (
        <p className="text-[0.8125rem] text-ink-soft">
          Callers in French hear what is not filled in there as it is written above.
        </p>
      ) : null}
    </div>
  );
}
