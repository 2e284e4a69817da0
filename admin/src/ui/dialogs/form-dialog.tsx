import { Box, Button, Group, Modal } from '@mantine/core';
import { proposalOf } from '@share/contract/client/api-error.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../error-banner.tsx';
import { FormContext, ownForm } from '../form/form-context.ts';
import { ReturnFocus } from './return-focus.tsx';

interface FormDialogProps {
  title: string;
  onClose: () => void;
  onSubmit: (event: FormEvent) => void;
  /** The failure of the last attempt, if the same values may be sent again. */
  failure?: unknown;
  /** The buttons that send the form, beside the cancel button. */
  buttons: ReactNode;
  children: ReactNode;
}

/** A dialogue with its own form, which may be above another form. */
export function FormDialog({ title, onClose, onSubmit, failure = null, buttons, children }: FormDialogProps) {
  const common = useTexts(commonTexts);
  const [context] = useState(ownForm);
  const isProposed = proposalOf(failure) !== null;
  return (
    <FormContext value={context}>
      <ReturnFocus />
      <Modal
        opened
        onClose={onClose}
        title={title}
        size="lg"
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <form
          noValidate
          // The Enter key that opened the dialogue may still be held down.
          onKeyDown={(event) => {
            if (event.key === 'Enter' && event.repeat) event.preventDefault();
          }}
          // Selects a suggested value on focus, as the Tab key does, so that typing replaces it.
          onFocus={({ target }) => {
            if (target instanceof HTMLInputElement && target.dataset.autofocus !== undefined) target.select();
          }}
          onSubmit={(event) => {
            // React passes events to a form around the dialogue, although the dialogue is outside it in the page.
            event.stopPropagation();
            onSubmit(event);
          }}
        >
          {children}
          {failure !== null && (
            <Box mt="md">
              <ErrorBanner failure={failure} />
            </Box>
          )}
          <Group justify="flex-end" mt="lg" gap="xs">
            <Button variant="default" onClick={onClose}>
              {isProposed ? common.close : common.cancel}
            </Button>
            {!isProposed && buttons}
          </Group>
        </form>
      </Modal>
    </FormContext>
  );
}
