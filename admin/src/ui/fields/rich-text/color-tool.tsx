import { Button, ColorInput, ColorSwatch, Popover, SimpleGrid, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPalette } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTexts } from '../../../platform/texts.ts';
import { richTextTexts } from './rich-text.texts.ts';
import { ToolButton } from './tool-button.tsx';

const swatches = [
  '#0a1713',
  '#4a5651',
  '#7a1a13',
  '#d92d20',
  '#9c430d',
  '#b86e00',
  '#07503c',
  '#0d8765',
  '#17c191',
  '#174696',
  '#1d5fd0',
  '#5a2496',
];

export function ColorTool({ editor }: { editor: Editor }) {
  const t = useTexts(richTextTexts);
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const present = useEditorState({
    editor,
    selector: (): unknown => editor.getAttributes('textStyle').color,
  });
  const choose = (color: string | null) => {
    const chain = editor.chain().focus();
    (color ? chain.setColor(color) : chain.unsetColor()).run();
  };
  return (
    <Popover opened={isOpen} onDismiss={close} trapFocus returnFocus shadow="md">
      <Popover.Target>
        <ToolButton label={t.color} icon={IconPalette} isOn={typeof present === 'string'} onPress={toggle} />
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <SimpleGrid cols={6} spacing={6}>
            {swatches.map((color) => (
              <ColorSwatch
                key={color}
                component="button"
                type="button"
                color={color}
                aria-label={`${t.color} ${color}`}
                onClick={() => {
                  choose(color);
                  close();
                }}
              />
            ))}
          </SimpleGrid>
          <ColorInput
            size="xs"
            label={t.otherColor}
            format="hex"
            withEyeDropper={false}
            value={typeof present === 'string' ? present : ''}
            onChangeEnd={choose}
            popoverProps={{ withinPortal: false }}
          />
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              choose(null);
              close();
            }}
          >
            {t.noColor}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
