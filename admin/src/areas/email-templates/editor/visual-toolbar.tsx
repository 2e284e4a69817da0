import { ActionIcon, Button, Group, Popover, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { isTarget } from '@share/contract/areas/email-templates/mail-policy.ts';
import { errorTexts } from '@share/contract/shared/errors.ts';
import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconBold,
  IconClearFormatting,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconUnderline,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { toolbarKeys } from '../../../ui/shortcuts/toolbar-keys.ts';
import classes from '../email-templates.module.css';
import { editorTexts } from './editor.texts.ts';

const tools = [
  { name: 'bold', icon: IconBold },
  { name: 'italic', icon: IconItalic },
  { name: 'underline', icon: IconUnderline },
  { name: 'insertUnorderedList', icon: IconList },
  { name: 'insertOrderedList', icon: IconListNumbers },
  { name: 'justifyLeft', icon: IconAlignLeft },
  { name: 'justifyCenter', icon: IconAlignCenter },
  { name: 'justifyRight', icon: IconAlignRight },
  { name: 'removeFormat', icon: IconClearFormatting },
] as const;

interface VisualToolbarProps {
  /** Null until it is loaded. */
  page: Document | null;
  label: string;
}

/** Formats the selection in the edited page. */
export function VisualToolbar({ page, label }: VisualToolbarProps) {
  const t = useTexts(editorTexts);
  return (
    <div ref={toolbarKeys} role="toolbar" aria-label={t.toolbar(label)} className={classes.toolbar}>
      {tools.map(({ name, icon: Picture }) => (
        <ActionIcon
          key={name}
          variant="default"
          size="lg"
          aria-label={t.tools[name]}
          title={t.tools[name]}
          disabled={page === null}
          onClick={() => run(page, name)}
        >
          <Picture size={18} aria-hidden />
        </ActionIcon>
      ))}
      <LinkTool page={page} />
    </div>
  );
}

function run(page: Document | null, command: string, value?: string): void {
  page?.defaultView?.focus();
  page?.execCommand(command, false, value);
}

function LinkTool({ page }: { page: Document | null }) {
  const t = useTexts(editorTexts);
  const { language } = useLanguage();
  const [isOpen, { open, close }] = useDisclosure(false);
  const [address, setAddress] = useState('https://');
  const [isWrong, setWrong] = useState(false);
  const insert = () => {
    setWrong(!isTarget(address));
    if (!isTarget(address)) return;
    close();
    run(page, 'createLink', address.trim());
  };
  return (
    <Popover opened={isOpen} onDismiss={close} trapFocus returnFocus shadow="md" width={320}>
      <Popover.Target>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t.link}
          title={t.link}
          disabled={page === null}
          onClick={isOpen ? close : open}
        >
          <IconLink size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <TextInput
          data-autofocus
          label={t.address}
          value={address}
          error={isWrong ? errorTexts.VALUE_INVALID[language] : undefined}
          onChange={(event) => setAddress(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            insert();
          }}
        />
        <Group justify="flex-end" mt="sm">
          <Button size="xs" onClick={insert}>
            {t.insert}
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
