import { Button, Group, Modal, Stack, Switch, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useTexts } from '../../../platform/texts.ts';
import { ErrorBanner } from '../../error-banner.tsx';
import { viewsTexts } from './views.texts.ts';

export interface NamedView {
  name: string;
  isShared: boolean;
}

interface ViewFormProps {
  title: string;
  start: NamedView;
  failure: unknown;
  isSaving: boolean;
  onSave: (view: NamedView) => void;
  onClose: () => void;
}

/** Asks for the name of a view, and whether others see it. A default export for `lazyPart`. */
export default function ViewForm({ title, start, failure, isSaving, onSave, onClose }: ViewFormProps) {
  const texts = useTexts(viewsTexts);
  const common = useTexts(commonTexts);
  const [view, setView] = useState(start);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (view.name.trim() !== '') onSave(view);
  };
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': common.close }}>
      <form onSubmit={submit}>
        <Stack>
          {failure !== null && <ErrorBanner failure={failure} />}
          <TextInput
            data-autofocus
            required
            label={texts.name}
            maxLength={60}
            value={view.name}
            onChange={(event) => setView({ ...view, name: event.currentTarget.value })}
          />
          <Switch
            label={texts.share}
            description={texts.shareHint}
            checked={view.isShared}
            onChange={(event) => setView({ ...view, isShared: event.currentTarget.checked })}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {common.cancel}
            </Button>
            <Button type="submit" loading={isSaving} disabled={view.name.trim() === ''}>
              {common.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
