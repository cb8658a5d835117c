import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { authCode, authSentence } from './auth-failure.ts';

/** Fields that are to blame for a refusal, by its code; of others the whole form is. */
export type Blame<Values extends FieldValues> = Record<string, Path<Values>>;

/**
 * A form that is sent to the accounts. Mistakes stand beside their field, which gets the focus; what
 * was typed stays; an old error goes when the form is sent again. `send` throws to refuse.
 */
export function useAuthForm<Values extends FieldValues>(
  defaultValues: DefaultValues<Values>,
  send: (values: Values) => Promise<void>,
  blame: Blame<Values> = {},
) {
  const form = useForm<Values>({ defaultValues });
  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      const code = authCode(error) ?? '';
      const field = blame[code];
      const refusal = { type: code || 'refused', message: authSentence(error) };
      if (field) form.setError(field, refusal, { shouldFocus: true });
      else form.setError('root', refusal);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return { ...form, submit, errors, isSubmitting };
}
