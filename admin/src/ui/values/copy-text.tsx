import { ActionIcon, CopyButton, Group } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { uiTexts } from '../ui.texts.ts';

interface CopyTextProps {
  /** The name of the value, for the label of the button. */
  label: string;
  value: string;
  /** The shown text; by default the value itself. */
  children?: ReactNode;
}

/** A value with a button that copies it. */
export function CopyText({ label, value, children = value }: CopyTextProps) {
  const { copied: done } = useTexts(commonTexts);
  const { copy: name } = useTexts(uiTexts);
  return (
    <Group gap={4} wrap="nowrap" component="span" display="inline-flex">
      <span>{children}</span>
      <CopyButton value={value} timeout={2_000}>
        {({ copied, copy }) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={copied ? done : name(label)}
            title={copied ? done : name(label)}
            onClick={copy}
          >
            {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          </ActionIcon>
        )}
      </CopyButton>
    </Group>
  );
}
