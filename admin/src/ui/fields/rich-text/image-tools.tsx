import { Button, Group, Popover, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { choosePictures } from '@share/contract/areas/pictures/pictures.endpoints.ts';
import { languages } from '@share/contract/shared/languages.ts';
import { textIn } from '@share/contract/shared/translated.ts';
import { IconPhotoEdit, IconPhotoSearch } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { DialogMissing } from '../../parts/dialog-missing.tsx';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { richTextTexts } from './rich-text.texts.ts';
import { ToolButton } from './tool-button.tsx';

const LibraryDialog = lazyPart(() => import('../uploads/library/library-dialog.tsx'), DialogMissing);
const LONGEST_ALT = 300;

/** Inserts a picture of the library at the caret, with its description in the language of the text. */
export function LibraryTool({ editor }: { editor: Editor }) {
  const t = useTexts(richTextTexts);
  const { language } = useLanguage();
  const [isOpen, { open, close }] = useDisclosure(false);
  if (!useCan(choosePictures)) return null;
  return (
    <>
      <ToolButton label={t.imageOfLibrary} icon={IconPhotoSearch} onPress={open} />
      {isOpen && (
        <LibraryDialog
          onClose={close}
          onChoose={({ imageUrl, alt }) => {
            const ofText = languages.find((candidate) => candidate === editor.view.dom.lang);
            close();
            editor
              .chain()
              .focus()
              .setImage({ src: imageUrl, alt: textIn(ofText ?? language, alt) })
              .run();
          }}
        />
      )}
    </>
  );
}

/** Edits the description of the selected picture, for people who cannot see it. */
export function DescribeTool({ editor }: { editor: Editor }) {
  const t = useTexts(richTextTexts);
  const [isOpen, { open, close }] = useDisclosure(false);
  const { isPicture, alt } = useEditorState({
    editor,
    selector: () => ({
      isPicture: editor.isActive('image'),
      alt: String(editor.getAttributes('image').alt ?? ''),
    }),
  });
  return (
    <Popover opened={isOpen} onDismiss={close} trapFocus returnFocus shadow="md" width={340}>
      <Popover.Target>
        <ToolButton
          label={t.describeImage}
          icon={IconPhotoEdit}
          isOn={alt !== ''}
          isDisabled={!isPicture && !isOpen}
          onPress={isOpen ? close : open}
        />
      </Popover.Target>
      <Popover.Dropdown>
        <AltForm
          alt={alt}
          onCancel={close}
          onDone={(described) => {
            editor.chain().focus().updateAttributes('image', { alt: described }).run();
            close();
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

interface AltFormProps {
  alt: string;
  onDone: (alt: string) => void;
  onCancel: () => void;
}

function AltForm({ alt, onDone, onCancel }: AltFormProps) {
  const t = useTexts(richTextTexts);
  const common = useTexts(commonTexts);
  const [typed, setTyped] = useState(alt);
  return (
    <>
      <TextInput
        data-autofocus
        size="sm"
        label={t.describeImage}
        description={t.describeHint}
        maxLength={LONGEST_ALT}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onDone(typed.trim());
        }}
      />
      <Group gap="xs" mt="sm" justify="flex-end">
        <Button size="xs" variant="default" onClick={onCancel}>
          {common.cancel}
        </Button>
        <Button size="xs" onClick={() => onDone(typed.trim())}>
          {t.describe}
        </Button>
      </Group>
    </>
  );
}
