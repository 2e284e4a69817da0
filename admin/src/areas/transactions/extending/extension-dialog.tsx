import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { useUnsaved } from '../../../platform/unsaved.ts';
import { QuestionFacts } from '../../../ui/confirm.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useKeptFailure } from '../../../ui/dialogs/use-kept-failure.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { usePaymentFacts } from '../accepting/use-payment-facts.tsx';
import { extendingTexts } from './extending.texts.ts';
import { TermFields } from './term-fields.tsx';
import { type Extending, refusedTerm, useExtension } from './use-extension.ts';
import { weekLater } from './week-later.ts';

/** Asks for the new term: facts, the day (a week later at first), and who is notified. A default export for `lazyPart`. */
export default function ExtensionDialog({ onClose, ...extending }: Extending & { onClose: () => void }) {
  const { transaction, onExtended, onFailure } = extending;
  const t = useTexts(extendingTexts);
  const facts = usePaymentFacts(transaction);
  const kept = useKeptFailure((failure) => {
    onClose();
    onFailure(failure);
  });
  const [suggested] = useState(() => weekLater(transaction.waitUntil, new Date()));
  const extension: Extending = {
    transaction,
    // The dialogue is closed last, because showing the changed record may remount its screen, which would close a question
    // opened meanwhile.
    onExtended: async (extended) => {
      await onExtended(extended);
      onClose();
    },
    onFailure: (failure) => {
      if (failure === null) onFailure(null);
      if (!refusedTerm(failure)) kept.onFailure(failure);
    },
  };
  const { form, extend, isExtending, chooseWeekLater } = useExtension(extension, suggested);
  // The row of this question may have left a reloaded list.
  useUnsaved(form.formState.isDirty);
  return (
    <FormDialog
      title={t.title(transaction.id)}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit((values) => extend(values))(event)}
      failure={kept.failure}
      buttons={
        <Button type="submit" loading={isExtending}>
          {t.extend}
        </Button>
      }
    >
      <QuestionFacts facts={facts} />
      <Stack gap="sm">
        <TermFields control={form.control} waitUntil={transaction.waitUntil} onWeekLater={chooseWeekLater} />
        <TextField control={form.control} name="reason" label={t.reason} />
        <Text size="sm">{t.message}</Text>
      </Stack>
    </FormDialog>
  );
}
