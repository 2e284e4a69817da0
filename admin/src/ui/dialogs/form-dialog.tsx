import { Box, Button, Group, Modal } from '@mantine/core';
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
  /** Why the last attempt failed, while the same may be sent again. */
  failure?: unknown;
  /** The buttons that send it, beside the one that gives up. */
  buttons: ReactNode;
  children: ReactNode;
}

/** A question that is a form of its own, also above another form. */
export function FormDialog({ title, onClose, onSubmit, failure = null, buttons, children }: FormDialogProps) {
  const common = useTexts(commonTexts);
  const [context] = useState(ownForm);
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
          // The key that opened the question may still be held down.
          onKeyDown={(event) => {
            if (event.key === 'Enter' && event.repeat) event.preventDefault();
          }}
          // As the Tab key does: what is suggested in the first field gives way to what is typed.
          onFocus={({ target }) => {
            if (target instanceof HTMLInputElement && target.dataset.autofocus !== undefined) target.select();
          }}
          onSubmit={(event) => {
            // React passes events on to a form around the dialogue although the dialogue lies outside it.
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
              {common.cancel}
            </Button>
            {buttons}
          </Group>
        </form>
      </Modal>
    </FormContext>
  );
}
