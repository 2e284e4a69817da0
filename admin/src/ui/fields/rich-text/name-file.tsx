import { Button, Group, Modal, TextInput } from '@mantine/core';
import { uniqueFileName } from '@share/contract/shared/files.ts';
import { useState } from 'react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useTexts } from '../../../platform/texts.ts';
import { ReturnFocus } from '../../dialogs/return-focus.tsx';
import { richTextTexts } from './rich-text.texts.ts';

/** Asks for the name of an attachment; it must be unique in the text (FRM-18, FRM-20). */
export function NameFile({
  file,
  taken,
  onNamed,
  onCancel,
}: {
  file: File;
  taken: readonly string[];
  onNamed: (file: File) => void;
  onCancel: () => void;
}) {
  const t = useTexts(richTextTexts);
  const common = useTexts(commonTexts);
  const [name, setName] = useState(() => uniqueFileName(file.name, taken));
  const insert = () => {
    const unique = uniqueFileName(name.trim(), taken);
    if (name.trim() !== '') onNamed(new File([file], unique, { type: file.type }));
  };
  return (
    <>
      <ReturnFocus />
      <Modal opened onClose={onCancel} title={t.attachment} closeButtonProps={{ 'aria-label': common.close }}>
        <TextInput
          data-autofocus
          label={t.attachmentName}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            insert();
          }}
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onCancel}>
            {common.cancel}
          </Button>
          <Button disabled={name.trim() === ''} onClick={insert}>
            {t.insert}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
