import { Alert, Button, Stack, Text } from '@mantine/core';
import { MOST_ROWS } from '@share/contract/areas/offers/elements/table.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { IconRowInsertBottom } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import { useTexts } from '../../../../../platform/texts.ts';
import type { ElementControl } from '../../store/element-control.ts';
import { TableGrid } from './grid/table-grid.tsx';
import { tableTexts } from './table.texts.ts';
import { TableDialogs } from './table-dialogs.tsx';
import type { RowErrors } from './table-errors.ts';
import { TableMenu } from './table-menu.tsx';
import { fillGaps, type TableData } from './table-operations.ts';
import { TableToolbar } from './table-toolbar.tsx';
import { gridEvents, useGridCalls } from './use-grid-links.ts';
import { useTableActions } from './use-table-actions.ts';
import { type TableNotice, useTableChanges } from './use-table-changes.ts';
import { useTableCursor } from './use-table-cursor.ts';
import { useTableNames } from './use-table-names.ts';
import { useTableOverlays } from './use-table-overlays.ts';

interface TableWorkspaceProps {
  control: ElementControl<'table'>;
  data: TableData;
  language: Language;
  hasGaps: boolean;
  errors: ReadonlyMap<number, RowErrors>;
  /** The language switch. */
  languages: ReactNode;
}

/** The editor of a table: its grid, its commands, and the menus and dialogues above it. */
export function TableWorkspace({ control, data, language, hasGaps, errors, languages }: TableWorkspaceProps) {
  const t = useTexts(tableTexts);
  const hintId = useId();
  const { changes, names, overlays, actions, ...table } = useTable(control, language);
  return (
    <Stack gap="sm">
      <TableToolbar
        data={data}
        language={language}
        hasGaps={hasGaps}
        onFormat={overlays.formatReached}
        onAddColumn={() => actions.addColumn(data.columns.length)}
        onFillGaps={() => changes.change((present) => fillGaps(present, language))}
        onTemplate={() => void actions.replaceByTemplate()}
      >
        {languages}
      </TableToolbar>
      <TableGrid
        data={data}
        language={language}
        errors={errors}
        grid={table.grid}
        typeAt={table.typeAt}
        calls={table.calls}
        events={table.events}
        describedBy={hintId}
      />
      <div>
        <Button
          ref={table.afterGrid}
          variant="default"
          size="xs"
          leftSection={<IconRowInsertBottom size={16} aria-hidden />}
          disabled={data.rows.length >= MOST_ROWS}
          onClick={() => actions.addRow(data.rows.length)}
        >
          {t.addRow}
        </Button>
      </div>
      <NoticeBelow notice={changes.notice} />
      <Text id={hintId} size="xs" c="dimmed">
        {t.hint}
      </Text>
      <TableMenu
        menu={overlays.menu}
        data={data}
        actions={{ ...actions, chooseColors: overlays.chooseColors }}
        onClose={overlays.closeMenu}
      />
      <TableDialogs
        control={control}
        dialog={overlays.dialog}
        columnName={names.columnName}
        onClose={overlays.closeDialog}
      />
    </Stack>
  );
}

function NoticeBelow({ notice }: { notice: TableNotice | null }) {
  return (
    <div role="status">
      {notice && (
        <Alert variant="light" color={notice.isWarning ? 'yellow' : 'gray'} p="xs">
          {notice.text}
        </Alert>
      )}
    </div>
  );
}

/** The state of a table editor in one language: focus, changes, and open menus and dialogues. */
function useTable(control: ElementControl<'table'>, language: Language) {
  const grid = useRef<HTMLTableElement>(null);
  const afterGrid = useRef<HTMLButtonElement>(null);
  const cursor = useTableCursor(grid);
  const changes = useTableChanges(control, language, cursor);
  const names = useTableNames(changes.table, language);
  const overlays = useTableOverlays(changes, cursor);
  const actions = useTableActions(changes, cursor, names);
  return {
    grid,
    afterGrid,
    changes,
    names,
    overlays,
    actions,
    typeAt: cursor.typeAt,
    calls: useGridCalls(changes, names, overlays.openMenu),
    events: gridEvents({ changes, cursor, actions, onFormat: overlays.formatCell, afterGrid }),
  };
}
