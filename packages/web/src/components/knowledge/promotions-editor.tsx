import { type Mistakes, mostPromotions } from '@second-ring/contract';
import type { Promotion, Service } from '@second-ring/conversation';
import { useState } from 'react';
import { AddItem } from './add-item.tsx';
import { newId } from './new-id.ts';
import { PromotionCard } from './promotion-card.tsx';
import { useItemEdits } from './use-item-edits.ts';

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
