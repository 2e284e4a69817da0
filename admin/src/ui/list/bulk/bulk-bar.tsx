import { Button, Menu, Text } from '@mantine/core';
import { type ExportFormat, exportFormats } from '@share/contract/shared/lists/list-export.ts';
import { IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { IfAllowed } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { DialogMissing } from '../../parts/dialog-missing.tsx';
import { lazyPart, usePreloaded } from '../../parts/lazy-part.tsx';
import { exportTexts } from '../export/export.texts.ts';
import classes from './bulk.module.css';
import { bulkTexts } from './bulk.texts.ts';
import type { BulkAction, JointAction } from './bulk-action.ts';
import type { BulkDialogProps } from './bulk-dialog.tsx';

const LazyDialog = lazyPart<BulkDialogProps<never>>(
  () => import('./bulk-dialog.tsx'),
  ({ onClose, ...missing }) => <DialogMissing {...missing} onClose={() => onClose(false)} />,
);
const BulkDialog = LazyDialog as unknown as <Row extends { id: number }>(
  props: BulkDialogProps<Row>,
) => ReactNode;

interface BulkBarProps<Row> {
  rows: readonly Row[];
  /** All rows of the page. */
  page: readonly Row[];
  actions: readonly (BulkAction<Row> | JointAction<Row>)[];
  onExport: ((format: ExportFormat) => void) | undefined;
  onChoose: (rows: readonly Row[]) => void;
}

/** The actions on the chosen rows, always visible below the list; absent while no row is chosen. */
export function BulkBar<Row extends { id: number }>({
  rows,
  page,
  actions,
  onExport,
  onChoose,
}: BulkBarProps<Row>) {
  const texts = useTexts(bulkTexts);
  const { formats } = useTexts(exportTexts);
  usePreloaded(LazyDialog, rows.length > 0);
  const [begun, setBegun] = useState<{ action: BulkAction<Row>; rows: readonly Row[] } | null>(null);
  return (
    <>
      {rows.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a toolbar is no fieldset
        <div role="group" aria-label={texts.bar} className={classes.bar}>
          <Text fw={700} size="sm" role="status">
            {texts.chosen(rows.length)}
          </Text>
          {rows.length < page.length && (
            <Button variant="subtle" size="compact-sm" onClick={() => onChoose(page)}>
              {texts.all(page.length)}
            </Button>
          )}
          {actions.map((action) => (
            <IfAllowed key={action.name} endpoint={action.endpoint}>
              <Button
                variant="default"
                size="xs"
                leftSection={action.icon}
                disabled={!rows.some(action.isPossible)}
                onClick={() => ('open' in action ? action.open(rows) : setBegun({ action, rows }))}
              >
                {action.label}
              </Button>
            </IfAllowed>
          ))}
          {onExport && (
            <Menu>
              <Menu.Target>
                <Button variant="default" size="xs" rightSection={<IconChevronUp size={14} aria-hidden />}>
                  {texts.exportChosen}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {exportFormats.map((format) => (
                  <Menu.Item key={format} onClick={() => onExport(format)}>
                    {formats[format]}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
          <Button variant="subtle" size="compact-sm" color="gray" onClick={() => onChoose([])}>
            {texts.clear}
          </Button>
        </div>
      )}
      {begun && (
        <BulkDialog
          action={begun.action}
          rows={begun.rows}
          onClose={(isDone) => {
            setBegun(null);
            if (isDone) onChoose([]);
          }}
        />
      )}
    </>
  );
}
