import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import type { PromotionCardProps } from './promotion-card.tsx';

/** What callers in French hear; without it they hear the promotion as it is written. */
export function PromotionFrench(
  props: Pick<PromotionCardProps, 'promotion' | 'errors' | 'onChange'>,
) {
  const { promotion, errors, onChange } = props;
  const { id, titleFr, offerFr } = promotion;
  const texts = [
    { key: 'titleFr', label: 'Promotion in French', text: titleFr },
    { key: 'offerFr', label: 'What it gives in French', text: offerFr },
  ] as const;
  return (
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
  );
}
