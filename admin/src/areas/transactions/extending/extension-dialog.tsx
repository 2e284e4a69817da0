import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QuestionFacts } from '../../../ui/confirm.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormContext, ownForm } from '../../../ui/form/form-context.ts';
import { ReturnFocus } from '../../../ui/return-focus.tsx';
import { usePaymentFacts } from '../accepting/use-payment-facts.tsx';
import { extendingTexts } from './extending.texts.ts';
import { TermFields } from './term-fields.tsx';
import { type Extending, refusedTerm, useExtension } from './use-extension.ts';

/** The question is the form: facts, the new term, and who is notified. A default export for `lazyPart`. */
export default function ExtensionDialog({ onClose, ...extending }: Extending & { onClose: () => void }) {
  const { transaction, onExtended, onFailure } = extending;
  const t = useTexts(extendingTexts);
  const common = useTexts(commonTexts);
  const facts = usePaymentFacts(transaction);
  const [context] = useState(ownForm);
  const { form, extend, isExtending, chooseWeekLater } = useExtension({
    transaction,
    // Closed last: showing the changed record may mount its screen again, which would close a question opened meanwhile.
    onExtended: async (extended) => {
      await onExtended(extended);
      onClose();
    },
    onFailure: (failure) => {
      if (refusedTerm(failure)) return;
      if (failure !== null) onClose();
      onFailure(failure);
    },
  });
  return (
    <FormContext value={context}>
      <ReturnFocus />
      <Modal
        opened
        onClose={onClose}
        title={t.title(transaction.id)}
        size="lg"
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <form
          noValidate
          onSubmit={(event) => {
            // React passes events on to a form around the dialogue although the dialogue lies outside it.
            event.stopPropagation();
            void form.handleSubmit((values) => extend(values))(event);
          }}
        >
          <QuestionFacts facts={facts} />
          <Stack gap="sm">
            <TermFields
              control={form.control}
              waitUntil={transaction.waitUntil}
              onWeekLater={chooseWeekLater}
            />
            <TextField control={form.control} name="reason" label={t.reason} />
            <Text size="sm">{t.message}</Text>
          </Stack>
          <Group justify="flex-end" mt="lg" gap="xs">
            <Button variant="default" onClick={onClose}>
              {common.cancel}
            </Button>
            <Button type="submit" loading={isExtending}>
              {t.extend}
            </Button>
          </Group>
        </form>
      </Modal>
    </FormContext>
  );
}
