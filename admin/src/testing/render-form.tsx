import type { Language } from '@share/contract/shared/languages.ts';
import type { ReactNode } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { draw } from './draw.tsx';

/**
 * Renders fields as the back office does, in a form that begins with `values`, without session and server. Returns the form, so
 * that tests can read its values.
 */
export async function renderForm<Values extends FieldValues>(
  values: DefaultValues<Values>,
  fields: (control: Control<Values>) => ReactNode,
  language: Language = 'pl',
): Promise<UseFormReturn<Values>> {
  let form: UseFormReturn<Values> | undefined;
  function Form() {
    form = useForm<Values>({ defaultValues: values });
    return (
      <FormProvider {...form}>
        <form onSubmit={(event) => event.preventDefault()}>{fields(form.control)}</form>
      </FormProvider>
    );
  }
  await draw(<Form />, language);
  if (!form) throw new Error('The form was not drawn.');
  return form;
}
