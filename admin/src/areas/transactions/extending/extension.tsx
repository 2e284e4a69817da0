import { Button } from '@mantine/core';
import { extendTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { formatInstant, fromWarsaw } from '@share/contract/shared/dates.ts';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { hasUnsaved, useUnsaved } from '../../../platform/unsaved.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { useLeaveGuard } from '../../../ui/form/leave-guard.ts';
import { usePaymentFacts } from '../accepting/use-payment-facts.tsx';
import { extendingTexts } from './extending.texts.ts';
import { TermFields } from './term-fields.tsx';
import { type Extending, type TermValues, useExtension } from './use-extension.ts';
import { endOfTerm } from './week-later.ts';

/** Extends the payment term on the screen of its transaction after asking (TRX-11), for users with the permission. */
export const Extension = (props: Extending) =>
  useCan(extendTransaction) ? <ExtensionForm {...props} /> : null;

function ExtensionForm(props: Extending) {
  const { id, waitUntil } = props.transaction;
  const t = useTexts(extendingTexts);
  const facts = usePaymentFacts(props.transaction);
  const { form, extend, isExtending, chooseWeekLater } = useExtension(props);
  const { control, handleSubmit, formState } = form;
  useUnsaved(formState.isDirty);
  useLeaveGuard(() => !hasUnsaved());
  const ask = async (values: TermValues) => {
    const agrees = await confirm({
      title: t.title(id),
      facts: [...facts, { label: t.newTerm, value: formatInstant(fromWarsaw(endOfTerm(values.waitUntil))) }],
      message: t.message,
      confirmLabel: t.extend,
      harmless: true,
    });
    if (agrees) extend(values);
  };
  return (
    <FormSection title={t.section}>
      <form noValidate onSubmit={(event) => void handleSubmit(ask)(event)}>
        <TermFields control={control} waitUntil={waitUntil} onWeekLater={chooseWeekLater}>
          <Button type="submit" variant="default" loading={isExtending}>
            {t.extend}
          </Button>
        </TermFields>
      </form>
    </FormSection>
  );
}
