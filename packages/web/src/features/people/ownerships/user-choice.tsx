import { useQuery } from '@tanstack/react-query';
import { queries } from '@/api/client.ts';
import { failureSentence } from '@/api/failure-sentence.ts';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { nameOfUser } from '../users/name-of-user.ts';

interface UserChoiceProps {
  value: string;
  onChange: (userId: string) => void;
  error?: string | null | undefined;
}

/** Chooses one person by address. */
export function UserChoice({ value, onChange, error }: UserChoiceProps) {
  const users = useQuery(
    queries.users.list.queryOptions({ input: { sort: 'email', order: 'asc' } }),
  );
  const options = (users.data?.body ?? []).map((user) => ({
    value: user.id,
    label: nameOfUser(user),
  }));
  const failure = users.isError ? failureSentence(users.error, 'Failed to fetch users') : null;
  return (
    <Field label="User" error={error ?? failure}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onValueChange={onChange}
          options={options}
          placeholder={users.isPending ? 'Loading users...' : 'Choose a user'}
        />
      )}
    </Field>
  );
}
