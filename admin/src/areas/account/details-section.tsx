import { Button, Group } from '@mantine/core';
import { updateAccount } from '@share/contract/areas/account/account.endpoints.ts';
import type { AccountInput, AccountView } from '@share/contract/areas/account/account.schemas.ts';
import { type Language, languages } from '@share/contract/shared/languages.ts';
import { useMemo, useState } from 'react';
import { commonTexts } from '../../platform/common.texts.ts';
import { currentUser, setCurrentUser } from '../../platform/session/current-user.ts';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ShownValue } from '../../ui/fields/shown-value.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormContext, noParts } from '../../ui/form/form-context.ts';
import { FieldGrid, FormSection } from '../../ui/form/form-section.tsx';
import { useLeaveGuard } from '../../ui/form/leave-guard.ts';
import { StaleDialog } from '../../ui/form/merge/stale-dialog.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { accountQuery } from './account.queries.ts';
import { accountTexts } from './account.texts.ts';

interface DetailsValues extends Omit<AccountInput, 'language'> {
  /** '' for the language of the platform. */
  language: Language | '';
}

const toFormValues = ({ firstName, lastName, language }: AccountView): DetailsValues => ({
  firstName,
  lastName,
  language: language ?? '',
});
const toInput = (values: DetailsValues): AccountInput => ({ ...values, language: values.language || null });

/** The person's names and the language of the e-mails. The address is changed by staff who may change users. */
export function DetailsSection({ account }: { account: AccountView }) {
  const t = useTexts(accountTexts);
  const common = useTexts(commonTexts);
  const form = useEditForm({
    endpoint: updateAccount,
    record: account,
    query: accountQuery,
    toFormValues,
    toInput,
    announce: { key: 'account.edit', ...t.toasts.edit },
    onSaved: showNames,
    back: '/',
  });
  useLeaveGuard(form.mayLeave);
  const [parts] = useState(noParts);
  const { control, attempts, setBusy } = form;
  const context = useMemo(
    () => ({ ...parts, isReadOnly: false, attempts, setBusy }),
    [parts, attempts, setBusy],
  );
  return (
    <FormContext value={context}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.save('stay');
        }}
      >
        <FormSection title={t.details}>
          {form.failure !== null && <ErrorBanner failure={form.failure} />}
          <FieldGrid>
            <ShownValue label={t.email}>{account.email}</ShownValue>
            <ShownValue label={t.position}>{account.position || '—'}</ShownValue>
          </FieldGrid>
          <FieldGrid>
            <TextField control={control} name="firstName" label={t.firstName} required />
            <TextField control={control} name="lastName" label={t.lastName} required />
          </FieldGrid>
          <FieldGrid>
            <SelectField
              control={control}
              name="language"
              label={t.language}
              description={t.languageHint}
              choices={languages.map((value) => ({ value, label: t.languages[value] }))}
            />
          </FieldGrid>
          <Group justify="flex-end">
            <Button type="submit" disabled={!form.isDirty} loading={form.saving !== null}>
              {common.save}
            </Button>
          </Group>
        </FormSection>
      </form>
      <StaleDialog form={form} fields={parts.fields} />
    </FormContext>
  );
}

/** The top bar shows the names as well. */
function showNames({ firstName, lastName }: AccountView): void {
  const user = currentUser();
  if (user) setCurrentUser({ ...user, firstName, lastName });
}
