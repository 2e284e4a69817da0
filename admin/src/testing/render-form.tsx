import '../styles/entry.css';
import '../styles/page.css';
import { MantineProvider } from '@mantine/core';
import type { Language } from '@share/contract/shared/languages.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { render } from 'vitest-browser-react';
import { setDefaultLanguage } from '../platform/language.tsx';
import { theme } from '../theme/theme.ts';
import { cssVariables } from '../theme/theme-variables.ts';

/**
 * Renders fields as the back office does, in a form that begins with `values`, without session and server. Returns the form, so
 * that tests can read its values.
 */
export async function renderForm<Values extends FieldValues>(
  values: DefaultValues<Values>,
  fields: (control: Control<Values>) => ReactNode,
  language: Language = 'pl',
): Promise<UseFormReturn<Values>> {
  setDefaultLanguage(language);
  let form: UseFormReturn<Values> | undefined;
  function Form() {
    form = useForm<Values>({ defaultValues: values });
    return (
      <FormProvider {...form}>
        <form onSubmit={(event) => event.preventDefault()}>{fields(form.control)}</form>
      </FormProvider>
    );
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} env="test">
      <QueryClientProvider client={client}>
        <Form />
      </QueryClientProvider>
    </MantineProvider>,
  );
  if (!form) throw new Error('The form was not drawn.');
  return form;
}
