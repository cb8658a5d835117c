import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queries } from '@/api/client.ts';
import { failureSentence } from '@/api/failures.ts';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';

interface BusinessChoiceProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (businessId: string) => void;
  /** Businesses not offered. */
  except?: readonly string[];
  error?: string | null | undefined;
}

/** Chooses one business by name. */
export function BusinessChoice(props: BusinessChoiceProps) {
  const { label, hint, value, onChange, except = [], error } = props;
  const businesses = useQuery(
    queries.businesses.list.queryOptions({ input: { sort: 'name', order: 'asc' } }),
  );
  const options = (businesses.data?.body ?? [])
    .filter(({ id }) => !except.includes(id))
    .map(({ id, name }) => ({ value: id, label: name ?? 'Unnamed Business' }));
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
          placeholder={businesses.isPending ? 'Loading businesses...' : placeholderOf(options)}
        />
      )}
    </Field>
  );
}

function placeholderOf({ length }: unknown[]): string {
  return length > 0 ? 'Choose a business' : 'There is no other business to choose';
}

interface BusinessLinkProps {
  businessId: string;
  name: string | null;
}

/** A business in a list, as the way to its page. */
export function BusinessLink({ businessId, name }: BusinessLinkProps) {
  return (
    <Link
      to="/admin/businesses/$businessId"
      params={{ businessId }}
      className="text-primary underline decoration-1 underline-offset-4"
    >
      {name ?? 'Unnamed Business'}
    </Link>
  );
}
