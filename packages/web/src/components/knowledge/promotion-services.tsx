import type { Promotion, Service } from '@second-ring/conversation';
import { useId } from 'react';
import { Checkbox } from '../ui/checkbox.tsx';
import { FieldError } from '../ui/field-error.tsx';

interface PromotionServicesProps {
  promotion: Promotion;
  services: readonly Service[];
  error: string | undefined;
  onChange: (promotion: Promotion) => void;
}

/** The services after whose price a promotion is told. One that is gone can only be taken out. */
export function PromotionServices(props: PromotionServicesProps) {
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
