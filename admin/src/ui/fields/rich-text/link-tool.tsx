import { Button, Group, Popover, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { errorTexts } from '@share/contract/shared/errors.ts';
import { IconLink } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { completeLink } from './complete-link.ts';
import { isAllowedLink } from './extensions.ts';
import { richTextTexts } from './rich-text.texts.ts';
import { ToolButton } from './tool-button.tsx';

/** Adds a link to the selected text, or changes or removes the present one. */
export function LinkTool({ editor }: { editor: Editor }) {
  const t = useTexts(richTextTexts);
  const [isOpen, { open, close }] = useDisclosure(false);
  const present = useEditorState({ editor, selector: (): unknown => editor.getAttributes('link').href });
  const href = typeof present === 'string' ? present : '';
  return (
    <Popover opened={isOpen} onDismiss={close} trapFocus returnFocus shadow="md" width={340}>
      <Popover.Target>
        <ToolButton label={t.link} icon={IconLink} isOn={href !== ''} onPress={isOpen ? close : open} />
      </Popover.Target>
      <Popover.Dropdown>
        <LinkForm editor={editor} href={href} onDone={close} />
      </Popover.Dropdown>
    </Popover>
  );
}

function LinkForm({ editor, href, onDone }: { editor: Editor; href: string; onDone: () => void }) {
  const t = useTexts(richTextTexts);
  const common = useTexts(commonTexts);
  const { language } = useLanguage();
  const [typed, setTyped] = useState(href);
  const [isWrong, setWrong] = useState(false);
  const selection = () => editor.chain().focus().extendMarkRange('link');
  const insert = () => {
    const address = completeLink(typed);
    if (!isAllowedLink(address)) return setWrong(true);
    if (editor.state.selection.empty && href === '') {
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run();
    } else {
      selection().setLink({ href: address }).run();
    }
    onDone();
  };
  return (
    <>
      <TextInput
        data-autofocus
        size="sm"
        label={t.address}
        description={t.addressHint}
        value={typed}
        error={isWrong ? errorTexts.VALUE_INVALID[language] : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          insert();
        }}
      />
      <Group gap="xs" mt="sm" justify="flex-end">
        {href !== '' && (
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              selection().unsetLink().run();
              onDone();
            }}
          >
            {t.removeLink}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={onDone}>
          {common.cancel}
        </Button>
        <Button size="xs" onClick={insert}>
          {t.insert}
        </Button>
      </Group>
    </>
  );
}
