import {
  type Mistakes,
  mostItems,
  newServiceName,
  serviceSuggestions,
  type Trade,
  trades,
} from '@second-ring/contract';
import {
  type FaqItem,
  isProposed,
  keepService,
  type Language,
  type OperationsNote,
  type Service,
  shopLanguage,
} from '@second-ring/conversation';
import { Check, Plus } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { AddItem, drawnInView, useItemEdits } from './item-list.tsx';
import { freeName, newId } from './new-item.ts';
import { ServiceCard } from './service-card.tsx';

interface ServicesEditorProps {
  value: Service[];
  onChange: (value: Service[]) => void;
  /** By path: `<service id>.name`, `<service id>.price`, `<option id>.name`, `<option id>.price`. */
  errors: Mistakes;
  /** What the button that adds one says. */
  addLabel?: string;
  /** Whose services are offered to add with one tap, before a tint shop's; null: not known. */
  trade: Trade | null;
  /** The rest of what the shop tells callers: in its language the AI says prices. */
  beside: { commonQuestions: FaqItem[] | null; operationalNotes: OperationsNote[] | null };
}

/** Found out beside the typing: every name and question is looked at. */
function useShopLanguage(
  value: Service[],
  { commonQuestions, operationalNotes }: ServicesEditorProps['beside'],
): Language {
  const services = useDeferredValue(value);
  return useMemo(
    () =>
      shopLanguage({
        services,
        commonQuestions: commonQuestions ?? [],
        operationalNotes: operationalNotes ?? [],
      }),
    [services, commonQuestions, operationalNotes],
  );
}

/** The services with their prices: what the AI may quote, and what it may not. */
export function ServicesEditor(props: ServicesEditorProps) {
  const { value, onChange, errors, trade, beside, addLabel = 'Add a service' } = props;
  const language = useShopLanguage(value, beside);
  const isTint = trade === trades.windowTint;
  const [added, setAdded] = useState<{ id: string; lacks: 'name' | 'price' } | null>(null);
  const { change, remove } = useItemEdits(value, onChange);
  const proposed = value.filter(isProposed);
  const add = (name: string, lacks: 'name' | 'price') => {
    const service = newService(name);
    setAdded({ id: service.id, lacks });
    onChange([...value, service]);
  };
  const addSuggested = (name: string) => add(name, 'price');
  return (
    <div className="grid gap-4">
      {proposed.length > 0 ? (
        <div className="grid justify-items-start gap-2">
          <p className="text-sm text-ink-soft">
            {proposed.length === 1
              ? 'One service was proposed for your trade. Callers are not told of it until you keep it.'
              : `${proposed.length} services were proposed for your trade. Callers are not told of them until you keep them.`}
          </p>
          <Button variant="outline" size="small" onClick={() => onChange(value.map(keepService))}>
            <Check aria-hidden />
            Keep all
          </Button>
        </div>
      ) : null}
      {value.length > 0 ? (
        <ul className="grid gap-3">
          {value.map((service) => (
            <li key={service.id} className={drawnInView(value.length)}>
              <ServiceCard
                service={service}
                language={language}
                errors={errors}
                focus={service.id === added?.id ? added.lacks : null}
                onChange={change}
                onRemove={remove}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <AddItem
        count={value.length}
        what="services"
        onAdd={() => add(freeName(newServiceName, namesOf(value)), 'name')}
      >
        {addLabel}
      </AddItem>
      {trade && !isTint ? (
        <Suggestions
          title="Suggestions for your trade"
          names={trade.services}
          services={value}
          onAdd={addSuggested}
        />
      ) : null}
      {trade && !isTint ? (
        <details className="disclosure">
          <summary className="w-fit rounded-control text-sm text-ink-soft underline underline-offset-4 hover:text-ink">
            Suggestions from a tint shop
          </summary>
          <div className="pt-3">
            <Suggestions names={serviceSuggestions} services={value} onAdd={addSuggested} />
          </div>
        </details>
      ) : (
        <Suggestions
          title={isTint ? 'Suggestions' : 'Suggestions from a tint shop'}
          names={serviceSuggestions}
          services={value}
          onAdd={addSuggested}
        />
      )}
    </div>
  );
}

function namesOf(items: readonly { name: string }[]): string[] {
  return items.map(({ name }) => name);
}

function newService(name: string): Service {
  return { id: newId(), name, pricingType: 'simple', basePrice: '', options: [], source: 'user' };
}

interface SuggestionsProps {
  /** Left out: what stands around it names it. */
  title?: string;
  names: readonly string[];
  services: Service[];
  onAdd: (name: string) => void;
}

/** One tap adds one; what is in the list already cannot be added again. */
function Suggestions({ title, names, services, onAdd }: SuggestionsProps) {
  const titleId = useId();
  const present = new Set(services.map(({ name }) => name.trim().toLowerCase()));
  return (
    <div>
      {title ? (
        <p id={titleId} className="mb-2 text-sm font-medium">
          {title}
        </p>
      ) : null}
      <ul
        aria-labelledby={title ? titleId : undefined}
        aria-label={title ? undefined : 'Suggestions from a tint shop'}
        className="flex flex-wrap gap-2"
      >
        {names.map((name) => {
          const there = present.has(name.toLowerCase());
          return (
            <li key={name}>
              <Button
                variant="outline"
                size="small"
                disabled={there || services.length >= mostItems}
                onClick={() => onAdd(name)}
              >
                {there ? <Check aria-hidden /> : <Plus aria-hidden />}
                {name}
                {there ? <span className="sr-only">, added</span> : null}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
