import { ActionIcon, Button, Group, Menu, Paper, Progress, Text, Tooltip } from '@mantine/core';
import { type ExportFormat, exportFormats } from '@share/contract/shared/lists/list-export.ts';
import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { exportTexts } from './export.texts.ts';

const icons = { xlsx: IconFileSpreadsheet, csv: IconFileText };

interface ExportMenuProps {
  /** How many rows the file will have. */
  rows: number;
  isRunning: boolean;
  onExport: (format: ExportFormat) => void;
}

/** The formats in which the list can be exported. */
export function ExportMenu({ rows, isRunning, onExport }: ExportMenuProps) {
  const texts = useTexts(exportTexts);
  const { language } = useLanguage();
  return (
    <Menu position="bottom-end">
      <Tooltip label={texts.export}>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={texts.export} disabled={isRunning}>
            <IconDownload size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        <Menu.Label>{texts.rows(rows.toLocaleString(language))}</Menu.Label>
        {exportFormats.map((format) => {
          const Icon = icons[format];
          return (
            <Menu.Item
              key={format}
              leftSection={<Icon size={18} aria-hidden />}
              onClick={() => onExport(format)}
            >
              {texts.formats[format]}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The progress of an export in bytes; the total size is unknown until the end. */
export function ExportProgress({ bytes, onCancel }: { bytes: number; onCancel: () => void }) {
  const texts = useTexts(exportTexts);
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" gap="sm">
        <Text size="sm" role="status">
          {texts.running(bytes)}
        </Text>
        <Button variant="default" size="xs" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Group>
      <Progress value={100} animated size={4} mt="xs" aria-hidden />
    </Paper>
  );
}
