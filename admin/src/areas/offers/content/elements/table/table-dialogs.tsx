import { Button, Group, Modal, Paper, SimpleGrid, Stack } from '@mantine/core';
import { commonTexts } from '../../../../../platform/common.texts.ts';
import { useTexts } from '../../../../../platform/texts.ts';
import { ReturnFocus } from '../../../../../ui/dialogs/return-focus.tsx';
import { BilingualRichTextField } from '../../../../../ui/fields/bilingual.tsx';
import { ColorField } from '../../../../../ui/fields/color-field.tsx';
import { useOwnValue } from '../../../../../ui/fields/field-control.ts';
import { LanguageSwitch } from '../../../../../ui/fields/languages/language-switch.tsx';
import type { ElementControl } from '../../store/element-control.ts';
import type { RowValues } from '../element-values.ts';
import type { Position } from './grid/table-keys.ts';
import { rowStyle } from './grid/table-row-style.ts';
import { tableTexts } from './table.texts.ts';
import type { TableDialog } from './use-table-overlays.ts';

interface DialogProps {
  control: ElementControl<'table'>;
  title: string;
  onClose: () => void;
}

interface TableDialogsProps {
  control: ElementControl<'table'>;
  dialog: TableDialog | null;
  columnName: (column: number) => string;
  onClose: () => void;
}

/** The dialogue that is open above the table, if any. */
export function TableDialogs({ control, dialog, columnName, onClose }: TableDialogsProps) {
  const t = useTexts(tableTexts);
  if (dialog === null) return null;
  if (dialog.kind === 'colors') {
    const title = t.rowColors(dialog.row + 1);
    return <ColorsDialog control={control} row={dialog.row} title={title} onClose={onClose} />;
  }
  const title = t.cellTitle(dialog.at.row + 1, columnName(dialog.at.column));
  return <CellDialog control={control} at={dialog.at} title={title} onClose={onClose} />;
}

/** One cell with formatting, in both languages. */
function CellDialog({ at, ...props }: DialogProps & { at: Position }) {
  const t = useTexts(tableTexts);
  const common = useTexts(commonTexts);
  return (
    <Modal
      opened
      size="xl"
      onClose={props.onClose}
      title={props.title}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <Stack>
        <LanguageSwitch />
        <BilingualRichTextField
          control={props.control}
          name={`data.rows.${at.row}.cells.${at.column}.value`}
          label={t.content}
        />
        <Group justify="flex-end">
          <Button onClick={props.onClose}>{t.done}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** Custom colours for a row. */
function ColorsDialog({ row, ...props }: DialogProps & { row: number }) {
  const t = useTexts(tableTexts);
  const common = useTexts(commonTexts);
  const values = useOwnValue(props.control, `data.rows.${row}`) as RowValues | undefined;
  if (!values) return null;
  return (
    <>
      <ReturnFocus />
      <Modal
        opened
        onClose={props.onClose}
        title={props.title}
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <Stack>
          <SimpleGrid cols={2}>
            <ColorField
              control={props.control}
              name={`data.rows.${row}.backgroundColor`}
              label={t.backgroundColor}
              required
            />
            <ColorField
              control={props.control}
              name={`data.rows.${row}.textColor`}
              label={t.textColor}
              required
            />
          </SimpleGrid>
          <Paper withBorder p="sm" style={rowStyle(values)}>
            {t.sample}
          </Paper>
          <Group justify="flex-end">
            <Button onClick={props.onClose}>{t.done}</Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
