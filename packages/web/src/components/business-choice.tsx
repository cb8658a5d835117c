import { useQuery } from '@tanstack/react-query';
import { queries } from '@/api/client.ts';
import { failureSentence } from '@/api/failures.ts';
import { namesApart } from './names-apart.ts';
import { Field } from './ui/field.tsx';
import { Select } from './ui/select.tsx';

interface BusinessChoiceProps {
  label: string;
  hint?: string;
  value: string | undefined;
  onChange: (businessId: string) => void;
  /** Businesses not offered. */
  except?: readonly string[];
  error?: string | null | undefined;
}

/** Chooses one business by name, and by what else tells it from its namesakes. */
export function BusinessChoice(props: BusinessChoiceProps) {
  const { label, hint, value, onChange, except = [], error } = props;
  const businesses = useQuery(
    queries.businesses.list.queryOptions({ input: { sort: 'name', order: 'asc' } }),
  );
  const options = namesApart(businesses.data?.body ?? [])
    .filter(({ id }) => !except.includes(id))
    .map(({ id, label }) => ({ value: id, label }));
  const failure = businesses.isError
    ? failureSentence(businesses.error, 'Failed to fetch businesses')
    : null;
  return (
    <Field label={label} hint={hint} error={error ?? failure}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onValueChange={onChange}
          options={options}
          disabled={businesses.isPending}
          placeholder={
            businesses.isPending
              ? 'Loading businesses...'
              : placeholderOf(options, businesses.data?.body ?? [])
          }
        />
      )}
    </Field>
  );
}

function placeholderOf(offered: unknown[], all: unknown[]): string {
  if (offered.length > 0) return 'Choose a business';
  return all.length > 0 ? 'There is no other business to choose' : 'There is no business yet';
}
