import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { MOST_COLUMNS, MOST_ROWS } from '@share/contract/areas/offers/elements/table.ts';
import { otherLanguage } from '@share/contract/shared/languages.ts';
import {
  IconColumnInsertRight,
  IconLanguage,
  IconRowInsertBottom,
  IconTemplate,
  IconTypography,
} from '@tabler/icons-react';
import { useId, useMemo, useRef, useSyncExternalStore } from 'react';
import { commonTexts } from '../../../../../platform/common.texts.ts';
import { useLanguage } from '../../../../../platform/language.tsx';
import { useTexts } from '../../../../../platform/texts.ts';
import { useOwnValue } from '../../../../../ui/fields/field-control.ts';
import { useFormContext } from '../../../../../ui/form/form-context.ts';
import type { ElementEditorProps } from '../element-editor.ts';
import { TableGrid } from './grid/table-grid.tsx';
import { tableTexts } from './table.texts.ts';
import { CellDialog, ColorsDialog } from './table-dialogs.tsx';
import { tableErrors } from './table-errors.ts';
import { TableLanguages, useTableLanguage } from './table-languages.tsx';
import { TableMenu } from './table-menu.tsx';
import { fillGaps, gapsIn, type TableData } from './table-operations.ts';
import { TablePreview } from './table-preview.tsx';
import { useTableChanges } from './use-table-changes.ts';

/** ELM-49 to ELM-55: a table as a spreadsheet, one language at a time. */
export function TableEditor({ control }: ElementEditorProps<'table'>) {
  const t = useTexts(tableTexts);
  const common = useTexts(commonTexts);
  const { isReadOnly } = useFormContext();
  const data = useOwnValue(control, 'data') as TableData;
  const found = useSyncExternalStore(control.subscribe, control.errors);
  const errors = useMemo(() => tableErrors(found), [found]);
  const [language, setLanguage] = useTableLanguage(useLanguage().language, errors.counts);
  const grid = useRef<HTMLTableElement>(null);
  const afterGrid = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const table = useTableChanges({ control, language, grid, afterGrid });
  const gaps = gapsIn(data);
  const languages = (
    <TableLanguages language={language} onChange={setLanguage} errors={errors.counts} gaps={gaps} />
  );
  if (isReadOnly) {
    return (
      <Stack gap="sm">
        <div>{languages}</div>
        <TablePreview data={data} language={language} />
      </Stack>
    );
  }
  const names = { pl: common.polish, en: common.english };
  return (
    <Stack gap="sm">
      <Group gap="xs">
        {languages}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconTypography size={16} aria-hidden />}
          disabled={data.rows.length === 0}
          onClick={table.formatReached}
        >
          {t.format}
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconColumnInsertRight size={16} aria-hidden />}
          disabled={data.columns.length >= MOST_COLUMNS}
          onClick={() => table.actions.addColumn(data.columns.length)}
        >
          {t.addColumn}
        </Button>
        {gaps[language] > 0 && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconLanguage size={16} aria-hidden />}
            onClick={() => table.change((present) => fillGaps(present, language))}
          >
            {t.fillGaps(names[otherLanguage(language)])}
          </Button>
        )}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconTemplate size={16} aria-hidden />}
          onClick={() => void table.replaceByTemplate()}
        >
          {t.template}
        </Button>
      </Group>
      <TableGrid
        data={data}
        language={language}
        errors={errors.rows}
        grid={grid}
        typeAt={table.typeAt}
        calls={table.calls}
        events={table.events}
        describedBy={hintId}
      />
      <div>
        <Button
          ref={afterGrid}
          variant="default"
          size="xs"
          leftSection={<IconRowInsertBottom size={16} aria-hidden />}
          disabled={data.rows.length >= MOST_ROWS}
          onClick={() => table.actions.addRow(data.rows.length)}
        >
          {t.addRow}
        </Button>
      </div>
      <div role="status">
        {table.said && (
          <Alert variant="light" color={table.said.isWarning ? 'yellow' : 'gray'} p="xs">
            {table.said.text}
          </Alert>
        )}
      </div>
      <Text id={hintId} size="xs" c="dimmed">
        {t.hint}
      </Text>
      <TableMenu menu={table.menu} data={data} actions={table.actions} onClose={table.closeMenu} />
      {table.dialog?.kind === 'cell' && (
        <CellDialog
          control={control}
          at={table.dialog.at}
          title={t.cellTitle(table.dialog.at.row + 1, table.columnName(table.dialog.at.column))}
          onClose={table.closeDialog}
        />
      )}
      {table.dialog?.kind === 'colors' && (
        <ColorsDialog
          control={control}
          row={table.dialog.row}
          title={t.rowColors(table.dialog.row + 1)}
          onClose={table.closeDialog}
        />
      )}
    </Stack>
  );
}
