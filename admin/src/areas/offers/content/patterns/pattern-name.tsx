import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { commonTexts } from '../../../../platform/common.texts.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { patternsTexts } from './patterns.texts.ts';

const LONGEST_NAME = 100;

interface PatternNameProps {
  name: string;
  saveLabel: string;
  isSaving: boolean;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** Asks for the name of a pattern. */
export function PatternName({ name: first, saveLabel, isSaving, onSave, onCancel }: PatternNameProps) {
  const t = useTexts(patternsTexts);
  const common = useTexts(commonTexts);
  const [name, setName] = useState(first);
  const isEmpty = name.trim() === '';
  return (
    <>
      <TextInput
        data-autofocus
        autoFocus
        label={t.name}
        maxLength={LONGEST_NAME}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (!isEmpty) onSave(name.trim());
        }}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {common.cancel}
        </Button>
        <Button disabled={isEmpty} loading={isSaving} onClick={() => onSave(name.trim())}>
          {saveLabel}
        </Button>
      </Group>
    </>
  );
}
