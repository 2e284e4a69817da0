import { Button, Group } from '@mantine/core';
import { extendTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { ExtendInput } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { formatInstant, toWarsaw } from '@share/contract/shared/dates.ts';
import { useForm } from 'react-hook-form';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { hasUnsaved, useUnsaved } from '../../platform/unsaved.ts';
import { DateTimeField } from '../../ui/fields/date-field.tsx';
import { resolverOf } from '../../ui/form/form-errors.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { useLeaveGuard } from '../../ui/form/leave-guard.ts';
import { transactionsTexts } from './transactions.texts.ts';
import { type Extending, useExtendTransaction } from './use-extend-transaction.ts';
import { weekLater } from './week-later.ts';

/**
 * Chooses a later payment term (TRX-10, TRX-12), for users who may extend it. It starts with the present term; a
 * chosen date stays when the term turns out to have changed.
 */
export const Extension = (props: Extending) =>
  useCan(extendTransaction) ? <ExtensionForm {...props} /> : null;

function ExtensionForm(props: Extending) {
  const { waitUntil } = props.transaction;
  const t = useTexts(transactionsTexts);
  const { ask, isExtending } = useExtendTransaction(props);
  const { control, handleSubmit, formState, getValues, setValue } = useForm<{ waitUntil: string }>({
    values: { waitUntil: waitUntil === null ? '' : toWarsaw(new Date(waitUntil)) },
    resetOptions: { keepDirtyValues: true, keepDirty: true },
    resolver: resolverOf(ExtendInput, (values) => values),
  });
  useUnsaved(formState.isDirty);
  useLeaveGuard(() => !hasUnsaved());
  return (
    <FormSection title={t.extension}>
      <form noValidate onSubmit={(event) => void handleSubmit((values) => ask(values.waitUntil))(event)}>
        <Group align="flex-end" gap="sm">
          <DateTimeField
            control={control}
            name="waitUntil"
            label={t.extensionLabel}
            description={waitUntil === null ? undefined : t.extensionHint(formatInstant(waitUntil))}
            required
          />
          <Button
            variant="subtle"
            onClick={() =>
              setValue('waitUntil', weekLater(getValues('waitUntil'), new Date()), {
                shouldDirty: true,
                shouldValidate: true,
              })
            }
          >
            {t.weekLater}
          </Button>
          <Button type="submit" variant="default" loading={isExtending}>
            {t.extend}
          </Button>
        </Group>
      </form>
    </FormSection>
  );
}
